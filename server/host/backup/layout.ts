import { sql } from 'kysely'
import { migrate } from '../../store/migrate.ts'
import type { Database } from '../../store/schema.ts'
import { passingSqlite } from '../../store/sqlite.ts'

/** A table of the database, the house's or identity's. */
export interface Sheet {
  readonly table: string
  readonly columns: readonly string[]
}

async function parentsOf({ kysely }: Database, table: string): Promise<Set<string>> {
  const { rows } = await sql<{
    parent: string
  }>`select "table" as parent from pragma_foreign_key_list(${table})`.execute(kysely)
  return new Set(rows.map(({ parent }) => parent))
}

/** Each after those it refers to. */
async function parentsFirst(database: Database, sheets: readonly Sheet[]): Promise<Sheet[]> {
  const placed = new Map<string, Sheet>()
  while (placed.size < sheets.length) {
    const before = placed.size
    for (const sheet of sheets) {
      const parents = await parentsOf(database, sheet.table)
      if ([...parents].every((parent) => placed.has(parent))) placed.set(sheet.table, sheet)
    }
    if (placed.size === before) throw new Error('The tables refer to each other in a circle.')
  }
  return [...placed.values()]
}

/** All tables of this version, in an order in which they can be filled: what its migrations make of nothing. */
export async function layout(): Promise<Sheet[]> {
  const database = passingSqlite()
  try {
    await migrate(database)
    const tables = await database.kysely.introspection.getTables()
    const sheets = tables.map(({ name, columns }) => ({ table: name, columns: columns.map((column) => column.name) }))
    return await parentsFirst(database, sheets)
  } finally {
    await database.kysely.destroy()
  }
}
