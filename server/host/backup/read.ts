import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@octopolis/engine'
import { codeOf } from '../../store/faults.ts'
import { withFile } from '../../store/files.ts'
import { unpack } from './archive.ts'
import { headers, ourMigrations, type Counts, type Header, type Row } from './format.ts'
import type { Sheet } from './layout.ts'

/** A row, and the table it belongs to. */
export interface Placed {
  readonly sheet: Sheet
  readonly row: Row
}

interface Contents {
  readonly header: Header
  readonly rows: Counts
}

class Flaw extends Error {}

function headerOf(piece: unknown): Header {
  const { data } = headers.safeParse(piece)
  if (data === undefined) throw new Flaw('its first line is something else')
  if (!isDeepStrictEqual(data.migrations, ourMigrations)) {
    throw new Flaw(`it is one of another version, whose last migration is ${data.migrations.at(-1)}`)
  }
  return data
}

function rowOf(values: readonly unknown[], { table, columns }: Sheet): Row {
  const row = values.filter((value) => value === null || typeof value === 'string' || typeof value === 'number')
  if (row.length !== values.length || row.length !== columns.length) throw new Flaw(`a row of ${table} is broken`)
  return row
}

/** Expects every table of ours, in our order, and at the end as many rows as came by. */
async function* find(lines: AsyncGenerator<string, void>, sheets: readonly Sheet[]): AsyncGenerator<Placed, Contents> {
  async function next(): Promise<unknown> {
    const line = await lines.next()
    if (line.done === true) throw new Flaw('its end is missing')
    return JSON.parse(line.value)
  }

  const header = headerOf(await next())
  let piece = await next()
  const rows: Record<string, number> = {}
  for (const sheet of sheets) {
    if (!isDeepStrictEqual(piece, sheet)) throw new Flaw(`it has no table ${sheet.table}, or another one`)
    let count = 0
    for (piece = await next(); Array.isArray(piece); piece = await next()) {
      yield { sheet, row: rowOf(piece, sheet) }
      count++
    }
    rows[sheet.table] = count
  }
  if (!isDeepStrictEqual(piece, { rows })) throw new Flaw('it has more rows or fewer than it says')
  if ((await lines.next()).done !== true) throw new Flaw('it goes on after its end')
  return { header, rows }
}

/** What unpacking, decoding and parsing throw at a file that is something else, or was cut or damaged. */
function isDamage(error: unknown): error is Error {
  return error instanceof Flaw || error instanceof SyntaxError || /^(Z_|ERR_ENCODING_)/.test(codeOf(error))
}

/** Reads a backup row by row. Only who has reached the end knows that it is whole. */
export async function* readBackup(file: string, sheets: readonly Sheet[]): AsyncGenerator<Placed, Contents> {
  const found = find(unpack(file), sheets)
  for (;;) {
    const next = await withFile(file, 'read', () => found.next()).catch((error: unknown) => {
      if (!isDamage(error)) throw error
      throw new Refusal(`${file} is not a whole backup of this version of Octopolis: ${error.message}.`, {
        cause: error,
      })
    })
    if (next.done === true) return next.value
    yield next.value
  }
}

/** Goes through a backup to its end, and refuses one that isn't whole. */
export async function checkBackup(file: string, sheets: readonly Sheet[]): Promise<Contents> {
  const rows = readBackup(file, sheets)
  for (;;) {
    const next = await rows.next()
    if (next.done === true) return next.value
  }
}
