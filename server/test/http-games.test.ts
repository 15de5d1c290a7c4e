import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fields, same, Table, type AnyGame, type GameRecord } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes, type Box } from '@octopolis/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../trial/client.ts'
import { openTestApp, type TestApp } from './app.ts'

const sampleBot = fileURLToPath(new URL('../../docs/sample-bot.js', import.meta.url))
/** Of each kind that are played to their end. */
const GAMES = lot({ test: 1, trial: 20 })
/** Of each kind that are begun: by then every number of seats and every option has had its turn. */
const BEGUN = 20
const AT_ONCE = 4

interface Played {
  readonly game: AnyGame
  readonly record: GameRecord
  readonly outcome: { readonly place: number; readonly places: readonly number[]; readonly reason: string }
}

interface Setting {
  readonly box: Box
  readonly seats: number
  readonly options: object
  readonly level: string
}

type Setup = Box['proof']['tables'][number]

/** What is special about a table: its seats, and each of its options. */
function traitsOf({ seats, options }: Setup): string[] {
  return [`seats ${seats}`, ...Object.entries(options).map(([key, value]) => `${key} ${JSON.stringify(value)}`)]
}

/** So many tables, each the one that brings most news: seats and options that none before it had. */
function varied(tables: readonly Setup[], wanted: number): Setup[] {
  const met = new Set<string>()
  const left = [...tables]
  const news = (table: Setup): number => traitsOf(table).filter((trait) => !met.has(trait)).length
  return Array.from({ length: wanted }, () => {
    if (left.length === 0) left.push(...tables)
    if (left.every((table) => news(table) === 0)) met.clear()
    const [next] = left.splice(left.indexOf(left.toSorted((a, b) => news(b) - news(a))[0] as Setup), 1)
    traitsOf(next as Setup).forEach((trait) => met.add(trait))
    return next as Setup
  })
}

/** What designers compare, and what the conformance kit tries. */
function tablesOf({ study, proof }: Box): Setup[] {
  return [...study.tables, ...proof.tables]
}

function settings(box: Box): Setting[] {
  return varied(tablesOf(box), BEGUN).map(({ seats, options }, index) => {
    return { box, seats, options, level: index % 2 === 0 ? 'easy' : 'normal' }
  })
}

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const waiting = [...items.entries()]
  const results: Result[] = []
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** Every kind of question that was asked in a game. */
function asksIn({ game, record }: Played): Set<string> {
  const asks = new Set<string>()
  const table = Table.start(game, record)
  const note = (): void => table.awaiting.forEach((seat) => asks.add(table.prompt(seat)?.ask.type ?? ''))
  note()
  for (const [seat, move] of record.moves) {
    table.play(seat, move)
    note()
  }
  return asks
}

/** What is told of a table that has begun. */
interface Begun {
  readonly game: string
  readonly status: string
  readonly seats: readonly unknown[]
  readonly options: Readonly<Record<string, unknown>>
}

describe('a program that only knows HTTP', () => {
  let app: TestApp
  let played: Played[]

  /** The sample bot's own process, to its end; an exit code other than 0 is thrown. */
  async function play({ box: { game }, seats, options, level }: Setting): Promise<Played> {
    const words = [sampleBot, app.base, game.id, JSON.stringify(options), String(seats), level]
    const { stdout } = await promisify(execFile)(process.execPath, words)
    const { table, ...outcome } = JSON.parse(stdout) as Played['outcome'] & { table: string }
    const record = await new Client(app.base).get<GameRecord>(`/api/records/${table}`)
    return { game, record, outcome }
  }

  async function begin(client: Client, { box: { game }, seats, options }: Setting): Promise<Begun> {
    const { id } = await client.post<{ id: string }>('/api/tables', { game: game.id, seats, options })
    const path = `/api/tables/${id}`
    for (let seat = 1; seat < seats; seat++) await client.put(`${path}/seats/${seat}`, { bot: 'random' })
    return client.post<Begun>(`${path}/start`)
  }

  /** So many of each kind. */
  function some(games: number): Setting[] {
    return Object.values(boxes).flatMap((box) => settings(box).slice(0, games))
  }

  beforeAll(async () => {
    app = await openTestApp()
    played = await inTurns(some(GAMES), play)
  })

  afterAll(() => app.close())

  test(`plays ${GAMES} whole games of each kind with the house's bots, each to an outcome`, () => {
    expect(played).toHaveLength(GAMES * Object.keys(boxes).length)
    console.log(
      `figures: ${played.length} games, ${played.reduce((sum, { record }) => sum + record.moves.length, 0)} moves`,
    )
    for (const { game, outcome, record } of played) {
      expect(outcome.places).toHaveLength(record.seats)
      expect(outcome.places).toContain(outcome.place)
      expect(Object.keys(boxes[game.id]?.words.en.endings ?? {})).toContain(outcome.reason)
    }
  })

  test('is given records that verify', async () => {
    const client = new Client(app.base)
    for (const { record, outcome } of played) {
      const verdict = await client.post<object>('/api/records/verify', record)
      expect(verdict).toMatchObject({
        game: record.game,
        seats: record.seats,
        moves: record.moves.length,
        outcome: { places: outcome.places, reason: outcome.reason },
      })
    }
  })

  test.each(Object.entries(boxes))(
    '%s: begins at every number of seats, with every value of every option',
    async (id, box) => {
      const client = await Client.guest(app.base, 'Sample')
      const begun: Begun[] = []
      for (const setting of settings(box)) begun.push(await begin(client, setting))
      expect(new Set(begun.map(({ game, status }) => `${game} ${status}`))).toEqual(new Set([`${id} playing`]))
      const { min, max } = box.game.seats
      expect([...new Set(begun.map(({ seats }) => seats.length))].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: max - min + 1 }, (_, index) => min + index),
      )
      for (const [key, field] of fields(box.game.options)) {
        if (field.kind === 'several') continue
        const values: readonly unknown[] = field.kind === 'toggle' ? [false, true] : field.values
        expect(
          values.filter((value) => !begun.some(({ options }) => same(options[key], value))),
          `values of ${key} that were never met`,
        ).toEqual([])
      }
    },
  )

  // It takes many games until each has come up.
  const all = lot({ test: [], trial: Object.entries(boxes) })
  test.each(all)('%s: comes across every question that the game knows', async (id, box) => {
    const known = Object.keys(box.words.en.asks).toSorted()
    const asked = new Set(played.filter(({ game }) => game.id === id).flatMap((one) => [...asksIn(one)]))
    // Luck may have it that one never came up: then more games are played, but not for ever.
    for (let more = 0; more < 3 && asked.size < known.length; more++) {
      for (const one of await inTurns(settings(box), play)) for (const ask of asksIn(one)) asked.add(ask)
    }
    expect([...asked].toSorted()).toEqual(known)
  })
})
