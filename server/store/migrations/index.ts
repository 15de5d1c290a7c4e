import type { Migration } from 'kysely'
import { casual } from './casual.ts'
import { firstTables } from './first-tables.ts'
import { hints } from './hints.ts'
import { history } from './history.ts'
import { identity } from './identity.ts'
import { orders } from './orders.ts'
import { scopes } from './scopes.ts'
import { sealed } from './sealed.ts'
import { seats } from './seats.ts'
import { talk } from './talk.ts'

/** In the order of their names; one that has been released never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-house': firstTables,
  '0002-identity': identity,
  '0003-hints': hints,
  '0004-sealed': sealed,
  '0005-orders': orders,
  '0006-history': history,
  '0007-seats': seats,
  '0008-scopes': scopes,
  '0009-talk': talk,
  '0010-casual': casual,
}
