import { setImmediate as breath } from 'node:timers/promises'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** So many rows are changed or read at a time where there may be any number. */
const BATCH = 200

/** Of a list that goes down by these columns: what lies below these values. */
export function below(
  columns: readonly Expression<unknown>[],
  values: readonly (string | number)[],
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(columns)}) < (${sql.join(values)})`
}

/** Does the same to a few rows, and others their work in between, until there are none left to do it to. */
export async function bitByBit(change: (limit: number) => Promise<bigint>): Promise<void> {
  while ((await change(BATCH)) > 0n) await breath()
}

/** All rows of a list, a few at a time, and others their work in between. */
export async function* allOf<Row>(
  read: (limit: number, last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const rows = await read(BATCH, last)
    yield* rows
    last = rows.at(-1)
    if (rows.length < BATCH) return
    await breath()
  }
}
