import { QuickChance } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { plainGuide, random, search } from '../index.ts'
import { pennies, type Pennies, type PenniesBot } from './pennies.ts'

const chance = new QuickChance('search')

function choices(bot: PenniesBot, state: Pennies, seat: number, times: number): number[] {
  const counts = [0, 0, 0]
  for (let time = 0; time < times; time++) {
    const prompt = pennies.prompt(state, seat)
    if (prompt === null) throw new Error('nothing is asked')
    const { side } = bot.decide({ seat, view: pennies.view(state, seat), prompt, facts: [], talk: [], chance })
    counts[side] = (counts[side] ?? 0) + 1
  }
  return counts
}

const thinker = search(pennies, plainGuide(pennies), { worlds: 60, answers: 3 })
const fresh = (): Pennies => ({ shown: [null, null], ending: null })

test('a choice made at once with others is mixed, so that nobody can read it', () => {
  const [heads = 0, tails = 0, forfeits] = choices(thinker, fresh(), 0, 300)
  expect(heads).toBeGreaterThan(90)
  expect(tails).toBeGreaterThan(90)
  expect(forfeits).toBe(0)
})

test('a secret that was chosen before is treated as being chosen now', () => {
  const [heads = 0, tails = 0, forfeits] = choices(thinker, { shown: [null, 1], ending: null }, 0, 300)
  expect(heads).toBeGreaterThan(90)
  expect(tails).toBeGreaterThan(90)
  expect(forfeits).toBe(0)
})

test('a smaller budget plays worse: with one answer in mind it forfeits as often as not', () => {
  const hasty = search(pennies, plainGuide(pennies), { worlds: 1, answers: 1 })
  const [, , forfeits = 0] = choices(hasty, fresh(), 1, 300)
  expect(forfeits).toBeGreaterThan(60)
})

test('the same dice lead to the same thoughts', () => {
  const decide = () => {
    const prompt = pennies.prompt(fresh(), 0)
    if (prompt === null) throw new Error('nothing is asked')
    const dice = new QuickChance('again')
    return Array.from({ length: 20 }, () =>
      thinker.decide({ seat: 0, view: fresh(), prompt, facts: [], talk: [], chance: dice }),
    )
  }
  expect(decide()).toEqual(decide())
})

test('the random bot gives every answer', () => {
  for (const count of choices(random, fresh(), 0, 300)) expect(count).toBeGreaterThan(60)
})
