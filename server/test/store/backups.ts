import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { backup } from '../../host/backup.ts'
import type { Place } from '../../store/connect.ts'
import type { Opened } from './contract/ground.ts'
import { aLineOfTalk, anEntry, aRating, aRecord, aReport, aSeat, aSubscription, aTable } from './samples.ts'

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A row is a list; what heads a table, and the first and the last line, are objects. */
type Piece = readonly unknown[] | Readonly<Record<string, unknown>>
export type Pieces = readonly Piece[]

export function isRow(piece: Piece): piece is readonly unknown[] {
  return Array.isArray(piece)
}

export function piecesOf(file: string): Pieces {
  return gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Piece)
}

export function packPieces(file: string, pieces: Pieces): void {
  writeFileSync(file, gzipSync(pieces.map((piece) => `${JSON.stringify(piece)}\n`).join('')))
}

/** All that lies in a place, table by table, but for the mark that every restore changes. */
export async function contentsOf(place: Place): Promise<Record<string, string[]>> {
  const file = join(scratch(), 'contents')
  await backup({ ...place, file })
  const contents: Record<string, string[]> = {}
  let rows: string[] = []
  for (const piece of piecesOf(file).slice(1, -1)) {
    if (!isRow(piece)) contents[String(piece['table'])] = rows = []
    else if (piece[0] !== 'generation') rows.push(JSON.stringify(piece))
  }
  for (const table of Object.values(contents)) table.sort()
  return contents
}

type Accounts = Record<'user' | 'session', Record<string, unknown>>

/** Something in every corner, accounts among it. */
export async function furnish({ store, database }: Opened): Promise<void> {
  await store.tables.create(aTable('t1', { status: 'playing', code: 'KRKN', seed: '🐙' }), [
    aSeat(0, { account: 'ada', ready: true }),
    aSeat(1, { bot: 'hard', character: 'dagon' }),
  ])
  await store.tables.create(aTable('t2', { status: 'playing' }), [])
  await store.tables.admit('t1', 'bob')
  await Promise.all(Array.from({ length: 2345 }, (_, index) => store.log.append(anEntry('t1', index + 1))))
  await store.log.saveSnapshot({ table: 't1', seq: 50, data: { nul: '\0', half: '\uD83D' } })
  await store.calls.set({ table: 't1', account: 'ada', asked: 3, times: 1 })
  await store.orders.set({ table: 't1', account: 'ada', orders: { played: 'mine' } })
  await store.talk.append(aLineOfTalk('t1', 1, { said: `'"\n🐙`, id: 'one' }))
  await store.talk.append(aLineOfTalk('t1', 2, { account: null }))
  await store.tables.finish('t2', { places: [1], reason: 'over' }, 2 ** 52, async () => [aRating('ada', { mu: 1 / 3 })])
  await store.mutes.set('ada', 'bob', true)
  await store.records.save(aRecord('r1'))
  await store.reports.save(aReport('p1'))
  await store.push.save(aSubscription('https://push'))
  await store.memory.set('vapid', 'keys')

  const moment = new Date('2026-01-02T03:04:05.678Z')
  const when = database.dialect === 'postgres' ? moment : moment.toISOString()
  const accounts = database.kysely.withTables<Accounts>()
  const user = { id: 'ada', name: 'Ada', email: 'ada@x', emailVerified: true, createdAt: when, updatedAt: when }
  await accounts.insertInto('user').values(user).execute()
  const session = { id: 's1', token: 'token', userId: 'ada', createdAt: when, updatedAt: when, expiresAt: when }
  await accounts.insertInto('session').values(session).execute()
}
