import type { Seat, Viewer } from '@octopolis/engine'
import type { Position } from '../protocol/tables.ts'

/** Whom a table waits for, whether it is in memory or not. */
export interface Glance {
  /** Who really has something left to answer: of each nobody but themselves may know it. */
  readonly awaiting: readonly Seat[]
  /** Who is waited for as everybody knows it. */
  readonly seeming: Position['awaiting']
}

/** In this viewer's eyes: of itself it knows the truth, of others what everybody knows. */
export function awaitedBy({ awaiting, seeming }: Glance, viewer: Viewer): Position['awaiting'] {
  return seeming.filter(({ seat }) => seat !== viewer || awaiting.includes(seat))
}
