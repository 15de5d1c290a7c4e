import { readRecord, same, Table, type Viewer } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { openBox } from '../games.ts'
import { fillIn, openReplay } from '../pages/replay/frames.ts'
import { following, isEnd, settled, viewAt, type Moment } from '../pages/replay/moments.ts'

const files = import.meta.glob<unknown>(['../../games/*/test/records/*/*.json', '!**/trails.json'], {
  eager: true,
  import: 'default',
})
const games = await Promise.all(
  Object.entries(files).map(async ([path, file]) => {
    const record = readRecord(file)
    const box = await openBox(record.game)
    if (box === null) throw new Error(`no game ${record.game}`)
    return { path: path.replace('../../games/', ''), record, game: box.game }
  }),
)

function viewers(seats: number): Viewer[] {
  return ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** Compared some hundred thousand times: what differs is told by `expect`, what doesn't need not be. */
function agree(replayed: unknown, played: unknown): void {
  if (!same(replayed, played)) expect(replayed).toEqual(played)
}

describe.each(games)('the replay of $path', ({ record, game }) => {
  const replay = openReplay(game, record)

  test('shows every viewer what the table showed, after every move, and tells what it told', () => {
    const table = Table.start(game, record)
    for (let move = 0; move <= record.moves.length; move++) {
      const [seat, played] = record.moves[move - 1] ?? []
      if (seat !== undefined) table.play(seat, played)
      for (const viewer of viewers(record.seats)) {
        agree(replay.view(move, viewer), table.view(viewer))
      }
      agree(replay.frames[move], { mover: seat ?? null, told: table.lastTold() })
    }
    for (const viewer of viewers(record.seats)) {
      expect(replay.frames.flatMap((_frame, move) => replay.facts(move, viewer))).toEqual(table.heard(viewer))
    }
    expect(replay.outcome).toEqual(record.outcome)
  })

  test('is the same backwards, and wherever one jumps', () => {
    const forwards = replay.frames.map((_frame, move) => JSON.stringify(replay.view(move, 0)))
    const backwards = replay.frames.map((_frame, move) => move).toReversed()
    const jumps = replay.frames.map((_frame, move) => (move * 37) % replay.frames.length)
    for (const move of [...backwards, ...jumps]) agree(JSON.stringify(replay.view(move, 0)), forwards[move])
  })

  test('played through, it passes every fact once and ends where the game ended', () => {
    let moment: Moment = settled(0, replay)
    let lit = 0
    while (!isEnd(moment, replay)) {
      moment = following(moment, replay, 'all')
      if (moment.fact !== null) lit++
    }
    const told = replay.frames.slice(1).reduce((sum, frame) => sum + frame.told.length, 0)
    expect(lit).toBe(told)
    expect(viewAt(moment, replay, 1, null)).toEqual(Table.replay(game, record).view(1))
  })
})

test('all-seeing eyes see what any one seat sees, and what a watcher sees is left as it is', () => {
  const watcher = {
    viewer: 'watcher',
    turn: 3,
    cults: [
      { clock: null, power: 2 },
      { clock: null, power: 0 },
    ],
  }
  const first = {
    viewer: 0,
    turn: 3,
    cults: [
      { clock: 5, power: 2 },
      { clock: null, power: 0 },
    ],
  }
  const second = {
    viewer: 1,
    turn: 3,
    cults: [
      { clock: null, power: 2 },
      { clock: 1, power: 0 },
    ],
  }
  expect([first, second].reduce<unknown>(fillIn, watcher)).toEqual({
    viewer: 'watcher',
    turn: 3,
    cults: [
      { clock: 5, power: 2 },
      { clock: 1, power: 0 },
    ],
  })
})

test('a place outside the game is its nearest end', () => {
  const [first] = games
  if (first === undefined) throw new Error('no records')
  const replay = openReplay(first.game, first.record)
  expect(settled(-3, replay)).toEqual({ move: 0, fact: null })
  expect(settled(100_000, replay)).toEqual({ move: first.record.moves.length, fact: null })
})
