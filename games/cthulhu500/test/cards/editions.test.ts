import { situationAt } from '@octopolis/bots'
import { QuickChance, Table } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../../bot/bots.ts'
import { editions } from '../../data/editions/index.ts'
import { cthulhu500 } from '../../game.ts'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import { ada, handOf } from '../lay.ts'
import { bonuses, onTrack, play } from './track.ts'

const say = { name: (seat: number) => `S${seat}` }

test('[C500-7.3] a card does what its edition has printed on it', () => {
  const draws = ['miGo', 'fishtail', 'mudflaps'] as const
  const racers = { ada: { hand: ['ownersManual' as const] } }
  const [old, now] = [onTrack(racers, { edition: 2, draws }), onTrack(racers, { draws })]
  for (const table of [old, now]) play(table, 'ownersManual')
  expect([handOf(old, ada), old.state.pack.indexOf(ada)]).toEqual([[...draws], 1])
  expect([handOf(now, ada), now.state.pack.indexOf(ada)]).toEqual([[], 0])
})

test('[C500-3.2] so do parts and vehicles', () => {
  const tired = { ada: { tires: 'radialsFromBeyond' as const } }
  expect([bonuses(tired, { edition: 2 }).ada, bonuses(tired).ada]).toEqual([2, 3])
})

test('whoever reads a card reads what it does in this race', () => {
  const hand = ['ownersManual'] as const
  const read = (edition: number, words: typeof en) =>
    JSON.stringify(words.table(cthulhu500.view(onTrack({ ada: { hand } }, { edition }).state, ada), say))
  expect(read(2, en)).toContain('Draw 3 cards.')
  expect(read(5, en)).not.toContain('Draw 3 cards.')
  expect(read(2, fr)).toContain('Piochez 3 cartes.')
})

describe.each(editions)('edition %i', (edition) => {
  test('is driven by bots, who imagine nothing but it', () => {
    const table = Table.start(cthulhu500, {
      seats: 3,
      seed: `bots ${edition}`,
      version: edition,
      options: { short: true },
    })
    const chance = new QuickChance(edition)
    while (table.outcome === null && table.seq < 80) {
      const seat = chance.pick(table.awaiting)
      expect(cthulhu500.imagine(table.view(seat), chance).race).toEqual(table.state.race)
      table.play(seat, bots.easy.decide(situationAt(table, seat, chance)))
    }
    expect(table.state.race.edition).toBe(edition)
    expect(Table.replay(cthulhu500, table.record()).state).toEqual(table.state)
  })
})
