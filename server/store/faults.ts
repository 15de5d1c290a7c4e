import { Refusal } from '@octopolis/engine'
import { Refused } from '../refused.ts'
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

/** Why nothing can be written. */
export type Cause = 'disk-full' | 'locked' | 'read-only' | 'database-away'

/** By what the databases call it, and by what the network does: connections refused, lost, or ended by PostgreSQL. */
const causes: readonly (readonly [Cause, RegExp])[] = [
  ['disk-full', /^(SQLITE_FULL|53100)$/],
  ['locked', /^SQLITE_(BUSY|LOCKED)/],
  ['read-only', /^(SQLITE_READONLY|25006$)/],
  ['database-away', /^(SQLITE_(IOERR|CANTOPEN)|(08|53|57P|58)[0-9A-Z]+$)/],
  ['database-away', /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/],
]

/** What pg says without a code when its connection is gone, or none can be had. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

/** A database that is there and says nothing, for so long (ms) already. */
export class Silence extends Error {
  readonly code = 'ETIMEDOUT'
  readonly lasted: number

  constructor(lasted: number) {
    super(`no answer after ${lasted} ms`)
    this.lasted = lasted
  }
}

/** For how long (ms) nothing could be written before this error told so. */
export function silenceBefore(error: unknown): number {
  if (error instanceof Silence) return error.lasted
  return error instanceof Error ? silenceBefore(error.cause) : 0
}

/** Why nothing can be written, as this error tells it; null: it is another error. */
export function causeOf(error: unknown): Cause | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  const found = causes.find(([, pattern]) => pattern.test(code))?.[0]
  if (found !== undefined) return found
  if (lost.test(error.message)) return 'database-away'
  return causeOf(error.cause)
}

/** Whether it failed because nothing can be written just now, or was refused because of that. */
export function isAway(error: unknown): boolean {
  return causeOf(error) !== null || (error instanceof Refused && error.reason === 'unavailable')
}
