import { QuickChance, Table, type AnyTable } from '@octopolis/engine'
import { boxes, type Box } from '@octopolis/games'
import { expect, test } from 'vitest'
import { fit, foresight, type Sample } from '../fit/model.ts'
import { samplesOf } from '../fit/samples.ts'
import { lab, workFolder } from './lab.ts'

/** Winners drawn by known weights: the first trait counts for much, the second against, the third for nothing. */
function drawn(truth: readonly number[], count: number): Sample[] {
  const chance = new QuickChance('fit')
  const trait = () => chance.below(1000) / 1000
  return Array.from({ length: count }, () => {
    const traits = Array.from({ length: 4 }, (_seat, seat) => (seat === 3 ? null : truth.map(trait)))
    const strength = traits.map((mine) =>
      mine === null ? 0 : Math.exp(mine.reduce((sum, value, index) => sum + value * (truth[index] ?? 0), 0)),
    )
    let left = (chance.below(1e6) / 1e6) * strength.reduce((sum, one) => sum + one, 0)
    const winner = strength.findIndex((one) => (left -= one) < 0)
    return { traits, winner }
  })
}

test('finds the weights that the winners were drawn by', () => {
  const truth = [3, -2, 0]
  const samples = drawn(truth, 4000)
  const found = fit(samples, truth.length)
  found.forEach((weight, index) => expect(Math.abs(weight - (truth[index] ?? 0))).toBeLessThan(0.3))
  const { fitted, even } = foresight(samples, found)
  expect(even).toBeCloseTo(-Math.log(3))
  expect(fitted).toBeGreaterThan(even + 0.1)
})

/** A random game that somebody wins. */
function wonGame({ game }: Box): AnyTable {
  for (let night = 0; ; night++) {
    const chance = new QuickChance(`night ${night}`)
    const table = Table.start(game, { seats: 4, seed: `night ${night}` })
    while (table.awaiting.length > 0) {
      const seat = chance.pick(table.awaiting)
      table.play(seat, chance.pick(table.prompt(seat)?.moves ?? []))
    }
    if (table.outcome?.places.includes(1) === true) return table
  }
}

test('takes one moment a turn from a recorded game, each with the winner', () => {
  const { octopus } = boxes
  if (octopus?.judged === undefined) throw new Error('octopus judges by weights')
  const table = wonGame(octopus)
  const turns = table.heard('watcher').filter(({ type }) => type === 'turn').length
  const samples = samplesOf(octopus, octopus.judged, table.record())
  expect(samples).toHaveLength(turns)
  for (const { winner, traits } of samples) expect(traits[winner]).not.toBeNull()
})

test('likelihoods from nothing come out alike whatever the threads, and each round adds to the last', async () => {
  const folder = workFolder()
  const asked = ['fit', 'kraken', '--games', '1', '--bots', 'normal', '--seed', '3']
  const fitted = async (...more: readonly string[]): Promise<string> => {
    const { code, out } = await lab([...asked, ...more], { folder })
    expect(code).toBe(0)
    return out
  }
  const counts = async (threads: string): Promise<Record<string, number>> =>
    JSON.parse(await fitted('--rounds', '2', '--threads', threads, '--json')) as Record<string, number>
  const twice = await counts('1')
  expect(await counts('2')).toEqual(twice)
  const ended = Object.entries(twice).filter(([name]) => name.startsWith('converts/'))
  const games = 2 * (boxes.kraken?.study.tables.length ?? 0)
  expect(ended.reduce((sum, [, count]) => sum + count, 0)).toBeCloseTo(games)
  expect(await fitted('--rounds', '1', '--threads', '2')).toContain('export const learnt')
})
