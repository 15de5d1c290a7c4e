import { QuickChance, type Seat } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { bots } from '../bot/bots.ts'
import { octopus } from '../game.ts'
import type { Move } from '../moves.ts'
import { readClock } from '../rules/choice.ts'
import type { Component } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import { cultOf, type Ask } from '../state.ts'
import {
  blue,
  chart,
  crypt,
  garden,
  grimoire,
  idol,
  laboratory,
  lay,
  library,
  lock,
  museum,
  observatory,
  outside,
  potion,
  red,
  resolve,
  skull,
  start,
  type OctopusTable,
} from './lay.ts'

const dice = new QuickChance('bots')

function decide(
  table: OctopusTable,
  seat: Seat,
  level: keyof typeof bots = 'hard',
  before: readonly Fact[] = [],
): Move {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`seat ${seat} isn't asked`)
  const facts = [...before, ...table.heard(seat)]
  return bots[level].decide({ seat, view: table.view(seat), prompt, facts, talk: [], chance: dice })
}

/** Fallbacks until this seat is asked this. */
function passUntil(table: OctopusTable, seat: Seat, ask: Ask['type']): void {
  while (table.prompt(seat)?.ask.type !== ask || !table.awaiting.includes(seat)) {
    const [next = 0] = table.awaiting
    table.play(next, table.prompt(next)?.fallback)
  }
}

/** What share of many decisions is like that. */
function share(table: OctopusTable, seat: Seat, like: (move: Move) => boolean, level?: keyof typeof bots): number {
  const times = 40
  return Array.from({ length: times }, () => decide(table, seat, level)).filter(like).length / times
}

const goesTo = (table: OctopusTable, seat: Seat, room: number) => (move: Move) => {
  const { at } = cultOf(table.state, seat)
  return move.type === 'clock' && at !== 0 && readClock(table.state.night, at, move).to === room
}

const hunts = (room: number) => (move: Move) => move.type === 'clock' && move.tentacle === room && move.dagger !== room

describe('the clock', () => {
  test('goes where the last missing component lies, if nobody can keep it from it', () => {
    const table = lay(
      { red: { in: museum, holds: [grimoire, idol, skull] }, blue: { power: 0 }, green: { power: 1, in: laboratory } },
      { exterior: 'city' },
    )
    expect(
      share(table, red, (move) => goesTo(table, red, garden)(move) || goesTo(table, red, outside)(move)),
    ).toBeGreaterThan(0.6)
  })

  test('plans two turns ahead: from the library it walks towards the only component it lacks', () => {
    const table = lay(
      { red: { in: library, holds: [grimoire, idol] }, blue: { in: library, power: 1 }, green: { power: 0 } },
      { quick: true, stock: { 3: 0, 4: 0, 5: 0, 6: 2 } },
    )
    const towards = (move: Move) => goesTo(table, red, museum)(move) || goesTo(table, red, observatory)(move)
    expect(share(table, red, towards)).toBeGreaterThan(0.5)
  })

  test('sends its offspring against the likeliest collector', () => {
    const table = lay(
      {
        red: { in: library, holds: [grimoire] },
        blue: { in: garden, holds: [grimoire, idol, skull] },
        green: { in: library, power: 2 },
      },
      { exterior: 'city', stock: { 1: 0, 2: 2, 3: 2, 4: 0, 5: 0, 6: 2, 7: 0 } },
    )
    // Blue completes its ritual in the garden, and nowhere else it can reach.
    expect(share(table, red, hunts(garden))).toBeGreaterThan(0.6)
  })

  test('bluffs: the same position is not always answered alike', () => {
    const table = start(4, { exterior: 'dreams' })
    const clocks = new Set(Array.from({ length: 40 }, () => JSON.stringify(decide(table, red))))
    expect(clocks.size).toBeGreaterThan(4)
  })

  test('goes to the Dreams to recover when its last power is at stake', () => {
    const weak = lay(
      { red: { power: 1 }, blue: { power: 5 }, green: { power: 5 }, gold: { power: 5 } },
      { exterior: 'dreams' },
    )
    const deadly = lay(
      { red: { power: 1 }, blue: { power: 5 }, green: { power: 5 }, gold: { power: 5 } },
      { exterior: 'city' },
    )
    expect(share(weak, red, goesTo(weak, red, outside))).toBeGreaterThan(0.3)
    expect(share(deadly, red, goesTo(deadly, red, outside))).toBe(0)
  })

  test('never errs', () => {
    const table = start(5, { quick: true })
    for (const level of ['easy', 'normal', 'hard'] as const) {
      const errs = (move: Move) => move.type === 'clock' && readClock(table.state.night, library, move).walk === 'errs'
      expect(share(table, red, errs, level)).toBe(0)
    }
  })
})

describe('the table', () => {
  test('takes what completes the ritual', () => {
    const table = lay({ red: { in: crypt, holds: [grimoire, idol, potion] }, blue: {}, green: {} })
    resolve(table)
    while (table.prompt(red)?.ask.type !== 'gather')
      table.play(table.awaiting[0] ?? 0, table.prompt(table.awaiting[0] ?? 0)?.fallback)
    expect(decide(table, red)).toEqual({ type: 'take' })
  })

  test('pays the Moon Men to stop a cult that is one component short', () => {
    const table = lay(
      {
        red: { in: outside, holds: [7], power: 5 },
        blue: { in: museum, holds: [grimoire, idol, skull], power: 5 },
        green: { in: observatory, power: 2 },
      },
      { exterior: 'colony' },
    )
    resolve(table)
    while (table.prompt(red)?.ask.type !== 'gather')
      table.play(table.awaiting[0] ?? 0, table.prompt(table.awaiting[0] ?? 0)?.fallback)
    expect(decide(table, red)).toEqual({ type: 'sacrifice', target: blue })
  })

  test('gives back the component that hurts least', () => {
    const table = lay(
      {
        red: { in: crypt, holds: [skull, chart], power: 4 },
        blue: { in: outside, holds: [7], power: 5 },
        green: { in: garden },
      },
      { exterior: 'colony', stock: { 3: 2, 5: 0 } },
    )
    resolve(table)
    passUntil(table, blue, 'gather')
    table.play(blue, { type: 'sacrifice', target: red })
    // There are skulls where it stands, and no star chart is left anywhere.
    expect(decide(table, red)).toEqual({ type: 'return', component: skull })
  })
})

describe('negotiation', () => {
  /** Red and blue meet in the crypt; green is elsewhere. */
  const meeting = (powers: { red: number; blue: number }, holds: { red?: Component[]; blue?: Component[] } = {}) => {
    const table = lay({
      red: { in: crypt, power: powers.red, holds: holds.red ?? [] },
      blue: { in: crypt, power: powers.blue, holds: holds.blue ?? [] },
      green: { in: library, power: 5 },
    })
    resolve(table)
    while (table.prompt(red)?.ask.type !== 'negotiate')
      table.play(table.awaiting[0] ?? 0, table.prompt(table.awaiting[0] ?? 0)?.fallback)
    return table
  }

  test('accepts what serves it', () => {
    const table = meeting({ red: 2, blue: 2 })
    lock(table, red, blue)
    expect(decide(table, red)).toEqual({ type: 'lock', stance: red })
  })

  test('accepts that nothing happens rather than lose its last power', () => {
    const table = meeting({ red: 1, blue: 3 })
    lock(table, 'nothing', blue)
    expect(decide(table, red)).toEqual({ type: 'lock', stance: 'nothing' })
  })

  test('goes along with any peace, if it doesn’t think', () => {
    const table = meeting({ red: 5, blue: 1 }, { red: [skull], blue: [grimoire, idol, potion] })
    lock(table, blue, blue)
    expect(decide(table, red, 'easy')).toEqual({ type: 'lock', stance: blue })
  })

  test('fights when it gains by it: the other is out, and would else be one step from the end', () => {
    const table = meeting({ red: 5, blue: 1 }, { red: [skull], blue: [grimoire, idol, potion] })
    lock(table, blue, blue)
    expect(decide(table, red)).toEqual({ type: 'lock', stance: 'fight' })
  })

  test('remembers who broke a word', () => {
    const table = meeting({ red: 2, blue: 5 })
    lock(table, blue, blue)
    const yields = (facts: readonly Fact[]) => {
      const move = decide(table, red, 'hard', facts)
      return move.type === 'lock' && move.stance === blue
    }
    // Blue spoke of peace and drew daggers, twice.
    const betrayal: readonly Fact[] = [
      { type: 'negotiation', at: library, parties: [red, blue] },
      { type: 'declared', cult: blue, stance: 'nothing' },
      { type: 'locked', cult: blue, stance: 'fight' },
    ]
    expect(yields([])).toBe(true)
    expect(yields([...betrayal, ...betrayal])).toBe(false)
  })
})

test.each(['easy', 'normal', 'hard'] as const)(
  '%s answers every question of whole games with a listed move',
  (level) => {
    for (const [game, options] of [
      { exterior: 'dreams' as const },
      { exterior: 'marsh' as const, hidden: true },
      { exterior: 'colony' as const },
      { quick: true, hidden: true },
    ].entries()) {
      const table = start(3 + (game % 3), options, `bots ${game}`)
      while (table.awaiting.length > 0) {
        const seat = dice.pick(table.awaiting)
        table.play(seat, decide(table, seat, seat === red ? level : 'easy'))
      }
      expect(octopus.outcome(table.state)).not.toBeNull()
    }
  },
)
