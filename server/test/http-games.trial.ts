import { QuickChance, type Viewer } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { afterEach, expect, test, vi } from 'vitest'
import type { Position } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import { Match } from '../tables/match.ts'
import { LiveTable } from '../tables/table.ts'
import { WrittenTable } from '../tables/written-table.ts'
import { openTestApp } from './app.ts'
import { missingBeginnings } from './programs/begin.ts'
import { findingsIn } from './programs/findings.ts'
import { playAll } from './programs/play.ts'
import { ofEach, short } from './programs/settings.ts'

/** As many games as with every change have to find each of these houses, whatever the luck of cards and bots. */
const seeds = ['a', 'b', 'c']

/** Once in so many times. */
type Now = (times: number) => boolean
type Line = Parameters<WrittenTable['write']>[0]

/** Another look; null: the true one. */
type Look = (shown: Position, see: (viewer: Viewer) => Position, table: LiveTable) => Position | null

const looks = (look: Look, times: number) => (now: Now) => {
  const { see } = LiveTable.prototype
  vi.spyOn(LiveTable.prototype, 'see').mockImplementation(function (this: LiveTable, viewer, after) {
    const as = (other: Viewer): Position => see.call(this, other, after)
    const shown = as(viewer)
    return (now(times) ? look(shown, as, this) : null) ?? shown
  })
}

/** Treats what people answer in another way, once in so many times. */
const writes = (
  write: (table: WrittenTable, line: Line, keep: WrittenTable['write']) => Promise<number>,
  times: number,
) => {
  return (now: Now) => {
    const keep = WrittenTable.prototype.write
    vi.spyOn(WrittenTable.prototype, 'write').mockImplementation(function (this: WrittenTable, line) {
      const isOne = line.kind === 'move' && line.by === 'person' && now(times)
      return isOne ? write(this, line, keep.bind(this)) : keep.call(this, line)
    })
  }
}

/** Houses at which a program can't play as it should, by what is wrong with them. */
const houses: Readonly<Record<string, (now: Now) => void>> = {
  'a listed move is refused, once in 20': writes(async () => {
    throw new Refused('conflict', 'You are not asked anything now.')
  }, 20),
  'a move is taken and not kept, once in 20': writes(async (table) => table.expectMatch().seq + 1, 20),
  'another move is kept than was sent, once in 10': writes((table, line, keep) => {
    const moves = table.expectMatch().prompt(line.seat ?? -1)?.moves ?? []
    return keep({ ...line, move: moves.at(-1) })
  }, 10),
  'a move that comes again is a new one': () => {
    vi.spyOn(Match.prototype, 'lineOf').mockReturnValue(null)
  },
  'a move is promised another line than it has, once in 20': writes(
    async (_table, line, keep) => (await keep(line)) + 1,
    20,
  ),
  'who is asked is not told what, once in 20': looks((shown) => ({ ...shown, prompt: null }), 20),
  'a question lacks one of its answers, once in 20': looks(({ prompt, ...shown }) => {
    return prompt === null ? null : { ...shown, prompt: { ...prompt, moves: prompt.moves.slice(1) } }
  }, 20),
  'a look is through the neighbour’s eyes, once in 20': looks((shown, see, { row }) => {
    return { ...shown, view: see(((shown.seat ?? 0) + 1) % row.seats).view }
  }, 20),
  'a fact is left out, once in 10': looks(
    ({ log, ...shown }) => ({ ...shown, log: { ...log, facts: log.facts.slice(1) } }),
    10,
  ),
  'the first is told to be the last': looks(({ outcome, ...shown }) => {
    return outcome === null ? null : { ...shown, outcome: { ...outcome, places: outcome.places.toReversed() } }
  }, 1),
  'a game that is over goes on': looks((shown) => ({ ...shown, outcome: null }), 1),
  'the record lacks a move': () => {
    const { record } = Match.prototype
    vi.spyOn(Match.prototype, 'record').mockImplementation(function (this: Match) {
      const whole = record.call(this)
      return { ...whole, moves: whole.moves.slice(0, -1) }
    })
  },
  'what the host has chosen counts for nothing': () => {
    const { start } = WrittenTable.prototype
    vi.spyOn(WrittenTable.prototype, 'start').mockImplementation(function (this: WrittenTable, seed) {
      this.row = { ...this.row, options: {} }
      return start.call(this, seed)
    })
  },
}

afterEach(() => vi.restoreAllMocks())

/** What a lot finds, as far as it has to be played for that; a program that gives up has found something, too. */
async function lot(): Promise<string[]> {
  const app = await openTestApp()
  try {
    for (const setting of ofEach(short)) {
      const played = await playAll(app, [setting])
      const findings = (await Promise.all(played.map((one) => findingsIn(app, one)))).flat()
      if (findings.length > 0) return findings
    }
    return (await Promise.all(Object.values(boxes).map((box) => missingBeginnings(app, box)))).flat()
  } catch (error) {
    return [`given up: ${String(error).split('\n').at(-1)}`]
  } finally {
    await app.close()
  }
}

test('nothing is found in a house that is sound', async () => {
  for (const seed of seeds) expect(await lot(), `seed ${seed}`).toEqual([])
})

test.each(Object.entries(houses))('a lot finds: %s', async (what, plant) => {
  const found: string[] = []
  for (const seed of seeds) {
    const chance = new QuickChance(seed)
    plant((times) => chance.below(times) === 0)
    if ((await lot()).length > 0) found.push(seed)
    vi.restoreAllMocks()
  }
  console.log(`figures: ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})
