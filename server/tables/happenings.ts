import type { Seat } from '@octopolis/engine'
import type { Said } from '../protocol/tables.ts'
import type { Entry } from '../store/rows.ts'

/** What may happen at a table, for those who listen. */
export interface Happenings {
  /** Who sits here, who is there, what was agreed: everything but the match itself. */
  changed: []
  /** Something was heard of somebody who was perhaps not there. */
  attended: []
  moved: [entry: Entry]
  /** A seat has answered with eyes closed: its own affair. */
  sealed: [seat: Seat]
  /** An answer to a window has come, and is held for a moment. */
  held: []
  /** Somebody has left orders: their own affair. */
  ordered: []
  said: [said: Said]
  /** From now on it opens with its code alone: strangers have to go. */
  locked: []
  /** Whatever was read of this table before is void: read again. */
  reopened: []
  /** It couldn't be read again yet. */
  voided: []
}
