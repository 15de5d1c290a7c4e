import { Refused } from '../refused.ts'
import type { Entry } from '../store/rows.ts'

interface Unbroken {
  /** The lines from the first on, up to one that is missing. */
  readonly lines: readonly Entry[]
  /** The line that is missing though there are later ones; null: none is. */
  readonly lost: number | null
}

/** What can be played of a log: nobody knows what happened at a line that isn't there, so nothing after it counts. */
export function unbroken(entries: readonly Entry[]): Unbroken {
  const hole = entries.findIndex(({ seq }, index) => seq !== index + 1)
  return hole === -1 ? { lines: entries, lost: null } : { lines: entries.slice(0, hole), lost: hole + 1 }
}

export function lostLine(table: string, line: number): Refused {
  return new Refused(
    'broken',
    `Line ${line} of the log of table ${table} is lost: it can be looked at as it was before, and not played on.`,
  )
}
