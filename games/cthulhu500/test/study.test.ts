import { QuickChance, Table } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { cthulhu500 } from '../game.ts'
import type { Fact } from '../facts.ts'
import { study } from '../study.ts'

const [vehicles, played, drawn] = study.marks ?? []
const [turns, laps, leads, reactions] = study.measures ?? []

function race(seats: number, seed: string) {
  const table = Table.start(cthulhu500, { seats, seed })
  const chance = new QuickChance(seed)
  const facts: Fact[] = table.lastTold().map(({ fact }) => fact)
  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    const seat = chance.pick(awaiting)
    table.play(seat, chance.pick(table.prompt(seat)?.moves ?? []))
    for (const { fact } of table.lastTold()) facts.push(fact)
  }
  return { table, facts }
}

const races = [3, 5, 8].map((seats) => ({ seats, ...race(seats, `study ${seats}`) }))

test('[C500-7.4] every seat has one vehicle, and its own', () => {
  for (const { seats, table, facts } of races) {
    const found = vehicles?.of(facts, seats) ?? []
    expect(found.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: seats }, (_, seat) => seat),
    )
    for (const { seat, label } of found) expect(table.state.racers[seat]?.vehicle).toBe(label)
  }
})

test('cards are drawn, those of the first hand too, before they are played; every label has its words', () => {
  for (const { seats, facts } of races) {
    const [out, into] = [played?.of(facts, seats) ?? [], drawn?.of(facts, seats) ?? []]
    expect(into.length).toBeGreaterThan(out.length)
    // Hands wander, so that it may have been somebody else who drew it.
    const everDrawn = new Set(into.map(({ label }) => label))
    for (const { label } of out) expect(everDrawn.has(label)).toBe(true)
    for (const { label } of [...out, ...into]) expect(Object.hasOwn(drawn?.labels ?? {}, label)).toBe(true)
  }
})

test('[C500-7.4] whatever is spent, hired or fitted counts as played', () => {
  const facts: readonly Fact[] = [
    { type: 'played', seat: 0, card: 'summonPothole', target: 1 },
    { type: 'hired', seat: 1, card: 'miGo', pit: 2 },
    { type: 'reacted', seat: 2, card: 'iaIa', to: 'hired', against: { card: 'miGo', seat: 1 }, target: null },
    { type: 'cancelled', seat: 1, card: 'miGo', by: 2 },
    { type: 'fitting', seat: 0, card: 'mudflaps', slot: 'mod', instead: null },
    { type: 'discarded', seat: 0, cards: ['ejectorSeat'], source: null },
  ]
  expect(played?.of(facts, 3)).toEqual([
    { seat: 0, label: 'summonPothole' },
    { seat: 1, label: 'miGo' },
    { seat: 2, label: 'iaIa' },
    { seat: 0, label: 'mudflaps' },
  ])
})

test('the lead changes when somebody else leads, not when others pass', () => {
  const passed = (pack: readonly number[]): Fact => ({ type: 'passed', seat: 0, over: 1, by: 'roll', pack })
  const facts: readonly Fact[] = [
    { type: 'linedUp', pack: [0, 1, 2] },
    passed([0, 2, 1]),
    passed([2, 0, 1]),
    { type: 'swapped', seat: 1, other: 2, pack: [1, 0, 2] },
    passed([1, 2, 0]),
  ]
  expect(leads?.of(facts, 3)).toBe(2)
})

test('[C500-7.4] turns are counted a player, reactions a turn, and laps are the winner’s', () => {
  for (const { seats, table, facts } of races) {
    const count = (type: Fact['type']) => facts.filter((fact) => fact.type === type).length
    expect(turns?.of(facts, seats)).toBe(count('turn') / seats)
    expect(reactions?.of(facts, seats)).toBe(count('reacted') / count('turn'))
    const winner = table.outcome?.places.indexOf(1) ?? -1
    expect(laps?.of(facts, seats)).toBe(table.state.racers[winner]?.laps)
  }
  expect(laps?.of([], 3)).toBeNull()
})
