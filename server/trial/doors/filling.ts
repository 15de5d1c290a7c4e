import { setTimeout as pause } from 'node:timers/promises'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { Client } from '../client.ts'
import { databaseOf, HouseOf } from './checkout.ts'

/** A row as it lies there, whatever columns that version has. */
type Row = Readonly<Record<string, unknown>>

type AnyTables = Record<'tables' | 'seats' | 'entries', Row>

interface Filling {
  /** Games that one person has finished. */
  readonly games: number
  /** Tables that are open to all. */
  readonly tables: number
}

/** So many of the games have their moves: the newest, which is what lists open if they open any. */
const WITH_MOVES = 300
const BATCH = 500

/** Who has finished all those games. */
export interface Patron {
  readonly cookie: string
  readonly id: string
}

/** A folder in which one person has finished very many games, and very many tables are open. */
export async function fill(checkout: string, dataDir: string, filling: Filling): Promise<Patron> {
  const house = await HouseOf.open(checkout, dataDir)
  const client = await Client.guest(house.base, 'Ada')
  const { id } = await client.get<{ id: string }>('/api/me')
  const finished = await playAlone(client)
  const host = await Client.guest(house.base, 'Ben')
  const open = await host.post<TableInfo>('/api/tables', { game: 'octopus', seats: 4, visibility: 'open' })
  // Whatever is written down after the last move.
  await pause(500)
  await house.close()

  const { kysely, close } = await databaseOf(checkout, dataDir)
  const database = kysely.withTables<AnyTables>()
  const rowsOf = (list: keyof AnyTables, table: string): Promise<Row[]> =>
    database
      .selectFrom(list)
      .selectAll()
      .where(list === 'tables' ? 'id' : 'table', '=', table)
      .execute()
  const copy = async (list: keyof AnyTables, rows: readonly Row[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += BATCH) {
      await database
        .insertInto(list)
        .values(rows.slice(from, from + BATCH))
        .execute()
    }
  }
  const repeat = async (of: string, count: number, prefix: string, withMoves: number): Promise<void> => {
    const [table = {}] = await rowsOf('tables', of)
    const [seats, entries] = [await rowsOf('seats', of), await rowsOf('entries', of)]
    const first = Number(table['createdAt']) - count * 1000
    for (let from = 0; from < count; from += BATCH) {
      const part = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index)
      const name = (n: number): string => `${prefix}${n}`
      const at = (n: number): number => first + n * 1000
      await copy(
        'tables',
        part.map((n) => ({
          ...table,
          id: name(n),
          createdAt: at(n),
          ...(table['finishedAt'] === null ? {} : { finishedAt: at(n) + 500 }),
        })),
      )
      await copy(
        'seats',
        part.flatMap((n) =>
          seats.map((seat) => ({
            ...seat,
            table: name(n),
            ...('at' in seat ? { at: at(n) + (table['finishedAt'] === null ? 0 : 500) } : {}),
          })),
        ),
      )
      const whole = part.filter((n) => n >= count - withMoves)
      await copy(
        'entries',
        whole.flatMap((n) => entries.map((entry) => ({ ...entry, table: name(n) }))),
      )
    }
  }
  await repeat(finished, filling.games, 'past', WITH_MOVES)
  await repeat(open.id, filling.tables, 'open', 0)
  await close()
  return { cookie: client.cookie, id }
}

/** A short game against bots, to its end. */
async function playAlone(client: Client): Promise<string> {
  const { id } = await client.post<TableInfo>('/api/tables', { game: 'octopus', seats: 3 })
  for (const seat of [1, 2]) await client.put(`/api/tables/${id}/seats/${seat}`, { bot: 'random' })
  await client.post(`/api/tables/${id}/start`)
  for (let move = 0; ; move++) {
    const { status, text } = await client.send('GET', `/api/tables/${id}/turn?wait=20`)
    if (status === 204) continue
    const { seq, prompt, outcome } = JSON.parse(text) as Position
    if (outcome !== null) return id
    // Where others are asked too it may be stale by now: then it is looked again.
    await client.send('POST', `/api/tables/${id}/moves`, { id: `m${move}`, seq, move: prompt?.fallback })
  }
}
