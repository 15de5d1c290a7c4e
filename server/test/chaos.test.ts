import { QuickChance, type AnyGame } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import type { Position } from '../protocol/tables.ts'
import type { Entry, RatingRow } from '../store/rows.ts'
import { playMove, takeBack } from '../tables/play.ts'
import type { LiveTable } from '../tables/table.ts'
import { say } from '../tables/talk.ts'
import type { Life } from '../trial/chaos/clockwork.ts'
import { faultKinds } from '../trial/chaos/fault.ts'
import { judge, judgeRatings, type Archive } from '../trial/chaos/judge.ts'
import { Testimony, type Wish } from '../trial/chaos/testimony.ts'
import { chaos } from '../trial/chaos/trial.ts'
import { windowGame } from './window-game.ts'
import { ada, ben, cleo, openHouse, pass, started, stopTime } from './tables/house.ts'

const people = [ada, ben, cleo]
const box = Object.values(boxes)[0]
if (box === undefined) throw new Error('there is no game')
const { game } = box

interface Lived {
  readonly game: AnyGame
  readonly testimony: Testimony
  readonly archive: Archive
  readonly lives: readonly Life[]
  readonly ratings: readonly RatingRow[]
  /** Everything that was shown, in its order. */
  readonly positions: readonly Position[]
}

/** A whole game with a live clock, as everybody at the table and a watcher lived through it: undo, talk and fallbacks too. */
async function lived(played: AnyGame = game): Promise<Lived> {
  stopTime()
  const launchedAt = Date.now()
  const { house, store } = await openHouse()
  const table = await started(house, { game: played.id, people, clock: { kind: 'live', think: 10, reserve: 5 } })
  const testimony = new Testimony(table.id)
  const positions: Position[] = []
  const chance = new QuickChance('lived')
  const look = (): void => {
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      const position = JSON.parse(JSON.stringify(table.see(viewer, positions.at(-1)?.seq ?? null))) as Position
      testimony.see(position, testimony.floor, 1)
      positions.push(position)
    }
    testimony.seeInfo(table.info(null), testimony.floor)
  }
  look()
  for (let turn = 0; (table.match?.awaiting.length ?? 0) > 0; turn++) {
    if (turn === 5 || turn === 8) await pass(30_000)
    else await act(table, testimony, chance, turn)
    look()
    await pass(100)
  }
  testimony.record = null
  const whole = await store.tables.find(table.id)
  if (whole === null) throw new Error('there is no table')
  const [entries, talk] = await Promise.all([store.log.read(table.id), store.talk.read(table.id, 0)])
  const ratings = (await Promise.all(people.map(({ id }) => store.ratings.of(id)))).flat()
  return {
    testimony,
    archive: { row: whole.table, seats: whole.seats, entries, talk, sealed: [] },
    lives: [{ launchedAt, readyAt: launchedAt, endedAt: Date.now(), graceEnds: null }],
    ratings,
    positions,
    game: played,
  }
}

/** Somebody answers, takes it back or says something, as the trial's people do. */
async function act(table: LiveTable, testimony: Testimony, chance: QuickChance, turn: number): Promise<void> {
  const match = table.expectMatch()
  const undoing = [0, 1, 2].find((one) => turn % 6 === 1 && match.mayUndo(one))
  const seat = undoing ?? chance.pick(match.awaiting)
  const { id: account } = people[seat] ?? ada
  const kind = undoing === undefined ? 'move' : 'undo'
  const move = kind === 'undo' ? null : chance.pick(match.prompt(seat)?.moves ?? [])
  const wish: Wish = { key: `${seat}:w${turn}`, kind, seat, move }
  const frame = { id: `w${turn}`, seq: match.seq }
  testimony.sent.set(wish.key, wish)
  const seq = await (kind === 'undo' ? takeBack(table, account, frame) : playMove(table, account, { ...frame, move }))
  testimony.acknowledge(wish, { seq, sentAt: Date.now() })
  if (turn % 10 !== 0 || match.outcome !== null) return
  const text = `line ${turn}`
  testimony.said.set(text, { account, id: text, n: null })
  testimony.hear(await say(table, people[seat] ?? ada, { kind: 'text', said: text }, text))
}

function kindsIn({ game: played, testimony, archive, lives }: Lived): string[] {
  return [...new Set(judge(played, testimony, archive, lives).map(({ kind }) => kind))].toSorted()
}

function withEntries(all: Lived, entries: readonly Entry[]): Lived {
  return { ...all, archive: { ...all.archive, entries } }
}

/** The same log with one line changed. */
function withLine(all: Lived, which: (entry: Entry) => boolean, change: (entry: Entry) => Partial<Entry>): Lived {
  const { entries } = all.archive
  const found = entries.find(which)
  if (found === undefined) throw new Error('there is no such line')
  return withEntries(
    all,
    entries.map((entry) => (entry === found ? { ...entry, ...change(entry) } : entry)),
  )
}

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1)
  if (item === undefined) throw new Error('there is nothing')
  return item
}

describe('who judges a trial', () => {
  test('finds nothing where nothing is wrong', async () => {
    const all = await lived()
    const { entries, talk, row } = all.archive
    expect(judge(game, all.testimony, all.archive, all.lives)).toEqual([])
    expect(judgeRatings([all.archive], all.ratings)).toEqual([])
    expect(row.status).toBe('finished')
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['person', 'clock']))
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['move', 'undo']))
    expect(talk.length).toBeGreaterThan(0)
  })

  test('has nothing to say against windows, and knows when they shut', async () => {
    const all = await lived(windowGame)
    expect(judge(all.game, all.testimony, all.archive, all.lives)).toEqual([])
    const early = withLine(
      all,
      ({ by }) => by === 'clock',
      ({ at }) => ({ at: at - 30_000 }),
    )
    expect(kindsIn(early)).toContain('clock')
  })

  test('finds a move that was acknowledged and is lost', async () => {
    const all = await lived()
    const { entries } = all.archive
    expect(kindsIn(withEntries(all, entries.slice(0, -1)))).toContain('lost')
  })

  test('finds an acknowledged move in the place of another', async () => {
    const all = await lived()
    const moved = withLine(
      all,
      ({ by, kind }) => by === 'person' && kind === 'move',
      ({ seat }) => ({ seat: (seat ?? 0) + 1 }),
    )
    expect(kindsIn(moved)).toContain('lost')
  })

  test('lets lines of the house put off what was promised with eyes closed, and nothing else', async () => {
    const all = await lived()
    const { acknowledged } = all.testimony
    const [key, promise] = last([...acknowledged])
    const lostIn = ({ game: played, testimony, archive, lives }: Lived): string[] =>
      judge(played, testimony, archive, lives).flatMap(({ kind, what }) =>
        kind === 'lost' && what.startsWith(key) ? [what] : [],
      )
    const early = { ...promise, seq: promise.seq - 1 }
    acknowledged.set(key, { ...early, sealed: true })
    expect(lostIn(all)).toHaveLength(1)
    const putOff = withLine(
      all,
      ({ by }) => by === 'clock',
      ({ at }) => ({ kind: 'outage', seat: null, move: { from: at, until: at } }),
    )
    expect(lostIn(putOff)).toEqual([])
    acknowledged.set(key, early)
    expect(lostIn(putOff)).toHaveLength(1)
  })

  test('looks for what was promised with eyes closed among the answers that are sealed, and there alone', async () => {
    const all = await lived()
    const { entries } = all.archive
    const { seq, id, move, by } = last(entries.filter((entry) => entry.by === 'person' && entry.kind === 'move'))
    const promise = all.testimony.acknowledged.get(id)
    if (promise === undefined) throw new Error('nobody was promised this line')
    const sealed = [{ table: 't1', seat: 0, move, id, by, asked: 0 }]
    const cutOff = { ...all, archive: { ...all.archive, entries: entries.slice(0, seq - 1), sealed } }
    const lostIn = (key: string): boolean =>
      judge(all.game, all.testimony, cutOff.archive, all.lives).some(({ what }) => what.startsWith(`${key} was`))
    expect(lostIn(id)).toBe(true)
    all.testimony.acknowledged.set(id, { ...promise, sealed: true })
    expect(lostIn(id)).toBe(false)
    cutOff.archive.sealed = []
    expect(lostIn(id)).toBe(true)
  })

  test('finds a move that counts twice, by its id or by another', async () => {
    const all = await lived()
    const { entries } = all.archive
    const again = { ...last(entries), seq: entries.length + 1 }
    expect(kindsIn(withEntries(all, [...entries, again]))).toContain('twice')
    expect(kindsIn(withEntries(all, [...entries, { ...again, by: 'person', id: '0:other' }]))).toContain('twice')
  })

  test('finds a move that was refused and kept', async () => {
    const all = await lived()
    const [key] = all.testimony.acknowledged.keys()
    all.testimony.acknowledged.delete(String(key))
    all.testimony.refused.add(String(key))
    expect(kindsIn(all)).toEqual(['twice'])
  })

  test('finds a gap', async () => {
    const all = await lived()
    expect(
      kindsIn(
        withEntries(
          all,
          all.archive.entries.filter(({ seq }) => seq !== 3),
        ),
      ),
    ).toContain('gap')
  })

  test('finds two lines for one move', async () => {
    const { testimony } = await lived()
    const [wish] = testimony.sent.values()
    if (wish !== undefined) testimony.acknowledge(wish, { seq: 7, sentAt: 0 })
    expect(testimony.faults).toMatchObject([{ kind: 'contradicted', seq: 7 }])
  })

  test('finds what the rules refuse', async () => {
    const all = await lived()
    const nonsense = withLine(
      all,
      ({ by }) => by === 'clock',
      () => ({ move: { type: 'nonsense' } }),
    )
    expect(kindsIn(nonsense)).toContain('unplayable')
  })

  test('finds a position that goes back', async () => {
    const all = await lived()
    const [first] = all.positions
    if (first !== undefined) all.testimony.see(first, all.testimony.floor, 2)
    expect(kindsIn(all)).toEqual(['back'])
  })

  test('finds a table that goes back', async () => {
    const { testimony } = await lived()
    const info = { seq: testimony.highest, commitment: testimony.commitment, status: 'gathering' } as const
    testimony.seeInfo(info, testimony.floor)
    expect(testimony.faults).toMatchObject([{ kind: 'back' }])
  })

  test('finds a position that the log contradicts, or the facts told with it', async () => {
    for (const change of [
      { view: { nobody: 'sees this' } },
      { log: { after: 0, facts: [{ type: 'untold' }], late: [] } },
    ]) {
      const all = await lived()
      const shown = new Testimony(all.testimony.table)
      shown.see({ ...last(all.positions), ...change }, shown.floor, 1)
      const testimony = Object.assign(all.testimony, { shown: shown.shown })
      expect(kindsIn({ ...all, testimony })).toEqual(['contradicted'])
    }
  })

  test('finds two different positions at one line', async () => {
    const all = await lived()
    all.testimony.see({ ...last(all.positions), view: null }, all.testimony.floor, 2)
    expect(kindsIn(all)).toEqual(['contradicted'])
  })

  test('finds a position that was shown before it was kept', async () => {
    const all = await lived()
    all.testimony.know(all.archive.entries.length + 1)
    expect(kindsIn(all)).toEqual(['lost'])
  })

  test('finds a fallback that came early', async () => {
    const all = await lived()
    const { entries } = all.archive
    const early = entries.findLast(({ by }) => by === 'clock')
    const changed = withLine(
      all,
      (entry) => entry === early,
      ({ at }) => ({ at: at - 30_000 }),
    )
    const found = judge(game, all.testimony, changed.archive, all.lives).find(({ seq }) => seq === early?.seq)
    expect(found?.kind).toBe('clock')
    expect(found?.what).toContain('early')
  })

  test('finds a fallback within the grace after a start', async () => {
    const all = await lived()
    const clock = all.archive.entries.find(({ by }) => by === 'clock')
    const [life] = all.lives
    if (clock === undefined || life === undefined) throw new Error('nobody lived')
    const fallen = { ...life, endedAt: clock.at - 5000 }
    const risen = { ...life, launchedAt: clock.at - 4000, readyAt: clock.at - 3000 }
    expect(judge(game, all.testimony, all.archive, [fallen, risen])).toContainEqual(
      expect.objectContaining({ kind: 'clock', seq: clock.seq }),
    )
  })

  test('finds a fallback that does not come', async () => {
    const all = await lived()
    const waiting = all.positions.find(({ awaiting }) => awaiting.length > 0)
    if (waiting === undefined) throw new Error('nobody was awaited')
    const deadline = waiting.awaiting[0]?.deadline ?? 0
    all.testimony.see({ ...waiting, now: deadline + 5001 }, { seq: 0 }, 1)
    expect(all.testimony.faults).toContainEqual(expect.objectContaining({ kind: 'clock' }))
  })

  test('finds a deadline that has changed', async () => {
    const all = await lived()
    const { deadlines } = all.testimony
    const { deadline, ...shown } = last(deadlines)
    deadlines.push({ ...shown, deadline: (deadline ?? 0) + 1 })
    expect(kindsIn(all)).toEqual(['clock'])
  })

  test('lets a deadline wait for the end of the grace after a start, and for nothing else', async () => {
    const all = await lived()
    const { testimony, archive } = all
    const lastFallback = archive.entries.findLast(({ by }) => by === 'clock')?.seq ?? 0
    const [life] = all.lives
    const first = testimony.deadlines.find(({ seq }) => seq >= lastFallback)
    if (life === undefined || first === undefined) throw new Error('nobody lived')
    const { now, deadline, ...shown } = first
    const risen = { launchedAt: now + 100, readyAt: now + 200, endedAt: life.endedAt, graceEnds: null }
    const seenAgain = (until: number): string[] => {
      const deadlines = [
        ...testimony.deadlines.filter((one) => one.now <= now),
        { ...shown, now: now + 100, deadline: until },
      ]
      const witness = Object.assign(new Testimony(testimony.table), testimony, { deadlines })
      return kindsIn({ ...all, testimony: witness, lives: [{ ...life, endedAt: now }, { ...risen }] })
    }
    expect(deadline).toBeLessThan(now + 15_150)
    expect(seenAgain(now + 15_150)).toEqual([])
    expect(seenAgain(now + 15_050)).toEqual(['clock'])
    expect(seenAgain(now + 15_250)).toEqual(['clock'])
    expect(seenAgain(deadline ?? 0)).toEqual(['clock'])
  })

  test('finds talk that is lost, doubled or unheard of', async () => {
    const all = await lived()
    const { talk } = all.archive
    const witnessed = (lines: typeof talk): string[] => kindsIn({ ...all, archive: { ...all.archive, talk: lines } })
    expect(witnessed(talk.slice(0, -1))).toEqual(['lost'])
    expect(witnessed([...talk, { ...last(talk), n: talk.length + 1 }])).toContain('twice')
    expect(witnessed([...talk, { ...last(talk), n: talk.length + 1, said: 'unheard of' }])).toEqual(['twice'])
    expect(witnessed(talk.slice(1))).toContain('gap')
    expect(witnessed(talk.map((line) => ({ ...line, id: 'another' })))).toEqual(['lost'])
    all.testimony.unsaid.add(String(last(talk).said))
    expect(kindsIn(all)).toEqual(['twice'])
  })

  test('finds a game that is over and not finished, and another outcome', async () => {
    const all = await lived()
    const { archive } = all
    const withRow = (change: object): string[] =>
      kindsIn({ ...all, archive: { ...archive, row: { ...archive.row, ...change } } })
    expect(withRow({ status: 'playing', finishedAt: null })).toEqual(['record'])
    expect(withRow({ outcome: { places: [9, 9, 9], reason: 'nonsense' } })).toEqual(['record'])
    all.testimony.record = 'another'
    expect(kindsIn(all)).toEqual(['record'])
  })

  test('finds a game that ratings count twice, or not at all', async () => {
    const { archive, ratings } = await lived()
    const twice = ratings.map((row, index) => (index === 0 ? { ...row, games: 2 } : row))
    expect(judgeRatings([archive], twice)).toMatchObject([{ kind: 'rating' }])
    expect(judgeRatings([archive], ratings.slice(1))).toMatchObject([{ kind: 'rating' }])
  })
})

const KILLS = lot({ test: 15, trial: 100 })

/** What has to come up often enough to be believed. That a move was kept and its answer lost takes luck, or many kills. */
const enough = lot({
  test: {
    finished: 1,
    acknowledged: 75,
    resent: 5,
    duplicates: 15,
    undone: 3,
    said: 3,
    fallbacks: 1,
    deadlinesKept: 3,
  },
  trial: {
    finished: 13,
    acknowledged: 501,
    resent: 51,
    recovered: 1,
    duplicates: 101,
    undone: 21,
    said: 21,
    fallbacks: 6,
    deadlinesKept: 21,
  },
})

test(`a house that is killed ${KILLS} times keeps everything it has promised`, async () => {
  const { figures, faults } = await chaos({ kills: KILLS, tables: 12, seed: 'test' })
  const { starts, finished, acknowledged, recovered, fallbacks, seconds } = figures
  console.log(
    `figures: ${KILLS} kills, ${starts} starts, ${acknowledged} moves acknowledged, ${recovered} kept before a fall ` +
      `and acknowledged after it, ${fallbacks} fallbacks, ${finished} games finished, ${Math.round(seconds)} s`,
  )
  expect(faults).toEqual([])
  expect(figures).toMatchObject({
    kills: KILLS,
    faults: Object.fromEntries(Object.keys(faultKinds).map((kind) => [kind, 0])),
  })
  expect(starts).toBeGreaterThan(KILLS)
  for (const [what, times] of Object.entries(enough)) {
    expect(figures[what as keyof typeof enough], `${what}, by kills`).toBeGreaterThanOrEqual(times)
  }
})
