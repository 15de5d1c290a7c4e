import { QuickChance, Refusal } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../store/rows.ts'
import { Match, type MatchSetting, type Saved } from '../tables/match.ts'
import { windowBox, windowGame } from './window-game.ts'
import { whispersBox } from './whispers.ts'

const games = [whispersBox, windowBox, ...Object.values(boxes)].map(({ game }) => game)

function settingOf(game: MatchSetting['game']): MatchSetting {
  const clock = { kind: 'live', think: 60, reserve: 120 } as const
  return { game, version: game.version, options: {}, seats: game.seats.min, seed: '7'.repeat(64), clock, startedAt: 0 }
}

/** A match at random, with every second thing that may be taken back taken back, and each position saved. */
function played(setting: MatchSetting, most: number): { entries: Entry[]; saves: Saved[]; match: Match } {
  const match = Match.open(setting, [])
  const chance = new QuickChance('match')
  const entries: Entry[] = []
  const saves: Saved[] = [match.save()]
  const add = (line: Pick<Entry, 'kind' | 'seat' | 'move'>): void => {
    const seq = entries.length + 1
    const entry: Entry = { table: 't', seq, id: `${seq}`, by: 'person', at: seq * 7000, ...line }
    match.apply(entry)
    entries.push(entry)
    saves.push(JSON.parse(JSON.stringify(match.save())) as Saved)
  }
  while (match.awaiting.length > 0 && entries.length < most) {
    const seat = chance.pick(match.awaiting)
    add({ kind: 'move', seat, move: chance.pick(match.prompt(seat)?.moves ?? []) })
    if (match.mayUndo(seat) && chance.below(2) === 0) add({ kind: 'undo', seat, move: null })
    if (chance.below(9) === 0) add({ kind: 'hurry', seat: null, move: null })
  }
  return { entries, saves, match }
}

function everything(match: Match): unknown {
  const seats = Array.from({ length: match.setting.seats }, (_, seat) => seat)
  return JSON.parse(
    JSON.stringify({
      seq: match.seq,
      awaiting: match.awaiting,
      prompts: seats.map((seat) => match.prompt(seat)),
      asked: seats.map((seat) => match.askedSince(seat)),
      clocks: seats.map((seat) => [match.deadline(seat), match.reserve(seat), match.missed(seat)]),
      undo: seats.map((seat) => match.mayUndo(seat)),
      views: [...seats, 'watcher' as const].map((viewer) => match.view(viewer)),
      logs: [...seats, 'watcher' as const].map((viewer) => match.log(viewer, null)),
      saved: match.save(),
    }),
  )
}

test.each([{ kind: 'none' }, { kind: 'slow', hours: 24 }] as const)(
  'windows are the same from their log and from any position saved on the way, with %o',
  (clock) => {
    const setting = { ...settingOf(windowGame), seats: 4, clock, options: { hands: 'all' } }
    const { entries, saves, match } = played(setting, 120)
    expect(entries.length).toBeGreaterThan(60)
    for (const saved of saves) expect(everything(Match.open(setting, entries, saved))).toEqual(everything(match))
  },
)

describe('a saved state', () => {
  const setting = settingOf(windowGame)
  const { entries, saves } = played({ ...setting, seats: 4 }, 40)
  const last = saves.at(-2)
  if (last === undefined) throw new Error('nothing was saved')
  const whole = everything(Match.open({ ...setting, seats: 4 }, entries))

  test.each<[string, Partial<Record<keyof Saved, unknown>>]>([
    ['of another edition', { version: 99, state: {} }],
    ['that other code has made', { code: 'other', state: {} }],
    ['from before there were editions', { version: undefined, code: undefined, state: {} }],
    ['of another shape', { state: { nobody: 'knows' } }],
    ['that is nothing at all', { state: null, clocks: null, askedAt: null }],
  ])('%s is as if there was none', (_how, change) => {
    const saved = { ...last, ...change } as Saved
    expect(everything(Match.open({ ...setting, seats: 4 }, entries, saved))).toEqual(whole)
  })
})

describe('a number under which several editions were played', () => {
  const { cthulhu500 } = boxes
  if (cthulhu500 === undefined) throw new Error('there are no races')
  const today = Date.UTC(2027, 0)
  const newest = { ...settingOf(cthulhu500.game), startedAt: today }
  const untold = { ...newest, version: 1 }

  test.each([2, 3, 4, 5])('is that of edition %i, where only that explains the log and what was saved', (version) => {
    const { entries, saves, match } = played({ ...newest, version }, 600)
    // As it was saved then, without an edition.
    const { version: _version, code: _code, ...saved } = saves[150] as Saved
    const state = structuredClone(saved.state) as { race: { edition?: number } }
    delete state.race.edition
    const opened = Match.open(untold, entries, { ...saved, state }, match.outcome)
    expect([opened.setting.version, opened.save().version]).toEqual([version, version])
    expect(everything(opened)).toEqual(everything(match))
  })

  test('is the newest there was when it began, where all of them explain it', () => {
    const begun = (startedAt: number) => Match.open({ ...untold, startedAt }, []).setting.version
    expect(begun(today)).toBe(5)
    expect(begun(Date.UTC(2026, 10, 16, 16))).toBe(4)
    expect(begun(Date.UTC(2026, 10, 16, 12))).toBe(2)
  })

  test('is that of a later one, if only that explains it', () => {
    const { entries, match } = played(newest, 600)
    expect(Match.open({ ...untold, startedAt: 0 }, entries, null, match.outcome).setting.version).toBe(5)
  })

  test('is decided by moves and ending alone where what was saved is of another make', () => {
    const { entries, match } = played({ ...newest, version: 2 }, 600)
    const strange = { seq: 150, moves: 150, state: { what: 'ever' } } as unknown as Saved
    expect(Match.open(untold, entries, strange, match.outcome).setting.version).toBe(2)
  })

  test('is refused where none explains it', () => {
    const { entries } = played({ ...newest, version: 2 }, 600)
    const torn = entries.filter(({ seq }) => seq !== 100)
    expect(() => Match.open(untold, torn)).toThrow('No edition of cthulhu500 explains it')
  })
})

describe.each(games)('a match of $id', (game) => {
  const setting = settingOf(game)

  test('is the same from its log and from any position saved on the way', () => {
    const { entries, saves, match } = played(setting, 80)
    expect(everything(Match.open(setting, entries))).toEqual(everything(match))
    for (const saved of saves) expect(everything(Match.open(setting, entries, saved))).toEqual(everything(match))
  })

  test('knows the lines it was told before', () => {
    const { entries } = played(setting, 20)
    const match = Match.open(setting, entries)
    expect(entries.map(({ id }) => match.lineOf(id))).toEqual(entries.map(({ seq }) => seq))
    expect(match.lineOf('other')).toBeNull()
  })

  test('what was told after a line continues what was told before, unless something was taken back', () => {
    const { entries, match } = played(setting, 60)
    const takenBack = entries.findLast(({ kind }) => kind === 'undo')?.seq ?? 0
    for (const viewer of [0, 'watcher'] as const) {
      const whole = match.log(viewer, null)
      expect(whole.after).toBeNull()
      for (let after = 0; after <= match.seq; after++) {
        const rest = match.log(viewer, after)
        expect(rest.after).toBe(after >= takenBack ? after : null)
        expect(whole.facts.slice(whole.facts.length - rest.facts.length)).toEqual(rest.facts)
      }
      expect(match.log(viewer, match.seq).facts).toEqual([])
      expect(match.log(viewer, match.seq + 1).after).toBeNull()
    }
  })

  test('refuses what the rules refuse, and nothing has changed', () => {
    const { match } = played(setting, 5)
    const before = everything(match)
    const seq = match.seq + 1
    const line = { table: 't', seq, id: 'x', by: 'person', at: 0 } as const
    const seat = match.awaiting[0] ?? 0
    expect(() => match.apply({ ...line, kind: 'move', seat, move: { type: 'nonsense' } })).toThrow(Refusal)
    expect(() => match.apply({ ...line, kind: 'move', seat: 99, move: {} })).toThrow(Refusal)
    expect(() => match.apply({ ...line, kind: 'undo', seat: 99, move: null })).toThrow(Refusal)
    expect(everything(match)).toEqual(before)
  })

  test('its record is secret until it is over', () => {
    const { match } = played(setting, 5)
    expect(() => match.record()).toThrow('secret')
    const whole = played(setting, Infinity).match
    expect(whole.record().seed).toBe(setting.seed)
  })

  test('a match of another version is not opened', () => {
    expect(() => Match.open({ ...setting, version: setting.version + 1 }, [])).toThrow('version')
  })
})
