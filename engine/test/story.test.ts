import { describe, expect, test } from 'vitest'
import {
  placeOf,
  QuickChance,
  Refusal,
  Story,
  Table,
  type AnyGame,
  type Bookmark,
  type Line,
  type Seat,
  type Viewer,
} from '../index.ts'
import { pearls } from './pearls/game.ts'
import { night } from './pearls/night.ts'
import { snap } from './snap/game.ts'

/** The next window opens with the last pass on the one before. */
const restless: AnyGame = {
  ...snap,
  id: 'restless',
  play(...[state, seat, move, turn]: Parameters<typeof snap.play>) {
    snap.play(state, seat, move, turn)
    const [next] = snap.awaiting(state)
    if (next !== undefined && snap.prompt(state, next)?.ask.type === 'turn')
      snap.play(state, next, { type: 'turn' }, turn)
  },
}

const games: readonly AnyGame[] = [pearls, night, snap, restless]
const setting = (game: AnyGame, seed = 'story') => ({ game, seats: 3, seed })

function viewersOf({ setting: { seats } }: Story): Viewer[] {
  return ['watcher', ...seatsOf(seats)]
}

function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

/** Lines at random: moves, much that is taken back, and now and then something that isn't the game's. */
function* anything(story: Story, chance: QuickChance): Generator<Line> {
  while (story.awaiting.length > 0) {
    if (chance.below(8) === 0) yield { kind: 'hurry', seat: null }
    const seat = chance.pick(story.awaiting)
    yield { kind: 'move', seat, move: chance.pick(story.prompt(seat)?.moves ?? []) }
    if (story.mayUndo(seat) && chance.below(2) === 0) yield { kind: 'undo', seat }
  }
}

/** A story line by line, and a bookmark after each, as it would be stored. */
function told(game: AnyGame, seed: string, inTurn = false): { story: Story; lines: Line[]; bookmarks: Bookmark[] } {
  const story = new Story(setting(game, seed), { inTurn })
  const lines: Line[] = []
  const bookmarks = [story.bookmark()]
  for (const line of anything(story, new QuickChance(seed))) {
    story.apply(line)
    lines.push(line)
    bookmarks.push(JSON.parse(JSON.stringify(story.bookmark())) as Bookmark)
  }
  return { story, lines, bookmarks }
}

/** All that a story tells anybody, but for the lines since which they are asked. */
function everything(story: Story): unknown {
  const viewers = viewersOf(story)
  const seats = seatsOf(story.setting.seats)
  const afters = [null, ...Array.from({ length: story.seq + 2 }, (_, after) => after)]
  return structuredClone({
    seq: story.seq,
    moves: story.moves,
    awaiting: story.awaiting,
    seeming: story.seeming,
    isVeiled: story.isVeiled,
    isWindow: story.isWindow,
    event: story.window?.event,
    outcome: story.outcome,
    prompts: seats.map((seat) => story.prompt(seat)),
    undo: seats.map((seat) => story.mayUndo(seat)),
    views: viewers.map((viewer) => story.view(viewer)),
    logs: viewers.map((viewer) => afters.map((after) => story.log(viewer, after))),
    memories: seats.map((seat) => story.memory(seat)),
    told: story.told(),
    record: story.record(),
  })
}

function since(story: Story): unknown {
  const { window } = story
  return [window?.opened, window?.asked, seatsOf(story.setting.seats).map((seat) => story.askedSince(seat))]
}

const lots = games.flatMap((game) => ['a', 'b'].map((seed) => ({ game, id: game.id, seed })))

describe.each(lots)('a story of $id, $seed', ({ game, seed }) => {
  test.each([false, true])('is the same line by line and from every bookmark on the way (in turn: %s)', (inTurn) => {
    const { story, lines, bookmarks } = told(game, seed, inTurn)
    const whole = [everything(story), since(story), story.bookmark()]
    let takenUp = 0
    for (const bookmark of bookmarks) {
      const from = placeOf(bookmark, lines)
      if (from === null) continue
      takenUp++
      const again = new Story(setting(game, seed), { inTurn, from })
      for (const line of lines.slice(again.seq)) again.apply(line)
      expect([everything(again), since(again), again.bookmark()]).toEqual(whole)
    }
    expect(takenUp).toBeGreaterThan(5)
  })

  test('is the same at once, after any of its lines; then all are asked from there on', () => {
    const story = new Story(setting(game, seed))
    const lines: Line[] = []
    const isAlike = (): void => {
      const again = Story.atOnce(setting(game, seed), lines)
      expect(everything(again)).toEqual(everything(story))
      const { seq } = story
      const opened = again.isWindow ? seq : undefined
      expect(since(again)).toEqual([opened, opened, [seq, seq, seq]])
    }
    for (const line of anything(story, new QuickChance(seed))) {
      isAlike()
      story.apply(line)
      lines.push(line)
    }
    isAlike()
  })

  test('goes on alike, however it was opened', () => {
    const { lines } = told(game, seed)
    const half = Math.floor(lines.length / 2)
    const story = new Story(setting(game, seed))
    for (const line of lines.slice(0, half)) story.apply(line)
    const again = Story.atOnce(setting(game, seed), lines.slice(0, half))
    for (const line of lines.slice(half)) {
      story.apply(line)
      again.apply(line)
      expect(everything(again)).toEqual(everything(story))
      // Who was asked before it was opened counts as asked when it was.
      for (const seat of [0, 1, 2]) expect(again.askedSince(seat)).toBe(Math.max(half, story.askedSince(seat)))
      if (story.window !== null) expect(again.window?.asked).toBe(Math.max(half, story.window.asked))
    }
  })

  test('tells everybody what the engine alone tells of the moves that stand', () => {
    const { story } = told(game, seed)
    const table = Table.start(game, setting(game, seed))
    for (const { seat, move } of story.moves) table.play(seat, move)
    expect(story.record()).toEqual(table.record())
    for (const viewer of viewersOf(story)) {
      expect(story.log(viewer, null)).toEqual({ after: null, facts: table.log(viewer) })
      expect(story.view(viewer)).toEqual(table.view(viewer))
      if (viewer !== 'watcher') expect(story.memory(viewer)).toEqual(table.heard(viewer))
    }
  })
})

describe('a line', () => {
  const begun = () => new Story(setting(pearls))
  const bid = (story: Story, seat: Seat): Line => ({ kind: 'move', seat, move: story.prompt(seat)?.moves[0] })

  test('that the rules refuse changes nothing', () => {
    const story = begun()
    story.apply(bid(story, 1))
    const before = [everything(story), since(story)]
    const refused: Line[] = [
      { kind: 'move', seat: 0, move: { type: 'nonsense' } },
      { kind: 'move', seat: null, move: {} },
      { kind: 'undo', seat: 0 },
      { kind: 'undo', seat: null },
    ]
    for (const line of refused) expect(() => story.apply(line)).toThrow(Refusal)
    expect([everything(story), since(story)]).toEqual(before)
  })

  test('of another kind only counts', () => {
    const story = begun()
    story.apply(bid(story, 1))
    const asked = since(story)
    story.apply({ kind: 'rest', seat: null })
    expect([story.seq, story.moves.length, since(story)]).toEqual([2, 1, asked])
    expect(story.log(0, 1)).toEqual({ after: 1, facts: [] })
  })

  test('tells its news even if the log forgets them at once', () => {
    const forgetful: AnyGame = { ...pearls, faded: () => true }
    const story = new Story(setting(forgetful))
    story.apply(bid(story, 1))
    expect(story.log(0, 0).facts).toEqual([{ type: 'ready', seat: 1 }])
    expect(story.log(0, null).facts).toEqual([])
    expect(story.memory(0)).toHaveLength(3)
    story.apply({ kind: 'hurry', seat: null })
    expect(story.log(0, 0).facts).toEqual([])
  })

  test('that takes back leaves nothing that was told before it to be continued', () => {
    const story = begun()
    story.apply(bid(story, 1))
    expect(story.log(1, 0).after).toBe(0)
    story.apply({ kind: 'undo', seat: 1 })
    expect([story.log(1, 1).after, story.log(1, 2).after, story.log(1, 3).after]).toEqual([null, 2, null])
    expect(story.moves).toEqual([])
  })

  test('that takes back what was never played is refused at once too', () => {
    const story = begun()
    const lines: Line[] = [bid(story, 1), { kind: 'undo', seat: 0 }]
    expect(() => Story.atOnce(story.setting, lines)).toThrow('Line 2 takes back what was never played')
  })

  test('asks whoever made it anew, even the same; others are asked since they were', () => {
    const idle: AnyGame = { ...pearls, play: () => {} }
    const story = new Story(setting(idle))
    story.apply(bid(story, 1))
    expect([0, 1, 2].map((seat) => story.askedSince(seat))).toEqual([0, 1, 0])
  })
})

describe('a window', () => {
  const opened = (inTurn: boolean) => {
    const story = new Story(setting(snap), { inTurn })
    story.apply({ kind: 'move', seat: 0, move: { type: 'turn' } })
    return story
  }
  const pass = (seat: Seat): Line => ({ kind: 'move', seat, move: { type: 'pass', on: 0 } })

  test('asks all at once, and a pass is known as one', () => {
    const story = opened(false)
    expect([story.awaiting, story.isPassed]).toEqual([[0, 1, 2], false])
    expect(story.window).toEqual({ opened: 1, asked: 1, event: 'turned' })
    story.apply(pass(1))
    expect([story.awaiting, story.isPassed, story.window?.asked]).toEqual([[0, 2], true, 1])
    story.apply({ kind: 'hurry', seat: null })
    expect(story.isPassed).toBe(false)
    for (const seat of [0, 2]) story.apply(pass(seat))
    expect(story.told().map(({ under }) => under)).toEqual([null, null, 'window', 'window', 'window'])
    expect([story.window, story.wasWindow(0), story.wasWindow(4), story.wasWindow(5)]).toEqual([
      null,
      false,
      true,
      false,
    ])
  })

  test('asks nobody anew because somebody has passed', () => {
    const telling: AnyGame = {
      ...snap,
      prompt(...[state, seat]: Parameters<typeof snap.prompt>) {
        const prompt = snap.prompt(state, seat)
        return prompt === null ? null : { ...prompt, ask: { ...prompt.ask, passed: [...state.passed] } }
      },
    }
    const story = new Story(setting(telling))
    story.apply({ kind: 'move', seat: 0, move: { type: 'turn' } })
    story.apply(pass(1))
    expect([0, 1, 2].map((seat) => story.askedSince(seat))).toEqual([1, 2, 1])
  })

  test('asks one after the other where nobody need be quick, going round from whoever opened it', () => {
    const story = opened(true)
    const order: Seat[] = []
    while (story.isWindow) {
      const [only, ...others] = story.awaiting
      expect(others).toEqual([])
      expect(story.seeming.map(({ seat }) => seat)).toEqual([only])
      expect([0, 1, 2].filter((seat) => story.prompt(seat) !== null)).toEqual([only])
      expect(story.window?.event).toBe('turned')
      order.push(only ?? -1)
      story.apply(pass(only ?? -1))
    }
    expect(order).toEqual([1, 2, 0])
  })
})

test('pages say whose they are, and whether they were written with eyes closed or in a window', () => {
  const coversOf = (game: AnyGame) =>
    new Set(
      told(game, 'a')
        .story.told()
        .map(({ under }) => under),
    )
  const kinds = [pearls, night, snap].map((game) => coversOf(game))
  expect(kinds).toEqual([new Set([null]), new Set([null, 'veil']), new Set([null, 'window'])])
  const [first, second] = told(snap, 'a').story.told()
  expect([first?.seq, first?.seat, second?.seat]).toEqual([0, null, 0])
})

test('a game that is over is not taken back, though nobody has learned anything by its last move', () => {
  const harmless: AnyGame = {
    ...pearls,
    play(...[state, seat, move, turn]: Parameters<typeof pearls.play>) {
      pearls.play(state, seat, move, { ...turn, chance: turn.chance, tell: () => {}, reveal: () => {} })
    },
    outcome: (state: Parameters<typeof pearls.outcome>[0]) =>
      state.bids[0] === null ? null : { places: [1, 2, 3], reason: 'bid' },
  }
  const story = new Story(setting(harmless))
  story.apply({ kind: 'move', seat: 1, move: story.prompt(1)?.moves[0] })
  expect(story.mayUndo(1)).toBe(true)
  story.apply({ kind: 'move', seat: 0, move: story.prompt(0)?.moves[0] })
  expect(story.mayUndo(0)).toBe(false)
})

describe('a bookmark', () => {
  test('can’t be taken up once something before it was taken back, or where no move comes next', () => {
    const story = new Story(setting(pearls))
    const moves = [1, 2].map((seat): Line => ({ kind: 'move', seat, move: story.prompt(seat)?.moves[0] }))
    const [first, second] = moves as [Line, Line]
    story.apply(first)
    const bookmark = story.bookmark()
    const note = { kind: 'hurry', seat: null }
    expect(placeOf(bookmark, [first])).toBeNull()
    expect(placeOf(bookmark, [first, note, second])).toBeNull()
    expect(placeOf(bookmark, [first, { kind: 'undo', seat: 1 }])).toBeNull()
    expect(placeOf(bookmark, [first, second, { kind: 'undo', seat: 2 }, { kind: 'undo', seat: 1 }])).toBeNull()
    expect(placeOf({ ...bookmark, moves: 2 }, [first, second])).toBeNull()
    expect(placeOf(bookmark, [first, second])).toMatchObject({ next: { seq: 2, seat: 2 }, takenBackAt: 0 })
  })
})
