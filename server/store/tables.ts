import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { claim } from './faults.ts'
import type { Generation } from './generation.ts'
import { below, bitByBit } from './paging.ts'
import { rate, ratingsIn } from './ratings.ts'
import type { SeatRow, TableRow } from './rows.ts'
import { listShape, seatShape, tableShape, type Database, type Schema, type Work } from './schema.ts'
import { Conflict, type Store, type WholeTable } from './store.ts'

type Choice = SelectQueryBuilder<Schema, 'tables', object>

/** What a table's mark goes by. */
function markedAt(): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref('finishedAt')}, ${sql.ref('createdAt')})`
}

/** Newest first. Tables and seats are read in one go, so that they belong together. */
async function read(kysely: Kysely<Schema>, choose: (tables: Choice) => Choice): Promise<WholeTable[]> {
  const rows = await kysely
    .selectFrom((from) => choose(from.selectFrom('tables')).selectAll().as('tables'))
    .leftJoin('seats', 'seats.table', 'tables.id')
    .selectAll('tables')
    .select(['seats.seat', 'account', 'bot', 'character', 'ready', 'standIn', 'hinted'])
    .orderBy(markedAt(), 'desc')
    .orderBy('tables.id', 'desc')
    .orderBy('seats.seat')
    .execute()
  const wholes = new Map<string, { readonly table: TableRow; readonly seats: SeatRow[] }>()
  for (const { seat, ready, hinted, ...row } of rows) {
    const whole = wholes.get(row.id) ?? { table: tableShape.read(row), seats: [] }
    wholes.set(row.id, whole)
    if (seat !== null && ready !== null && hinted !== null)
      whole.seats.push(seatShape.read({ ...row, seat, ready, hinted }))
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

/** How it stands with the table is written on its seats too, for the lists of those who sit there. */
async function tellSeats(work: Work, id: string): Promise<void> {
  await work
    .updateTable('seats')
    .set(({ selectFrom }) => ({
      status: selectFrom('tables').select('tables.status').where('tables.id', '=', id),
      at: selectFrom('tables').select(markedAt().as('at')).where('tables.id', '=', id),
    }))
    .where('seats.table', '=', id)
    .execute()
}

/** For whom the game counted. */
async function noteRated(work: Work, id: string, players: readonly string[]): Promise<void> {
  const ofTable = work.updateTable('seats').where('table', '=', id)
  await ofTable.set({ rated: 0 }).execute()
  if (players.length > 0) await ofTable.set({ rated: 1 }).where('account', 'in', players).execute()
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
          await tellSeats(work, table.id)
        }),
      )
    },

    async find(id) {
      return readOne(kysely, 'id', id)
    },

    async findByCode(code) {
      return readOne(kysely, 'code', code)
    },

    async list({ status, visibility, game, limit, after }) {
      return read(kysely, (tables) => {
        let chosen = tables.orderBy(markedAt(), 'desc').orderBy('id', 'desc')
        if (status !== undefined) chosen = chosen.where('status', '=', status)
        if (visibility !== undefined) chosen = chosen.where('visibility', '=', visibility)
        if (game !== undefined) chosen = chosen.where('game', '=', game)
        if (after !== undefined) {
          // The first condition is in the second, but it is the one by which SQLite finds its way.
          chosen = chosen
            .where(markedAt(), '<=', after.at)
            .where(below([markedAt(), sql.ref('id')], [after.at, after.id]))
        }
        return limit === undefined ? chosen : chosen.limit(limit)
      })
    },

    async of(account, status, page) {
      let chosen = kysely
        .selectFrom('seats as own')
        .innerJoin('tables', 'tables.id', 'own.table')
        .select(['id', 'game', 'tables.status', 'host', 'clock', 'casual', 'outcome'])
        .select(['createdAt', 'startedAt', 'finishedAt'])
        .select(['own.seat', 'own.rated'])
        .where('own.account', '=', account)
        .where('own.status', '=', status)
        .orderBy('own.at', 'desc')
        .orderBy('own.table', 'desc')
      if (page !== undefined) chosen = chosen.limit(page.limit)
      if (page?.after !== undefined) {
        chosen = chosen.where(below([sql.ref('own.at'), sql.ref('own.table')], [page.after.at, page.after.id]))
      }
      const rows = await chosen.execute()
      return rows.map(({ seat, rated, ...row }) => ({
        table: listShape.read(row),
        seat,
        rated: rated === null ? null : rated === 1,
      }))
    },

    async seatsOf(ids) {
      const seats = new Map(ids.map((id): [string, SeatRow[]] => [id, []]))
      if (ids.length === 0) return seats
      const rows = await kysely.selectFrom('seats').selectAll().where('table', 'in', ids).orderBy('seat').execute()
      for (const row of rows) seats.get(row.table)?.push(seatShape.read(row))
      return seats
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
          if (seats !== undefined || patch.status !== undefined) await tellSeats(work, id)
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
        // One game's end at a time. A lock on rows wouldn't do: players who aren't rated yet have none.
        if (dialect === 'postgres') await sql`lock table ratings in share row exclusive mode`.execute(work)
        const after = await ratings(ratingsIn(work).forGame)
        await rate(work, after)
        await tellSeats(work, id)
        await noteRated(
          work,
          id,
          after.map(({ player }) => player),
        )
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
      await bitByBit(async (limit) => {
        const theirs = kysely.selectFrom('tables').select('id').where('host', '=', account).limit(limit)
        const { numUpdatedRows } = await kysely
          .updateTable('tables')
          .set({ host: '' })
          .where('id', 'in', theirs)
          .executeTakeFirst()
        return numUpdatedRows
      })
      await bitByBit(async (limit) => {
        const theirs = kysely
          .selectFrom('seats')
          .select(['table', 'seat'])
          .where('account', '=', account)
          .limit(limit)
          .$asTuple('table', 'seat')
        const { numUpdatedRows } = await kysely
          .updateTable('seats')
          .set({ account: null })
          .where(({ eb, refTuple }) => eb(refTuple('table', 'seat'), 'in', theirs))
          .executeTakeFirst()
        return numUpdatedRows
      })
      await kysely.updateTable('tables').set({ hostBefore: null }).where('hostBefore', '=', account).execute()
      for (const list of ['admissions', 'orders', 'calls'] as const) {
        await bitByBit(async (limit) => {
          const theirs = kysely.selectFrom(list).select('table').where('account', '=', account).limit(limit)
          const { numDeletedRows } = await kysely
            .deleteFrom(list)
            .where('account', '=', account)
            .where('table', 'in', theirs)
            .executeTakeFirst()
          return numDeletedRows
        })
      }
    },
  }
}
