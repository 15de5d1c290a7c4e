import type { Figures } from './figures.ts'

/** The slowest that feels like at once: milliseconds that 95 of 100 may take. */
export const LIMIT = 150

/** More tables than this nobody asks for. */
const MOST = 10_000

/** Close enough: the next step would be less than a tenth. */
const STEP = 1.1

type Probe = Pick<Figures, 'seen' | 'errors'>

export interface Found<Kind extends Probe = Figures> {
  /** The highest number of tables that held; 0: none did. */
  readonly tables: number
  /** What was seen there. */
  readonly figures: Kind | null
}

function holds({ seen, errors }: Probe): boolean {
  return seen.p95 <= LIMIT && errors === 0
}

/**
 * On a shared machine a bad minute isn't the house's fault: what fails is tried again. So many that they don't even all
 * get in are too many.
 */
async function patiently<Kind extends Probe>(
  tables: number,
  measure: (tables: number) => Promise<Kind>,
): Promise<Kind | null> {
  for (let trial = 0; trial < 2; trial++) {
    const figures = await measure(tables).catch((error: unknown) => {
      console.error(`${tables} tables: ${error instanceof Error ? error.message : String(error)}`)
      return null
    })
    if (figures !== null && holds(figures)) return figures
  }
  return null
}

/** Doubles from a start that may hold or not, then halves what is between what held and what didn't. */
export async function highest<Kind extends Probe>(
  start: number,
  measure: (tables: number) => Promise<Kind>,
): Promise<Found<Kind>> {
  let best: Found<Kind> = { tables: 0, figures: null }
  let tooMany = MOST
  let next = start
  while (next > best.tables && next < tooMany) {
    const figures = await patiently(next, measure)
    if (figures === null) tooMany = next
    else best = { tables: next, figures }
    const isBetween = tooMany < MOST
    const isClose = tooMany <= Math.max(best.tables, 1) * STEP
    next = isClose ? 0 : isBetween ? Math.floor((best.tables + tooMany) / 2) : next * 2
  }
  return best
}
