import type { Seat } from '@octopolis/engine'
import { Refused } from '../refused.ts'
import type { SeatRow, TableRow } from '../store/rows.ts'
import { seatAt, seatOf, type Seating } from './seating.ts'

/** Two seats that somebody wants swapped before the start: done when everybody has said yes whom it is up to. */
export interface Wish {
  /** In order. */
  readonly seats: readonly [Seat, Seat]
  /** Who asked first. */
  readonly by: string
  /** Whose yes is missing. */
  readonly waits: readonly string[]
}

/** What is kept of a wish: who sat there when it came up, and who has said yes. */
interface Kept {
  readonly seats: readonly [Seat, Seat]
  readonly by: string
  readonly sitters: string
  readonly agreed: Set<string>
}

type Around = { readonly row: Pick<TableRow, 'host' | 'status'>; readonly seating: Seating }

/** A seat is its person's affair, a bot's is the host's, and a free one is nobody's. */
function answersFor({ row }: Around, { account, bot }: SeatRow): string[] {
  return account !== null ? [account] : bot !== null ? [row.host] : []
}

function sittersAt({ seating }: Around, seats: readonly Seat[]): string {
  return JSON.stringify(seats.map((seat) => [seating[seat]?.account, seating[seat]?.character]))
}

/** Wishes to change places. They don't outlive a restart, nor anybody's getting up: they are soon said again. */
export class Swaps {
  private kept: readonly Kept[] = []

  /** Those that still stand: the same sit there as when they came up. */
  wishes(around: Around): Wish[] {
    if (around.row.status !== 'gathering') return []
    this.forget(around)
    return this.kept.map((one) => ({ seats: one.seats, by: one.by, waits: missing(around, one) }))
  }

  /** One yes to a swap, the first of which asks for it. True: all have said it, and it is no wish any more. */
  want(around: Around, account: string, a: Seat, b: Seat): boolean {
    const seats = pair(around.seating, a, b)
    const sits = seatOf(around.seating, account)
    if (account !== around.row.host && (sits === null || !seats.includes(sits))) {
      throw new Refused('forbidden', 'Only the host, or who sits in one of the two, may ask for a swap.')
    }
    this.forget(around)
    const known = this.find(seats)
    const wish = known ?? { seats, by: account, sitters: sittersAt(around, seats), agreed: new Set<string>() }
    wish.agreed.add(account)
    if (missing(around, wish).length === 0) {
      this.drop(seats)
      return true
    }
    if (known === undefined) this.kept = [...this.kept, wish]
    return false
  }

  /** A no, or second thoughts: by who asked, or by who is asked. */
  refuse(around: Around, account: string, a: Seat, b: Seat): void {
    const seats = pair(around.seating, a, b)
    const wish = this.find(seats)
    if (wish === undefined) return
    const isAsked = seats.some((seat) => answersFor(around, seatAt(around.seating, seat)).includes(account))
    if (!isAsked && wish.by !== account) throw new Refused('forbidden', 'This swap is not up to you.')
    this.drop(seats)
  }

  private forget(around: Around): void {
    this.kept = this.kept.filter(({ seats, sitters }) => sittersAt(around, seats) === sitters)
  }

  private find(seats: Kept['seats']): Kept | undefined {
    return this.kept.find((one) => isPair(one.seats, seats))
  }

  private drop(seats: Kept['seats']): void {
    this.kept = this.kept.filter((one) => !isPair(one.seats, seats))
  }
}

function missing(around: Around, { seats, agreed }: Kept): string[] {
  const asked = seats.flatMap((seat) => answersFor(around, seatAt(around.seating, seat)))
  return [...new Set(asked)].filter((account) => !agreed.has(account))
}

function pair(seating: Seating, a: Seat, b: Seat): readonly [Seat, Seat] {
  seatAt(seating, a)
  seatAt(seating, b)
  if (a === b) throw new Refused('invalid', 'A swap takes two seats.')
  return a < b ? [a, b] : [b, a]
}

function isPair(one: readonly [Seat, Seat], other: readonly [Seat, Seat]): boolean {
  return one[0] === other[0] && one[1] === other[1]
}
