import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/schema.ts'
import type { Row } from './format.ts'
import type { Sheet } from './layout.ts'

type AnyRow = Record<string, unknown>

/** Tables whose names are known only when it runs. */
export type AnyTables = Record<string, AnyRow>
export type AnyWork = Transaction<AnyTables>

/** As both databases understand it: PostgreSQL has dates and booleans where SQLite has texts and numbers. */
function portable(value: unknown): Row[number] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  throw new TypeError(`There is no place in a backup for a ${typeof value}.`)
}

async function* fromSqlite(work: AnyWork, { table, columns }: Sheet): AsyncGenerator<AnyRow> {
  yield* work.selectFrom(table).select(columns).stream()
}

async function* fromPostgres(work: AnyWork, { table, columns }: Sheet): AsyncGenerator<AnyRow> {
  await sql`declare sheet no scroll cursor for ${work.selectFrom(table).select(columns)}`.execute(work)
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch 1000 from sheet`.execute(work)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close sheet`.execute(work)
}

/** All rows of a table, without holding them all at once. */
export async function* readRows(work: AnyWork, dialect: Database['dialect'], sheet: Sheet): AsyncGenerator<Row> {
  const rows = dialect === 'sqlite' ? fromSqlite(work, sheet) : fromPostgres(work, sheet)
  for await (const row of rows) yield sheet.columns.map((column) => portable(row[column]))
}

/** Far below what either database takes in one statement. */
const mostValues = 8000

/** Rows that wait for others of their table, to be written with them. */
export class Writer {
  readonly #work: AnyWork
  #sheet: Sheet | null = null
  #rows: AnyRow[] = []

  constructor(work: AnyWork) {
    this.#work = work
  }

  async add(sheet: Sheet, row: Row): Promise<void> {
    if (sheet !== this.#sheet || this.#rows.length >= mostValues / sheet.columns.length) await this.flush()
    this.#sheet = sheet
    this.#rows.push(Object.fromEntries(sheet.columns.map((column, index) => [column, row[index]])))
  }

  async flush(): Promise<void> {
    if (this.#sheet !== null && this.#rows.length > 0) {
      await this.#work.insertInto(this.#sheet.table).values(this.#rows).execute()
    }
    this.#rows = []
  }
}
