import { z } from 'zod'
import { migrations } from '../../store/migrations/index.ts'
import type { Sheet } from './layout.ts'

/**
 * A backup is a line of JSON a piece: a header; for every table its name and columns, then its rows; and last how many
 * rows there are of each, so that a file that was cut shows.
 */
export const headers = z.strictObject({
  format: z.literal('octopolis-backup'),
  version: z.literal(1),
  /** What the database has been through. */
  migrations: z.array(z.string()).readonly(),
  at: z.number(),
  /** What cookies are signed with, where the host keeps it in a file. */
  secret: z.string().min(1).nullable(),
})

export type Header = z.infer<typeof headers>
export type Row = readonly (string | number | null)[]

/** Rows by table. */
export type Counts = Readonly<Record<string, number>>

export interface Footer {
  readonly rows: Counts
}

export const ourMigrations: readonly string[] = Object.keys(migrations).toSorted()

type Piece = Header | Sheet | Row | Footer

/** The pieces of a backup in their order; the rows are counted on the way. */
export async function* compose(
  header: Header,
  sheets: readonly Sheet[],
  rowsOf: (sheet: Sheet) => AsyncIterable<Row>,
  rows: Record<string, number>,
): AsyncGenerator<Piece> {
  yield header
  for (const sheet of sheets) {
    yield sheet
    rows[sheet.table] = 0
    for await (const row of rowsOf(sheet)) {
      yield row
      rows[sheet.table] = (rows[sheet.table] ?? 0) + 1
    }
  }
  yield { rows }
}
