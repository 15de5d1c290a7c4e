import { momentAt, situationAt, type Level } from '@octopolis/bots'
import { QuickChance, same, type Seat, type Spoken } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { believe } from '../bot/belief/belief.ts'
import { worldsOf } from '../bot/belief/worlds.ts'
import { bots, natures } from '../bot/bots.ts'
import { CULT, PIRATES, SAILORS } from '../bot/codes.ts'
import { learntFrom } from '../bot/learning.ts'
import { learnt } from '../bot/learnt.ts'
import { Mind } from '../bot/mind.ts'
import type { Card } from '../data/cards.ts'
import type { SpaceId } from '../data/charts.ts'
import type { Move } from '../moves.ts'
import { talk as sayable, type Talk } from '../talk.ts'
import {
  ada,
  answers,
  blueDrunk,
  bo,
  closeEyes,
  commit,
  cy,
  dee,
  disarmed,
  eli,
  fay,
  give,
  goTo,
  gus,
  lay,
  nominate,
  redDrunk,
  start,
  steer,
  yellow,
  type KrakenTable,
} from './lay.ts'

const thinking: readonly Level[] = ['easy', 'normal', 'hard']

function answer(
  table: KrakenTable,
  seat: Seat,
  level: Level = 'hard',
  dice = 'dice',
  talk: readonly Spoken<Talk>[] = [],
): Move {
  return bots[level].decide(situationAt(table, seat, new QuickChance(dice), talk))
}

const all = { courses: 1, talk: true, manners: true }

function belief(table: KrakenTable, seat: Seat, talk: readonly Spoken<Talk>[] = []) {
  return believe(learnt, table.view(seat), talk, seat, all)
}

/** A whole game by bots of all levels that also talk; says which questions came up. */
function playThrough(
  seats: number,
  seed: string,
  look?: (table: KrakenTable, seat: Seat, talk: readonly Spoken<Talk>[]) => void,
) {
  const table = start(seats, {}, seed)
  const order = new QuickChance(seed)
  const talk: Spoken<Talk>[] = []
  const asks = new Set<string>()
  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    const seat = order.pick(awaiting)
    asks.add(table.prompt(seat)?.ask.type ?? '')
    look?.(table, seat, talk)
    const level = thinking[(seat + seats) % 3] ?? 'hard'
    table.play(seat, bots[level].decide(situationAt(table, seat, order, talk)))
    for (let speaker = 0; speaker < seats; speaker++) {
      const said = bots.hard.speak?.(momentAt(table, speaker, order, talk)) ?? null
      if (said === null) continue
      expect(sayable(table.view(speaker), speaker).some((one) => same(one, said))).toBe(true)
      talk.push({ seat: speaker, seq: table.seq, talk: said })
    }
  }
  return { table, talk, asks }
}

describe('any bot', () => {
  test.each([5, 6, 7, 8, 9, 10, 11])('gives legal answers and says what may be said, %i at the table', (seats) => {
    const { table, talk, asks } = playThrough(seats, `all levels ${seats}`)
    expect(table.outcome).not.toBeNull()
    expect([...asks]).toEqual(expect.arrayContaining(['window', 'nominate', 'loyalty', 'hand', 'logbook']))
    expect(talk.length).toBeGreaterThan(10)
  })

  test('answers the same with the same dice, and goes by what it sees alone', () => {
    let compared = 0
    playThrough(7, 'twice', (table, seat, talk) => {
      const frozen = {
        seat,
        view: table.view(seat),
        facts: table.heard(seat),
        talk: [...talk],
        prompt: situationAt(table, seat, new QuickChance('x')).prompt,
      }
      for (const level of thinking) {
        const first = bots[level].decide({ ...frozen, chance: new QuickChance('same') })
        const second = bots[level].decide({ ...structuredClone(frozen), chance: new QuickChance('same') })
        expect(second).toEqual(first)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(300)
  })
})

describe('worlds', () => {
  test('[KRA-1.2] [KRA-1.3] there is one for every deal of the faction cards', () => {
    const counts = [5, 6, 7, 8, 9, 10, 11].map((seats) => worldsOf(seats).count)
    expect(counts).toEqual([50, 60, 105, 280, 504, 1260, 13860])
  })

  test('[KRA-1.4] a pirate knows the pirates, a sailor nobody but themself', () => {
    const table = lay({ ada: { is: 'sailor' }, bo: { is: 'pirate' }, cy: { is: 'pirate' }, gus: { is: 'leader' } })
    const pirate = belief(table, bo)
    expect(pirate.chance(cy, PIRATES)).toBeCloseTo(1)
    expect(pirate.chance(ada, PIRATES)).toBe(0)
    const sailor = belief(table, ada)
    expect(sailor.chance(ada, SAILORS)).toBeCloseTo(1)
    expect(sailor.chance(bo, PIRATES)).toBeCloseTo(2 / 6)
    expect(sailor.leader(bo)).toBeCloseTo(1 / 6)
  })
})

/** Ada is captain, Bo lieutenant, Cy navigator; who gives and leaves what. */
function sailing(draws: readonly Card[], given: readonly [Card, Card], left: Card): KrakenTable {
  const table = lay({ ada: { is: 'sailor' }, bo: { is: 'sailor' }, cy: { is: 'pirate' } }, { draws })
  nominate(table, bo, cy)
  commit(table)
  give(table, ada, given[0])
  give(table, bo, given[1])
  steer(table, left)
  return table
}

describe('deduction', () => {
  const draws = [blueDrunk, redDrunk, redDrunk, blueDrunk]

  test('[KRA-4.2] who puts blue away and leaves red is a suspect, to the captain who gave the blue', () => {
    const before = belief(lay({ ada: { is: 'sailor' }, cy: { is: 'pirate' } }), ada).chance(cy, SAILORS)
    const seen = belief(sailing(draws, [blueDrunk, redDrunk], redDrunk), ada)
    expect(seen.chance(cy, SAILORS)).toBeLessThan(0.1)
    expect(seen.chance(cy, SAILORS)).toBeLessThan(before / 4)
    expect(seen.chance(cy, PIRATES)).toBeGreaterThan(seen.chance(dee, PIRATES) + 0.3)
  })

  test('[KRA-4.2] who leaves the blue beside the red is trusted more', () => {
    const seen = belief(sailing(draws, [redDrunk, blueDrunk], blueDrunk), bo)
    expect(seen.chance(cy, SAILORS)).toBeGreaterThan(
      belief(lay({ bo: { is: 'sailor' } }), bo).chance(cy, SAILORS) + 0.1,
    )
  })

  test('[KRA-9.1] claims that contradict each other cast doubt on who made them', () => {
    const table = sailing(draws, [blueDrunk, redDrunk], redDrunk)
    const at = table.state.log.findIndex(({ type }) => type === 'navigation')
    const claims: Spoken<Talk>[] = [
      { seat: ada, seq: 9, talk: { type: 'drew', at, as: 'captain', cards: ['west', 'east'] } },
      { seat: ada, seq: 9, talk: { type: 'gave', at, as: 'captain', card: 'east' } },
      { seat: cy, seq: 9, talk: { type: 'logbook', at, cards: ['west', 'west'] } },
    ]
    const quiet = belief(table, dee)
    const loud = belief(table, dee, claims)
    const honest = (of: typeof quiet) =>
      of.team(ada, bo, cy).reduce((sum, chance, index) => (index % 3 === SAILORS && index < 9 ? sum + chance : sum), 0)
    expect(honest(loud)).toBeLessThan(honest(quiet) / 4)
  })

  test('[KRA-5.1] whom a captain has searched is known to that captain', () => {
    const table = lay(
      { ada: { is: 'sailor' }, dee: { is: 'pirate' } },
      { at: '-1,1', draws: [yellow, yellow, yellow, yellow] },
    )
    nominate(table, bo, cy)
    commit(table)
    goTo(table, 'search')
    table.play(ada, { type: 'choose', seat: dee })
    expect(belief(table, ada).chance(dee, PIRATES)).toBeCloseTo(1)
    expect(belief(table, bo).chance(dee, PIRATES)).toBeLessThan(0.9)
  })

  test('[KRA-7.3] the chance to have been converted moves over to the cult, and the leader knows whom', () => {
    const table = lay(
      { ada: { is: 'sailor' }, gus: { is: 'leader' } },
      { draws: [yellow, yellow, yellow, yellow], rituals: ['conversion'] },
    )
    nominate(table, bo, cy)
    commit(table)
    goTo(table, 'ritual')
    const before = belief(table, ada).chance(dee, CULT)
    closeEyes(table, gus, { type: 'choose', seat: dee })
    expect(belief(table, ada).chance(dee, CULT)).toBeGreaterThan(before)
    expect(belief(table, gus).chance(dee, CULT)).toBeCloseTo(1)
    expect(belief(table, gus).chance(eli, CULT)).toBe(0)
    expect(belief(table, dee).leader(gus)).toBeCloseTo(1)
  })

  test('nothing that anybody says leaves a belief without a world', () => {
    const table = sailing(draws, [blueDrunk, redDrunk], redDrunk)
    const at = table.state.log.findIndex(({ type }) => type === 'navigation')
    const nonsense: Spoken<Talk>[] = [
      { seat: ada, seq: 9, talk: { type: 'drew', at, as: 'captain', cards: ['north', 'north'] } },
      { seat: ada, seq: 9, talk: { type: 'gave', at, as: 'captain', card: 'east' } },
      { seat: cy, seq: 9, talk: { type: 'logbook', at, cards: ['north', 'north'] } },
    ]
    const { weights } = belief(table, dee, nonsense)
    expect(weights.length).toBeGreaterThan(1)
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })
})

describe('what is learnt', () => {
  test('[KRA-5.4] a leader fed by converts is counted for ships that have converts on board, and no others', () => {
    const counted = learntFrom({ 'feasts/turned': 100, 'fed/turned': 60, 'feasts/before': 100 })
    const cult = (of: typeof counted.values) => of.long['0,8']?.[CULT] ?? 0
    expect(cult(counted.turned)).toBeGreaterThan(cult(counted.values) + 200)
  })

  test('[KRA-7.3] what a conversion does is read off all crews where one has too few games', () => {
    const games = (seats: number, times: number) => ({
      [`converts/${seats}/0/0`]: times,
      [`converts/${seats}/1/2`]: times,
    })
    const slope = (counts: Record<string, number>) => learntFrom(counts).conversions[(7 - 5) * 3 + CULT] ?? 0
    const guessed = slope({})
    const leaning = slope(games(9, 2000))
    expect(leaning).toBeGreaterThan(guessed + 0.3)
    expect(slope({ ...games(9, 2000), 'converts/7/0/2': 2000, 'converts/7/1/0': 2000 })).toBeLessThan(-0.5)
  })

  test('[KRA-1.1] chances add up to 1 everywhere', () => {
    for (const charts of [learnt.values, learnt.turned]) {
      for (const spaces of [charts.short, charts.long]) {
        for (const chances of Object.values(spaces)) {
          expect(Math.abs((chances ?? []).reduce((sum, one) => sum + one, 0) - 1000)).toBeLessThan(5)
        }
      }
    }
  })
})

describe('hard bots', () => {
  const crew = { ada: { is: 'pirate' }, bo: { is: 'pirate' }, gus: { is: 'leader' } } as const

  test('[KRA-5.4] pirates feed no pirates', () => {
    const table = lay(crew, { at: '-2,8', draws: [yellow, yellow, yellow, yellow] })
    nominate(table, cy, dee)
    commit(table)
    goTo(table, 'feed')
    for (const dice of ['a', 'b', 'c', 'd'])
      expect(answer(table, ada, 'hard', dice)).not.toEqual({ type: 'choose', seat: bo })
  })

  test('[KRA-5.4] a convert feeds the leader, and wins', () => {
    const table = lay(
      { ada: { is: 'sailor' }, gus: { is: 'leader' } },
      { at: '-1,7', draws: [yellow, yellow, yellow, yellow, yellow, yellow], rituals: ['conversion'] },
    )
    nominate(table, bo, cy)
    commit(table)
    goTo(table, 'ritual')
    closeEyes(table, gus, { type: 'choose', seat: ada })
    expect(table.view(ada).crew[gus]?.dealt).toBe('leader')
    const state = { ...table.view(ada), agenda: [{ type: 'feed' } as const] }
    const prompt = {
      ask: { type: 'feed' } as const,
      moves: [bo, cy, dee, eli, fay, gus].map((seat): Move => ({ type: 'choose', seat })),
      fallback: { type: 'choose', seat: bo } as const,
      pace: 'talk' as const,
      rule: 'KRA-5.4' as const,
    }
    for (const level of ['normal', 'hard'] as const) {
      const situation = { seat: ada, view: state, facts: [], talk: [], chance: new QuickChance('x'), prompt }
      expect(bots[level].decide(situation)).toEqual({ type: 'choose', seat: gus })
    }
  })

  test('[KRA-5.4] where the Kraken is near the leader wants a convert for captain, who can feed them', () => {
    const chances = (at: SpaceId) => {
      const table = lay({ ada: { is: 'sailor' }, gus: { is: 'leader' }, dee: { convert: true } }, { at })
      const mind = new Mind(table.view(gus), gus, [], new QuickChance('x'), natures.hard)
      return { own: mind.team(gus, dee, eli), convert: mind.team(dee, gus, eli), stranger: mind.team(ada, gus, dee) }
    }
    const near = chances('0,8')
    expect(near.convert).toBeGreaterThan(near.own + 0.2)
    expect(near.convert).toBeGreaterThan(near.stranger + 0.2)
    const far = chances('0,2')
    expect(Math.abs(far.convert - far.own)).toBeLessThan(0.1)
  })

  test('[KRA-7.3] the leader converts nobody twice', () => {
    const table = lay(
      { gus: { is: 'leader' }, dee: { convert: true } },
      { draws: [yellow, yellow, yellow, yellow], rituals: ['conversion'] },
    )
    nominate(table, bo, cy)
    commit(table)
    goTo(table, 'ritual')
    expect(answers(table, gus)).toContainEqual({ type: 'choose', seat: dee })
    for (const level of ['normal', 'hard'] as const) {
      for (const dice of ['a', 'b', 'c', 'd', 'e'])
        expect(answer(table, gus, level, dice)).not.toEqual({ type: 'choose', seat: dee })
    }
  })

  test('[KRA-4.2] one card from the harbour everybody steers for their own', () => {
    const harbour = (is: 'sailor' | 'pirate') => {
      const table = lay({ cy: { is } }, { at: '-2,8', draws: [redDrunk, redDrunk, disarmed, blueDrunk] })
      nominate(table, bo, cy)
      commit(table)
      give(table, ada, redDrunk)
      give(table, bo, disarmed)
      return answer(table, cy)
    }
    expect(harbour('pirate')).toEqual({ type: 'steer', card: redDrunk })
    expect(harbour('sailor')).toEqual({ type: 'steer', card: disarmed })
  })

  test('[KRA-4.6] a navigator jumps rather than bring the others home, if that may help; a leader never does', () => {
    const doomed = (is: 'sailor' | 'leader') => {
      const table = lay({ cy: { is } }, { at: '-3,7', draws: [redDrunk, redDrunk, redDrunk, redDrunk] })
      nominate(table, bo, cy)
      commit(table)
      give(table, ada, redDrunk)
      give(table, bo, redDrunk)
      return answer(table, cy)
    }
    expect(doomed('sailor')).toEqual({ type: 'jump' })
    expect(doomed('leader')).toEqual({ type: 'steer', card: redDrunk })
  })

  test('[KRA-4.6] a pair of hands is worth more than one step: nobody jumps at the start', () => {
    const table = lay({ cy: { is: 'sailor' } }, { at: '0,0', draws: [redDrunk, redDrunk, redDrunk, redDrunk] })
    nominate(table, bo, cy)
    commit(table)
    give(table, ada, redDrunk)
    give(table, bo, redDrunk)
    for (const level of ['normal', 'hard'] as const) expect(answer(table, cy, level)).not.toEqual({ type: 'jump' })
  })

  test('[KRA-9.1] sailors claim what was, pirates that they had no choice', () => {
    const draws = [redDrunk, blueDrunk, redDrunk, blueDrunk]
    const table = lay({ ada: { is: 'sailor' }, bo: { is: 'pirate' }, cy: { is: 'sailor' } }, { draws })
    nominate(table, bo, cy)
    commit(table)
    give(table, ada, blueDrunk)
    give(table, bo, redDrunk)
    steer(table, blueDrunk)
    goTo(table, 'nominate')
    const says = (seat: Seat) => bots.hard.speak?.(momentAt(table, seat, new QuickChance('x'), []))
    expect(says(ada)).toMatchObject({ type: 'drew', cards: ['west', 'east'] })
    expect(says(bo)).toMatchObject({ type: 'drew', cards: ['west', 'west'] })
    expect(says(cy)).toMatchObject({ type: 'logbook', cards: ['west', 'east'] })
  })

  test('[KRA-9.1] whoever is asked about somebody answers with a reason, once', () => {
    const table = sailing([blueDrunk, redDrunk, redDrunk, blueDrunk], [blueDrunk, redDrunk], redDrunk)
    goTo(table, 'nominate')
    const at = table.state.log.findIndex(({ type }) => type === 'navigation')
    const talk: Spoken<Talk>[] = [
      { seat: ada, seq: 9, talk: { type: 'drew', at, as: 'captain', cards: ['west', 'east'] } },
      { seat: ada, seq: 9, talk: { type: 'gave', at, as: 'captain', card: 'east' } },
      { seat: dee, seq: 9, talk: { type: 'ask', seat: ada, about: cy } },
    ]
    const said = bots.hard.speak?.(momentAt(table, ada, new QuickChance('x'), talk)) ?? null
    expect(said).toMatchObject({ type: 'suspect', seat: cy, of: 'pirates', why: 'course' })
    if (said === null) return
    const again = bots.hard.speak?.(
      momentAt(table, ada, new QuickChance('x'), [...talk, { seat: ada, seq: 9, talk: said }]),
    )
    expect(again).not.toEqual(said)
  })
})
