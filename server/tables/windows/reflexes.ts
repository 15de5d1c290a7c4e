import type { Seat } from '@octopolis/engine'
import { isPassedBy } from '../../protocol/standing.ts'
import type { TableRow } from '../../store/rows.ts'
import { windowTime } from '../clocks.ts'
import { humanMoment, Moments } from '../moments.ts'
import type { Match } from '../match.ts'
import type { Race } from './race.ts'
import type { Seating } from '../seating.ts'
import type { StandingOrders } from './standing.ts'
import type { TableNeeds } from '../needs.ts'

/** What it takes to know who does what, and when: a table. */
interface Watched {
  readonly match: Match | null
  readonly seating: Seating
  readonly row: Pick<TableRow, 'clock'>
  readonly orders: StandingOrders
  readonly race: Race
  readonly house: TableNeeds
  isBotRun(seat: Seat): boolean
}

/** Nobody who passes takes all of a window's time for it. */
const MOST_OF_IT = 0.8

/** At a slow table people look up from something else first: so many times the usual moment. */
const SLOWER = 10

/** Who passes by order, and when: after as long as somebody who thinks about it for a moment. Bots take as long. */
export class Reflexes {
  private readonly table: Watched
  private readonly moments = new Moments()

  constructor(table: Watched) {
    this.table = table
  }

  /** Is there a standing order of this seat to pass on what may be answered now? */
  passes(seat: Seat): boolean {
    const { match, seating, orders } = this.table
    const account = seating[seat]?.account ?? null
    if (account === null || this.table.isBotRun(seat)) return false
    return isPassedBy(orders.of(account), match?.prompt(seat)?.window)
  }

  /** When an order or a bot may answer a window: not before a person could have, or everybody would know what it was. */
  readyAt(seat: Seat): number {
    const { match, house, row } = this.table
    const since = match?.awaitedSince(seat) ?? null
    if (match === null || since === null) return 0
    const time = windowTime(row.clock)
    const longest = time === null ? Infinity : time * MOST_OF_IT
    const isHurried = row.clock.kind !== 'slow' || this.table.isBotRun(seat)
    const usual = house.momentMs * (isHurried ? 1 : SLOWER)
    // Right after a start nobody could have been quick.
    const from = Math.max(since, house.startedAt)
    return from + this.moments.of(seat, match.askedSince(seat), () => humanMoment(usual, longest))
  }

  /** Whose order is due. */
  due(now: number): Seat[] {
    return this.ordered().filter((seat) => this.readyAt(seat) <= now)
  }

  /** When an order will be due that isn't yet; null: there is none. */
  get next(): number | null {
    const times = this.ordered().map((seat) => this.readyAt(seat))
    return times.length === 0 ? null : Math.min(...times)
  }

  private ordered(): Seat[] {
    const { match, race } = this.table
    if (match === null || !match.isWindow) return []
    return match.awaiting.filter((seat) => !race.has(seat) && this.passes(seat))
  }
}
