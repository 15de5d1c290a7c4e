/** A move that is known to somebody. */
interface Line {
  sentAt: number | null
  mover: number
  readonly seenAt: Map<number, number>
}

/** When what was sent, confirmed and seen, in the time that counts. Times are milliseconds of one clock. */
export class Ledger {
  /** From the sending of a move to what shows it, on every other seat's connection. */
  readonly seen: number[] = []
  /** From the sending of a move to its confirmation. */
  readonly confirmed: number[] = []
  /** Moves that were void when they came, because somebody else was faster. */
  overtaken = 0
  /** Moves that nobody has confirmed, or somebody hasn't seen, by the end. */
  lost = 0
  games = 0
  readonly failures: string[] = []
  private from = Number.POSITIVE_INFINITY
  private to = Number.POSITIVE_INFINITY

  open(at: number): void {
    this.from = at
  }

  close(at: number): void {
    this.to = at
  }

  counts(at: number): boolean {
    return at >= this.from && at < this.to
  }

  fail(why: unknown): void {
    this.failures.push(why instanceof Error ? why.message : String(why))
  }
}

/** The moves of one game at one table. */
export class Page {
  private readonly ledger: Ledger
  private readonly seats: number
  private readonly lines = new Map<number, Line>()

  constructor(ledger: Ledger, seats: number) {
    this.ledger = ledger
    this.seats = seats
  }

  seen(line: number, seat: number, at: number): void {
    const one = this.line(line)
    if (!one.seenAt.has(seat)) one.seenAt.set(seat, at)
    this.settle(line, one)
  }

  confirmed(line: number, seat: number, sentAt: number, at: number): void {
    const one = this.line(line)
    one.sentAt = sentAt
    one.mover = seat
    if (this.ledger.counts(sentAt)) this.ledger.confirmed.push(at - sentAt)
    this.settle(line, one)
  }

  /** Moves that were confirmed, but not seen by all. */
  unseen(): number {
    return [...this.lines.values()].filter(({ sentAt }) => sentAt !== null && this.ledger.counts(sentAt)).length
  }

  private line(line: number): Line {
    const known = this.lines.get(line)
    if (known !== undefined) return known
    const fresh: Line = { sentAt: null, mover: -1, seenAt: new Map() }
    this.lines.set(line, fresh)
    return fresh
  }

  private settle(line: number, { sentAt, mover, seenAt }: Line): void {
    if (sentAt === null || seenAt.size < this.seats) return
    this.lines.delete(line)
    if (!this.ledger.counts(sentAt)) return
    for (const [seat, at] of seenAt) if (seat !== mover) this.ledger.seen.push(at - sentAt)
  }
}
