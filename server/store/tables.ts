import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { rate, ratingsIn } from './ratings.ts'
import type { SeatRow, TableRow } from './rows.ts'
import { seatShape, tableShape, type Database, type Schema, type Work } from './schema.ts'
import { Conflict, type Store, type WholeTable } from './store.ts'

type Choice = SelectQueryBuilder<Schema, 'tables', object>

/** Newest first. Tables and seats are read in one go, so that they belong together. */
async function read(kysely: Kysely<Schema>, choose: (tables: Choice) => Choice): Promise<WholeTable[]> {
  const rows = await kysely
    .selectFrom((from) => choose(from.selectFrom('tables')).selectAll().as('tables'))
    .leftJoin('seats', 'seats.table', 'tables.id')
    .selectAll('tables')
    .select(['seats.seat', 'account', 'bot', 'character', 'ready', 'standIn'])
    .orderBy('tables.createdAt', 'desc')
    .orderBy('tables.id', 'desc')
    .orderBy('seats.seat')
    .execute()
  const wholes = new Map<string, { readonly table: TableRow; readonly seats: SeatRow[] }>()
  for (const { seat, ready, ...row } of rows) {
    const whole = wholes.get(row.id) ?? { table: tableShape.read(row), seats: [] }
    wholes.set(row.id, whole)
    if (seat !== null && ready !== null) whole.seats.push(seatShape.read({ ...row, seat, ready }))
  }
  return [...wholes.values()]
}

async function readOne(kysely: Kysely<Schema>, column: 'id' | 'code', value: string): Promise<WholeTable | null> {
  const [whole] = await read(kysely, (tables) => tables.where(column, '=', value))
  return whole ?? null
}

async function seatAll(work: Work, table: string, seats: readonly SeatRow[]): Promise<void> {
  if (seats.length === 0) return
  await work
    .insertInto('seats')
    .values(seats.map((row) => ({ table, ...seatShape.store(row) })))
    .execute()
}

export function tablesIn({ kysely, dialect }: Database, generation: Generation): Store['tables'] {
  /** Until this work is done nobody else changes that table. */
  async function hold(work: Work, id: string): Promise<void> {
    const row = work.selectFrom('tables').select('id').where('id', '=', id)
    const held = await (dialect === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst()
    if (held === undefined) throw new Conflict(`There is no table ${id}.`)
  }

  return {
    async create(table, seats) {
      await claim(`There is a table ${table.id} already, or another one has its code.`, () =>
        kysely.transaction().execute(async (work) => {
          await work.insertInto('tables').values(tableShape.store(table)).execute()
          await seatAll(work, table.id, seats)
        }),
      )
    },

    async find(id) {
      return readOne(kysely, 'id', id)
    },

    async findByCode(code) {
      return readOne(kysely, 'code', code)
    },

    async list({ status, visibility, game, account, limit, before }) {
      return read(kysely, (tables) => {
        let chosen = tables.orderBy('createdAt', 'desc').orderBy('id', 'desc')
        if (status !== undefined) chosen = chosen.where('status', '=', status)
        if (visibility !== undefined) chosen = chosen.where('visibility', '=', visibility)
        if (game !== undefined) chosen = chosen.where('game', '=', game)
        if (before !== undefined) chosen = chosen.where('createdAt', '<', before)
        if (limit !== undefined) chosen = chosen.limit(limit)
        if (account === undefined) return chosen
        return chosen.where('id', 'in', (seats) =>
          seats.selectFrom('seats').select('seats.table').where('seats.account', '=', account),
        )
      })
    },

    async change(id, patch, seats, seen) {
      await claim(`Another table has the code ${patch.code}.`, () =>
        generation.write(async (work) => {
          await hold(work, id)
          if (seen !== undefined && !isDeepStrictEqual(await readOne(work, 'id', id), seen)) {
            throw new Conflict(`Somebody else changed the table ${id}.`)
          }
          const columns = tableShape.storePart(patch)
          if (Object.keys(columns).length > 0) {
            await work.updateTable('tables').set(columns).where('id', '=', id).execute()
          }
          if (seats !== undefined) {
            await work.deleteFrom('seats').where('table', '=', id).execute()
            await seatAll(work, id, seats)
          }
        }),
      )
    },

    async finish(id, outcome, at, ratings) {
      return generation.write(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('tables')
          .set(tableShape.storePart({ status: 'finished', outcome, finishedAt: at }))
          .where('id', '=', id)
          .where('status', '=', 'playing')
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        // One game's end at a time: whoever isn't rated yet has no row that could be held.
        if (dialect === 'postgres') await sql`lock table ratings in share row exclusive mode`.execute(work)
        await rate(work, await ratings(ratingsIn(work).forGame))
        return true
      })
    },

    async admit(id, account) {
      await kysely
        .insertInto('admissions')
        .values({ table: id, account })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async isAdmitted(id, account) {
      const row = await kysely
        .selectFrom('admissions')
        .select('table')
        .where('table', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      return row !== undefined
    },

    async forget(account) {
      await kysely.transaction().execute(async (work) => {
        await work.updateTable('tables').set({ host: '' }).where('host', '=', account).execute()
        await work.updateTable('seats').set({ account: null }).where('account', '=', account).execute()
        await work.deleteFrom('admissions').where('account', '=', account).execute()
        await work.deleteFrom('orders').where('account', '=', account).execute()
      })
    },
  }
}
