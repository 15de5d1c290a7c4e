import { Refusal } from '@octopolis/engine'
import { Conflict } from './store.ts'

/** What the database calls its error: SQLITE_BUSY, 23505. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const uniqueViolations = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']

/** Writes what may be there already: then it is a conflict, told in this sentence. */
export async function claim<Result>(sentence: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (uniqueViolations.includes(codeOf(error))) throw new Conflict(sentence, { cause: error })
    throw error
  }
}

/**
 * SQLite's complaints about a row, and PostgreSQL's: data, constraints, limits (classes 22, 23 and 54), and the deadlock
 * that two batches may end in.
 */
const rowFault = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|(22|23|54)...$|40P01$)/

/** Whether a row is to blame, so that others may be written without it. */
export function isRowFault(error: unknown): boolean {
  return error instanceof Refusal || rowFault.test(codeOf(error))
}
