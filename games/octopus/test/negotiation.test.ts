import { QuickChance, Refusal, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { exteriors } from '../data/places.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import {
  answers,
  asked,
  blue,
  crypt,
  declare,
  garden,
  gold,
  green,
  grimoire,
  heard,
  held,
  key,
  lay,
  leave,
  letTimeRunOut,
  library,
  lock,
  museum,
  outside,
  plant,
  powers,
  red,
  resolve,
  skull,
  start,
  stock,
  take,
  told,
  viewers,
} from './lay.ts'

/** Three cults meet in the crypt; gold is in the garden. */
const meeting = (on: { readonly edition?: number } = {}) => {
  const table = lay(
    {
      red: { in: crypt, power: 4 },
      blue: { in: crypt, power: 4 },
      green: { in: crypt, power: 4 },
      gold: { in: garden, power: 4 },
    },
    on,
  )
  resolve(table)
  return table
}

const parley = (table: ReturnType<typeof meeting>) => {
  const ask = table.prompt(table.awaiting[0] ?? red)?.ask
  return ask?.type === 'negotiate' ? ask : null
}

describe('several cults, no offspring', () => {
  test('[OCT-4.4] they negotiate, and everyone is told', () => {
    const table = meeting()
    expect(asked(table)).toBe('negotiate red blue green')
    for (const viewer of viewers(table)) {
      expect(table.heard(viewer).at(-1)).toEqual({ type: 'negotiation', at: crypt, parties: [red, blue, green] })
    }
  })

  test('[OCT-4.4] outcome: nothing', () => {
    const table = meeting()
    lock(table, 'nothing', red, blue, green)
    expect(told(table, 'agreed')).toEqual([{ type: 'agreed', at: crypt, stance: 'nothing', turn: 1 }])
    expect(asked(table)).toBe('gather gold')
    expect(powers(table)).toEqual({ red: 4, blue: 4, green: 4, gold: 4 })
    expect(stock(table, crypt)).toBe(3)
  })

  test('[OCT-4.4] outcome: one named cult dominates as if alone', () => {
    const table = meeting()
    lock(table, blue, red, blue, green)
    expect(told(table, 'agreed')).toEqual([{ type: 'agreed', at: crypt, stance: blue, turn: 1 }])
    expect(told(table, 'dominated')).toEqual([{ type: 'dominated', cult: blue, at: crypt, turn: 1 }])
    expect(asked(table)).toBe('gather blue')
    take(table, blue)
    expect(held(table)).toEqual({ red: [], blue: [skull], green: [], gold: [] })
    expect(powers(table)).toEqual({ red: 4, blue: 4, green: 4, gold: 4 })
  })

  test('[OCT-4.4] outcome: confrontation, each cult present loses 1 and nobody gathers', () => {
    const table = meeting()
    lock(table, 'fight', red)
    expect(powers(table)).toEqual({ red: 3, blue: 3, green: 3, gold: 4 })
    expect(told(table, 'fought').map(({ cult, at, power }) => [cult, at, power])).toEqual([
      [red, crypt, 3],
      [blue, crypt, 3],
      [green, crypt, 3],
    ])
    expect(stock(table, crypt)).toBe(3)
    expect(asked(table)).toBe('gather gold')
  })

  test('[OCT-4.4] who had 1 power is out by a confrontation', () => {
    const table = lay({ red: { in: crypt, power: 1 }, blue: { in: crypt, power: 2 }, green: { in: garden } })
    resolve(table)
    lock(table, 'fight', red)
    expect(powers(table)).toMatchObject({ red: 0, blue: 1 })
    expect(told(table, 'out')).toEqual([{ type: 'out', cult: red }])
  })

  test('[OCT-4.4] each location has its own negotiation', () => {
    const table = lay({ red: { in: museum }, blue: { in: museum }, green: { in: crypt }, gold: { in: crypt } })
    resolve(table)
    expect(asked(table)).toBe('negotiate red blue')
    lock(table, 'nothing', red, blue)
    expect(asked(table)).toBe('negotiate green gold')
    expect(parley(table)).toMatchObject({ at: crypt, round: 1 })
  })

  test('[OCT-4.4] in the open: all hear every stance and see it on the table, watchers too', () => {
    const table = meeting()
    declare(table, green, red)
    lock(table, 'nothing', blue)
    for (const viewer of viewers(table)) {
      expect(table.heard(viewer).slice(-2)).toEqual([
        { type: 'declared', cult: red, stance: green },
        { type: 'locked', cult: blue, stance: 'nothing' },
      ])
      expect(table.view(viewer).agenda.at(-1)).toMatchObject({
        type: 'negotiate',
        parties: [
          { cult: red, stance: green, locked: false },
          { cult: blue, stance: 'nothing', locked: true },
          { cult: green, stance: null, locked: false },
        ],
      })
    }
  })
})

describe('no agreement', () => {
  test.each([red, blue, green])('[OCT-4.5] any one party can force a confrontation: seat %i alone does', (fighter) => {
    const table = meeting()
    lock(table, 'nothing', ...[red, blue, green].filter((seat) => seat !== fighter))
    expect(powers(table)).toMatchObject({ red: 4, blue: 4, green: 4 })
    lock(table, 'fight', fighter)
    expect(told(table, 'confrontation')).toEqual([{ type: 'confrontation', at: crypt, by: fighter }])
    expect(powers(table)).toMatchObject({ red: 3, blue: 3, green: 3 })
  })

  test('[OCT-4.5] it can be forced in the second round too', () => {
    const table = meeting()
    lock(table, 'nothing', red, blue)
    lock(table, green, green)
    lock(table, 'fight', blue)
    expect(told(table, 'confrontation')).toEqual([{ type: 'confrontation', at: crypt, by: blue }])
  })

  test('[OCT-4.5] no agreement is a confrontation that nobody forced', () => {
    const table = meeting()
    for (const _round of [1, 2]) {
      lock(table, blue, red, blue)
      lock(table, 'nothing', green)
    }
    expect(told(table, 'confrontation')).toEqual([{ type: 'confrontation', at: crypt, by: null }])
    expect(powers(table)).toEqual({ red: 3, blue: 3, green: 3, gold: 4 })
  })
})

describe('stances', () => {
  test('[OCT-4.6] a stance may be changed until it is locked', () => {
    const table = meeting()
    declare(table, 'nothing', red)
    declare(table, 'fight', red)
    declare(table, blue, red)
    expect(told(table, 'declared').map(({ stance }) => stance)).toEqual(['nothing', 'fight', blue])
    lock(table, 'nothing', red)
    expect(parley(table)?.parties[0]).toMatchObject({ cult: red, stance: 'nothing', locked: true })
  })

  test('[OCT-4.6] a locked stance is final for the round', () => {
    const table = meeting()
    lock(table, 'nothing', red)
    expect(asked(table)).toBe('negotiate blue green')
    expect(() => lock(table, blue, red)).toThrow(Refusal)
    expect(() => declare(table, blue, red)).toThrow(Refusal)
  })

  test('[OCT-4.6] a lock isn’t taken back, a declaration may be', () => {
    const table = meeting()
    declare(table, blue, red)
    expect(table.mayUndo(red)).toBe(true)
    lock(table, 'nothing', red)
    expect(table.mayUndo(red)).toBe(false)
  })

  test('[OCT-4.6] in edition 1 a lock could be taken back until somebody else spoke', () => {
    const table = meeting({ edition: 1 })
    lock(table, 'nothing', red)
    expect(table.mayUndo(red)).toBe(true)
  })

  test('[OCT-4.6] declared stances settle nothing, though all are equal', () => {
    const table = meeting()
    declare(table, 'nothing', red, blue, green)
    expect(asked(table)).toBe('negotiate red blue green')
  })

  test('[OCT-4.6] a declared fight is only words', () => {
    const table = meeting()
    declare(table, 'fight', red, blue, green)
    expect(powers(table)).toMatchObject({ red: 4, blue: 4, green: 4 })
    lock(table, 'nothing', red, blue, green)
    expect(told(table, 'confrontation')).toEqual([])
  })

  test('[OCT-4.6] all locked and equal: done in the first round', () => {
    const table = meeting()
    lock(table, 'nothing', green, red)
    expect(asked(table)).toBe('negotiate blue')
    lock(table, 'nothing', blue)
    expect(told(table, 'disagreed')).toEqual([])
    expect(asked(table)).toBe('gather gold')
  })

  test('[OCT-4.6] a locked fight is a confrontation at once, though others haven’t spoken', () => {
    const table = meeting()
    lock(table, 'fight', green)
    expect(heard(table).slice(-6)).toEqual(['locked', 'confrontation', 'fought', 'fought', 'fought', 'dominated'])
    expect(told(table, 'locked')).toHaveLength(1)
  })

  test('[OCT-4.6] stances that differ when all have locked: one more round of talk', () => {
    const table = meeting()
    lock(table, 'nothing', red)
    lock(table, blue, blue, green)
    expect(told(table, 'disagreed')).toEqual([{ type: 'disagreed', at: crypt }])
    expect(asked(table)).toBe('negotiate red blue green')
    expect(parley(table)?.round).toBe(2)
    expect(powers(table)).toEqual({ red: 4, blue: 4, green: 4, gold: 4 })
  })

  test('[OCT-4.6] two who each name themselves don’t agree', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt } })
    resolve(table)
    lock(table, red, red)
    lock(table, blue, blue)
    expect(told(table, 'agreed')).toEqual([])
    expect(told(table, 'disagreed')).toHaveLength(1)
  })

  test('[OCT-4.6] the second round may end in agreement', () => {
    const table = meeting()
    lock(table, 'nothing', red)
    lock(table, blue, blue, green)
    lock(table, blue, red, blue, green)
    expect(told(table, 'confrontation')).toEqual([])
    expect(asked(table)).toBe('gather blue')
  })

  test('[OCT-4.6] stances that differ again: confrontation, there is no third round', () => {
    const table = meeting()
    lock(table, 'nothing', red)
    lock(table, blue, blue, green)
    lock(table, 'nothing', red, blue)
    lock(table, blue, green)
    expect(told(table, 'disagreed')).toHaveLength(1)
    expect(told(table, 'confrontation')).toHaveLength(1)
    expect(asked(table)).toBe('gather gold')
  })

  test('[OCT-4.6] only parties have a stance', () => {
    const table = meeting()
    expect(table.prompt(gold)).toBeNull()
    expect(() => declare(table, 'nothing', gold)).toThrow(Refusal)
    expect(() => lock(table, 'fight', gold)).toThrow(Refusal)
  })

  test('[OCT-4.6] everyone may chat, parties or not: the rules hush nobody', () => {
    const table = meeting()
    for (const seat of [red, blue, green, gold]) expect(table.game.voice?.(table.state, seat) ?? 'free').toBe('free')
  })

  test('[OCT-4.6] a party may take any stance: nothing, fight, or each of the parties', () => {
    const table = meeting()
    const stances = (type: 'declare' | 'lock') =>
      answers(table, red).flatMap((move) => (move.type === type ? [String(move.stance)] : []))
    const all = ['nothing', 'fight', ...[red, blue, green].map(String)].toSorted()
    expect(stances('lock').toSorted()).toEqual(all)
    expect(stances('declare').toSorted()).toEqual(all)
  })
})

describe('the cult that is named', () => {
  test('[OCT-4.7] must be a party', () => {
    const table = meeting()
    for (const seat of [red, blue, green]) {
      const named = answers(table, seat).flatMap((move) =>
        (move.type === 'lock' || move.type === 'declare') && typeof move.stance === 'number' ? [move.stance] : [],
      )
      expect(new Set(named)).toEqual(new Set([red, blue, green]))
    }
    expect(() => lock(table, gold, red)).toThrow(Refusal)
  })

  test('[OCT-4.7] may be one that holds the component: it dominates without gathering', () => {
    const table = lay({ red: { in: crypt, holds: [skull] }, blue: { in: crypt }, green: { in: garden } })
    resolve(table)
    lock(table, red, red, blue)
    expect(told(table, 'dominated')[0]).toMatchObject({ cult: red, at: crypt })
    expect(held(table).red).toEqual([skull])
    expect(asked(table)).toBe('gather green')
  })

  test('[OCT-4.7] may be named where nothing is left to gather', () => {
    const table = lay({ red: { in: crypt }, blue: { in: crypt }, green: { in: garden } }, { stock: { [crypt]: 0 } })
    resolve(table)
    lock(table, blue, red, blue)
    expect(told(table, 'dominated')[0]).toMatchObject({ cult: blue, at: crypt })
    expect(asked(table)).toBe('gather green')
  })

  test('[OCT-4.7] may decline: it then dominated without gathering', () => {
    const table = meeting()
    lock(table, green, red, blue, green)
    leave(table, green)
    expect(held(table).green).toEqual([])
    expect(told(table, 'dominated')[0]).toMatchObject({ cult: green })
  })

  test('[OCT-4.7] swaps in the Marsh, though it can take no key', () => {
    const table = lay(
      { red: { in: outside, holds: [key, grimoire] }, blue: { in: outside, holds: [plant] } },
      { exterior: 'marsh' },
    )
    resolve(table)
    lock(table, red, red, blue)
    expect(asked(table)).toBe('swap red')
    table.play(red, { type: 'swap', give: key, with: blue, take: plant })
    expect(held(table)).toEqual({ red: [grimoire, plant], blue: [key] })
  })

  test('[OCT-4.7] answers to the Moon Men in the Colony, though it can take no key', () => {
    const table = lay(
      { red: { in: outside, power: 3, holds: [key] }, blue: { in: outside, power: 3, holds: [plant] } },
      { exterior: 'colony' },
    )
    resolve(table)
    lock(table, red, red, blue)
    table.play(red, { type: 'sacrifice', target: blue })
    expect(held(table)).toEqual({ red: [key], blue: [] })
    expect(powers(table)).toEqual({ red: 2, blue: 3 })
  })
})

describe('other deals', () => {
  /** All that can ever be done, by question. */
  const deeds: Record<Ask['type'], readonly Move['type'][]> = {
    clock: ['clock'],
    negotiate: ['declare', 'lock'],
    gather: ['take', 'leave', 'sacrifice'],
    swap: ['swap', 'keep'],
    return: ['return'],
    dream: ['dream', 'wake'],
  }

  const randomGame = (options: Parameters<typeof start>[1], seed: string) => {
    const table = start(5, options, seed)
    const chance = new QuickChance(seed)
    const seen = new Map<string, Set<string>>()
    while (table.outcome === null) {
      for (let seat: Seat = 0; seat < table.seats; seat++) {
        const prompt = table.prompt(seat)
        if (prompt === null) continue
        const types = seen.get(prompt.ask.type) ?? new Set()
        for (const { type } of prompt.moves) types.add(type)
        seen.set(prompt.ask.type, types)
      }
      const seat = chance.pick(table.awaiting)
      table.play(seat, chance.pick(answers(table, seat)))
    }
    return seen
  }

  test('[OCT-4.8] no move makes a trade or binds a promise: whatever is asked, the answers are of a closed list', () => {
    for (const exterior of exteriors) {
      for (let game = 0; game < 10; game++) {
        for (const [ask, types] of randomGame({ exterior, hidden: game % 2 === 0 }, `${exterior} ${game}`)) {
          expect(new Map<string, readonly string[]>(Object.entries(deeds)).get(ask)).toEqual(
            expect.arrayContaining([...types]),
          )
        }
      }
    }
  })

  test('[OCT-4.8] a promise isn’t kept by the program: who declared peace may lock a fight', () => {
    const table = meeting()
    declare(table, 'nothing', red, blue, green)
    lock(table, 'nothing', blue, green)
    lock(table, 'fight', red)
    expect(powers(table)).toMatchObject({ red: 3, blue: 3, green: 3 })
  })

  test('[OCT-4.8] an agreement says nothing about the next turn', () => {
    const table = lay({ red: { in: library }, blue: { in: library } })
    resolve(table)
    const stances = answers(table, red)
    lock(table, red, red, blue)
    take(table, red)
    resolve(table)
    expect(answers(table, red)).toEqual(stances)
    expect(answers(table, blue)).toEqual(stances)
  })
})

describe('the limits of talk', () => {
  test('[OCT-4.12] after four declarations a party can only lock in, with any stance', () => {
    const table = meeting()
    for (const stance of ['nothing', red, blue, green] as const) declare(table, stance, red)
    expect(answers(table, red)).toHaveLength(5)
    for (const move of answers(table, red)) expect(move.type).toBe('lock')
    expect(answers(table, blue).some(({ type }) => type === 'declare')).toBe(true)
  })

  test('[OCT-4.12] after three there is one left', () => {
    const table = meeting()
    for (const stance of ['nothing', red, blue] as const) declare(table, stance, red)
    expect(answers(table, red)).toContainEqual({ type: 'declare', stance: 'fight' })
  })

  test('[OCT-4.12] the count starts anew in the second round', () => {
    const table = meeting()
    for (const stance of ['nothing', red, blue, green] as const) declare(table, stance, red)
    lock(table, red, red)
    lock(table, 'nothing', blue, green)
    for (const stance of ['nothing', red, blue, green] as const) declare(table, stance, red)
    expect(() => declare(table, 'nothing', red)).toThrow(Refusal)
  })

  test('[OCT-4.12] when time runs out, the last declared stance is locked', () => {
    const table = meeting()
    declare(table, 'nothing', red)
    declare(table, blue, red)
    expect(table.prompt(red)?.fallback).toEqual({ type: 'lock', stance: blue })
    declare(table, 'fight', red)
    expect(table.prompt(red)?.fallback).toEqual({ type: 'lock', stance: 'fight' })
  })

  test('[OCT-4.12] in the second round the stance of the first stands until another is declared', () => {
    const table = meeting()
    lock(table, blue, red)
    lock(table, 'nothing', blue, green)
    expect(table.prompt(red)?.fallback).toEqual({ type: 'lock', stance: blue })
    declare(table, 'nothing', red)
    expect(table.prompt(red)?.fallback).toEqual({ type: 'lock', stance: 'nothing' })
  })

  test('[OCT-4.12] who declared none is locked on “nothing”', () => {
    const table = meeting()
    expect(table.prompt(red)?.fallback).toEqual({ type: 'lock', stance: 'nothing' })
    letTimeRunOut(table, 'negotiate')
    expect(told(table, 'agreed')).toEqual([{ type: 'agreed', at: crypt, stance: 'nothing', turn: 1 }])
    expect(powers(table)).toEqual({ red: 4, blue: 4, green: 4, gold: 4 })
  })

  test('[OCT-4.12] the longest talk ends: five parties, two rounds, ten words each', () => {
    const table = lay({ red: {}, blue: {}, green: {}, gold: {}, violet: {} })
    resolve(table)
    let words = 0
    while (asked(table).startsWith('negotiate') && words < 60) {
      const [seat = red] = table.awaiting
      const word =
        answers(table, seat).find((move) => move.type === 'declare') ??
        answers(table, seat).find((move) => move.type === 'lock' && move.stance === seat)
      table.play(seat, word)
      words++
    }
    expect(words).toBe(50)
  })
})
