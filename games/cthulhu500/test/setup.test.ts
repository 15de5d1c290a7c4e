import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import { cardIds, cards, deck } from '../data/cards/index.ts'
import { vehicleIds, vehicles } from '../data/vehicles.ts'
import type { Move } from '../moves.ts'
import {
  ada,
  answers,
  asked,
  bo,
  cy,
  endTurn,
  goTo,
  holdAll,
  lay,
  names,
  packOf,
  racer,
  start,
  told,
  viewers,
  type RaceTable,
} from './lay.ts'

const sizes = [3, 4, 5, 6, 7, 8]

/** Everybody discards so many of the cards they have, by seat. */
function lineUp(table: RaceTable, counts: readonly number[]): void {
  counts.forEach((count, seat) =>
    table.play(seat, { type: 'discard', cards: racer(table, seat).hand.slice(0, count).toSorted() }),
  )
}

describe('vehicles', () => {
  test('[C500-1.1] there are eight, with two sides; the truck alone is faster damaged', () => {
    expect(vehicleIds).toHaveLength(8)
    const fasterDamaged = vehicleIds.filter((id) => vehicles[id].damaged.speed > vehicles[id].intact.speed)
    expect(fasterDamaged).toEqual(['truck'])
  })

  test.each(sizes)('[C500-1.1] by chance, each of %i has one of their own', (seats) => {
    const dealt = ['one', 'two', 'three', 'four'].map((seed) =>
      start(seats, {}, seed).state.racers.map(({ vehicle }) => vehicle),
    )
    for (const one of dealt) expect(new Set(one).size).toBe(seats)
    expect(new Set(dealt.map((one) => one.join())).size).toBeGreaterThan(1)
  })

  test('[C500-1.1] by choice, one after another takes one of those that are left', () => {
    const table = start(3, { vehicles: 'chosen' })
    expect(asked(table)).toBe('choose ada')
    expect(answers(table, ada)).toHaveLength(8)
    table.play(ada, { type: 'choose', vehicle: 'truck' })
    refused(table, bo, { type: 'choose', vehicle: 'truck' })
    refused(table, cy, { type: 'choose', vehicle: 'olds' })
    table.play(bo, { type: 'choose', vehicle: 'olds' })
    expect(answers(table, cy)).toHaveLength(6)
    // Nobody has seen a card yet.
    expect(racer(table, ada).hand).toEqual([])
    table.play(cy, { type: 'choose', vehicle: 'feararri' })
    expect(table.state.racers.map(({ vehicle }) => vehicle)).toEqual(['truck', 'olds', 'feararri'])
    expect(asked(table)).toBe('grid ada bo cy')
  })

  test('[C500-1.2] without driver or tires it races on, with no bonus', () => {
    const table = lay(
      { ada: { vehicle: 'truck' }, bo: { vehicle: 'chariot' } },
      { pack: [bo, ada, cy, 3], dice: [5, 1] },
    )
    table.play(ada, { type: 'pass' })
    expect(told(table, 'rolled')[0]?.mine).toEqual({
      die: 5,
      speed: vehicles.truck.intact.speed,
      vehicle: 0,
      driver: 0,
      mods: 0,
      tires: 0,
      crew: 0,
      cards: 0,
    })
  })

  test('[C500-1.2] pit crew is unlimited', () => {
    const crew = cardIds.filter((id) => cards[id].kind === 'crew').slice(0, 6)
    const table = lay({ ada: { pit: crew.slice(0, 5), hand: crew.slice(5) } })
    table.play(ada, { type: 'hire', card: crew[5] ?? 'miGo', pit: ada })
    holdAll(table)
    expect(racer(table, ada).pit).toEqual(crew)
  })
})

describe('cards', () => {
  test('[C500-1.3] 26 actions, 17 crew, 18 mods, 8 tires and 24 reactions; the flag starts among the discards', () => {
    const count = (kind: string) => deck.filter((id) => cards[id].kind === kind).length
    expect(['action', 'crew', 'mod', 'tires', 'reaction'].map(count)).toEqual([26, 17, 18, 8, 24])
    const { state } = start(4)
    expect(state.discards).toEqual(['flag'])
    const all = [...state.pile, ...state.racers.flatMap(({ hand }) => hand)]
    expect(all.toSorted()).toEqual(deck.toSorted())
  })

  test.each(sizes)('[C500-1.4] five cards each for %i, and nobody sees another’s', (seats) => {
    const table = start(seats)
    for (const viewer of viewers(table)) {
      const { racers } = table.view(viewer)
      expect(racers.map(({ held }) => held)).toEqual(Array.from({ length: seats }, () => 5))
      expect(racers.flatMap(({ hand }, seat) => (hand === null ? [] : [seat]))).toEqual(
        viewer === 'watcher' ? [] : [viewer],
      )
      expect(told(table, 'drew', viewer)).toHaveLength(viewer === 'watcher' ? 0 : 1)
    }
  })
})

describe('the grid', () => {
  test('[C500-1.4] most discarded leads, and nobody redraws', () => {
    const table = start(4)
    lineUp(table, [1, 5, 0, 3])
    expect(packOf(table)).toBe('bo dee ada cy')
    expect(told(table, 'lots')).toEqual([])
    expect(told(table, 'shown')[0]?.discards.map((shown) => shown.length)).toEqual([1, 5, 0, 3])
    const held = table.view('watcher').racers.map((one) => one.held)
    expect(held).toEqual([4, 0, 5, 2])
  })

  test('[C500-1.4] what is discarded is shown when all have chosen, and not before', () => {
    const table = start(3)
    const { hand } = racer(table, ada)
    table.play(ada, { type: 'discard', cards: hand.slice(0, 2).toSorted() })
    expect(table.view(bo).choice).toBeNull()
    expect(table.view(bo).ready).toEqual([true, false, false])
    expect(told(table, 'chose', bo)).toEqual([])
    expect(told(table, 'chose', ada)).toHaveLength(1)
    expect(table.view(bo).racers[ada]?.held).toBe(5)
    refused(table, ada, { type: 'discard', cards: [] })
  })

  test('[C500-1.4] ties are settled by die, the higher ahead', () => {
    const orders = Array.from({ length: 30 }, (_, number) => {
      const table = start(3, {}, `tie ${number}`)
      lineUp(table, [2, 2, 2])
      const rolls = told(table, 'lots')[0]?.rolls ?? []
      const [first, second, third] = table.state.pack.map((seat) => rolls.find((roll) => roll.seat === seat)?.die ?? 0)
      expect((first ?? 0) >= (second ?? 0) && (second ?? 0) >= (third ?? 0)).toBe(true)
      return packOf(table)
    })
    expect(new Set(orders).size).toBe(6)
  })

  test('[C500-1.5] the last of the pack has the first turn, and turns go clockwise', () => {
    const table = start(4)
    lineUp(table, [0, 5, 1, 2])
    expect(packOf(table)).toBe('bo dee cy ada')
    const seats: (string | undefined)[] = []
    for (let turns = 0; turns < 5; turns++) {
      goTo(table, 'act')
      seats.push(names[table.state.turn])
      endTurn(table)
    }
    expect(seats).toEqual(['ada', 'bo', 'cy', 'dee', 'ada'])
  })

  test('[C500-1.4] any number of cards may be chosen, of copies any number', () => {
    const table = start(3)
    const { hand } = racer(table, ada)
    const all = answers(table, ada).map((move: Move) => (move.type === 'discard' ? move.cards.join() : ''))
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain('')
    expect(all).toContain(hand.toSorted().join())
  })
})
