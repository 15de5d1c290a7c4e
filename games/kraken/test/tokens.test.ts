import { refused } from '#test/refused'
import { describe, expect, test } from 'vitest'
import type { Faction } from '../data/crew.ts'
import {
  ada,
  asked,
  bo,
  choices,
  choose,
  closeEyes,
  commit,
  cy,
  dee,
  eli,
  fay,
  gus,
  lay,
  mate,
  muskets,
  navigate,
  nominate,
  offDuty,
  overboard,
  redDrunk,
  seatsWhere,
  told,
  yellow,
  viewers,
  type KrakenTable,
} from './lay.ts'

type Crew = Parameters<typeof lay>[0]
type On = NonNullable<Parameters<typeof lay>[1]>

/** The ship has come to a cabin search, a cut tongue, a flogging or the Kraken; Ada is captain and Drunk comes after. */
const arrived = (at: On['at'] & string, crew: Crew = {}, on: On = {}): KrakenTable => {
  const table = lay(crew, { at, draws: [redDrunk], ...on })
  navigate(table)
  return table
}
const atSearch = (crew?: Crew, on?: On) => arrived('0,2', crew, on)
const atTongue = (crew?: Crew, on?: On) => arrived('1,5', crew, on)
const atFlogging = (crew?: Crew, on?: On) => arrived('0,6', crew, on)
const atTheKraken = (crew?: Crew, on?: On) => arrived('0,8', crew, on)

describe('whom a token may befall', () => {
  test.each([
    ['search', atSearch],
    ['tongue', atTongue],
    ['flog', atFlogging],
    ['feed', atTheKraken],
  ] as const)('[KRA-5.1, KRA-5.2, KRA-5.3, KRA-5.4] %s: the captain points at another on board', (token, arrive) => {
    const table = arrive({ eli: { out: true } })
    expect(asked(table)).toBe(`${token} ada`)
    expect(choices(table, ada)).toEqual([bo, cy, dee, fay, gus])
    refused(table, ada, { type: 'choose', seat: ada })
    refused(table, ada, { type: 'choose', seat: eli })
    refused(table, bo, { type: 'choose', seat: dee })
  })
})

describe('cabin search', () => {
  test('[KRA-5.1] the captain alone sees the faction', () => {
    const table = atSearch({ dee: { is: 'pirate' } })
    choose(table, dee)
    for (const viewer of viewers(table)) {
      const sees = viewer === ada
      expect(told(table, 'searched', viewer)).toEqual([{ type: 'searched', captain: ada, seat: dee }])
      expect(told(table, 'found', viewer)).toEqual(
        sees ? [{ type: 'found', seat: dee, allegiance: 'pirate', tentacle: false }] : [],
      )
      const knowsBefore = viewer === dee || (viewer !== 'watcher' && mate(table, viewer).dealt === 'pirate')
      expect(table.view(viewer).crew[dee]?.dealt).toBe(sees || knowsBefore ? 'pirate' : null)
    }
    expect(table.view(ada).crew[dee]).toMatchObject({ dealt: 'pirate', convert: false })
  })

  test('[KRA-5.1] the token lies before whom was searched, for all to see', () => {
    const table = atSearch()
    choose(table, dee)
    for (const viewer of viewers(table)) {
      expect(table.view(viewer).crew.flatMap(({ searched }, seat) => (searched ? [seat] : []))).toEqual([dee])
    }
  })

  test('[KRA-5.1] a convert shows the old card and the sign of the tentacle', () => {
    const table = atSearch({ dee: { is: 'pirate', convert: true } })
    choose(table, dee)
    expect(told(table, 'found', ada)).toEqual([{ type: 'found', seat: dee, allegiance: 'pirate', tentacle: true }])
    expect(table.view(ada).crew[dee]).toMatchObject({ dealt: 'pirate', convert: true })
  })

  test('[KRA-5.1] a searched player can’t be converted any more', () => {
    const table = arrived('-1,1', { gus: { is: 'leader' } }, { draws: [yellow], rituals: ['conversion'] })
    expect(asked(table)).toBe('search ada')
    choose(table, dee)
    expect(choices(table, gus)).toEqual([ada, bo, cy, eli, fay])
    refused(table, gus, { type: 'choose', seat: dee })
  })
})

describe('off with the tongue', () => {
  test('[KRA-5.2] no words for the rest of the game, gestures only', () => {
    const table = atTongue()
    const voice = (seat: number) => table.game.voice?.(table.state, seat)
    expect(voice(dee)).toBe('free')
    choose(table, dee)
    expect(seatsWhere(table, ({ tongueless }) => tongueless)).toEqual([dee])
    expect([voice(dee), voice(eli)]).toEqual(['gestures', 'free'])
    expect(table.talk(dee)).toEqual([])
    expect(told(table, 'silenced')).toEqual([{ type: 'silenced', captain: ada, seat: dee }])
  })

  test('[KRA-5.2] Drunk skips them', () => {
    const table = atTongue()
    choose(table, bo)
    expect(table.state.captain).toBe(cy)
  })

  test('[KRA-5.2] their muskets count for the total, but as 0 for the captaincy', () => {
    const table = lay({ dee: { tongueless: true } })
    nominate(table, bo, cy)
    commit(table, { dee: 2, eli: 1 })
    expect(told(table, 'mutiny')).toMatchObject([{ total: 3, success: true }])
    expect(table.state.captain).toBe(eli)
    expect(muskets(table)).toEqual([3, 3, 3, 1, 2, 3, 3])
  })

  test('[KRA-5.2] they may still be on a team, and navigate', () => {
    const table = lay({ dee: { tongueless: true } })
    nominate(table, bo, dee)
    expect(table.state.team.navigator).toBe(dee)
  })
})

describe('flogging', () => {
  const shownFor = (crew: Crew): Set<Faction | null> =>
    new Set(
      Array.from({ length: 30 }, (_, number) => {
        const table = atFlogging(crew, { seed: `flogging ${number}` })
        choose(table, dee)
        return mate(table, dee).flogged
      }),
    )

  test('[KRA-5.3] one of the two factions that they don’t belong to, by chance', () => {
    expect(shownFor({ dee: { is: 'sailor' } })).toEqual(new Set(['pirates', 'cult']))
    expect(shownFor({ dee: { is: 'pirate' } })).toEqual(new Set(['sailors', 'cult']))
    expect(shownFor({ dee: { is: 'leader' } })).toEqual(new Set(['sailors', 'pirates']))
  })

  test('[KRA-5.3] as they stand now: a convert is of the cult', () => {
    expect(shownFor({ dee: { is: 'sailor', convert: true } })).toEqual(new Set(['sailors', 'pirates']))
    expect(shownFor({ dee: { is: 'pirate', convert: true } })).toEqual(new Set(['sailors', 'pirates']))
  })

  test('[KRA-5.3] it is public for good', () => {
    const table = atFlogging()
    choose(table, dee)
    const not = mate(table, dee).flogged
    for (const viewer of viewers(table)) {
      expect(told(table, 'flogged', viewer)).toEqual([{ type: 'flogged', captain: ada, seat: dee, not }])
      expect(table.view(viewer).crew[dee]?.flogged).toBe(not)
    }
  })

  test('[KRA-5.3] a flogged player can’t be converted any more', () => {
    const table = lay(
      { gus: { is: 'leader' }, dee: { flogged: 'pirates' } },
      { draws: [yellow], rituals: ['conversion'] },
    )
    navigate(table)
    expect(choices(table, gus)).toEqual([ada, bo, cy, eli, fay])
    closeEyes(table, gus, { type: 'choose', seat: eli })
    expect(seatsWhere(table, ({ convert }) => convert)).toEqual([eli])
  })
})

describe('feed the Kraken', () => {
  test('[KRA-5.4] another is out, without showing a faction', () => {
    const table = atTheKraken()
    choose(table, dee)
    expect(overboard(table)).toEqual([dee])
    expect(told(table, 'fed')).toEqual([{ type: 'fed', captain: ada, seat: dee }])
    for (const viewer of viewers(table)) {
      if (viewer !== dee) expect(table.view(viewer).crew[dee]?.dealt).toBeNull()
    }
    expect(table.outcome).toBeNull()
    expect(asked(table)).toBe('nominate bo')
    expect(table.game.voice?.(table.state, dee)).toBe('silent')
  })

  test('[KRA-5.4] if it is the leader, the cult wins at once', () => {
    const table = atTheKraken({ dee: { is: 'leader' }, bo: { convert: true } })
    choose(table, dee)
    expect(table.outcome).toEqual({ places: [3, 1, 3, 1, 3, 3, 3], reason: 'fed' })
    expect(told(table, 'captain')).toEqual([])
    expect(asked(table)).toBe('nothing')
  })

  test('[KRA-5.4] a cultist is not the leader', () => {
    const table = atTheKraken({ dee: { is: 'sailor', convert: true } })
    choose(table, dee)
    expect(table.outcome).toBeNull()
  })

  test('[KRA-5.4] the lieutenant who is fed rests no more', () => {
    const table = atTheKraken()
    choose(table, bo)
    expect(offDuty(table)).toEqual([cy])
    expect(table.state.captain).toBe(cy)
  })
})
