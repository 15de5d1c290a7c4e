/** How long somebody who last spoke over plain HTTP still counts as being there. */
export const LINGER = 30_000

/** Away from a live table, or one without a clock, for so long that the others needn't wait any more. */
export const LONG_AWAY = 60_000

interface Connection {
  readonly account: string
  /** Milliseconds that it may be given for its way to us and back. */
  lag(): number
  /** Is it looked at? A page that lies behind others is open, and nobody sees it. */
  readonly isVisible: boolean
}

/** How a connection comes. */
export interface Arrival {
  lag?(): number
  readonly isVisible?: boolean
}

/** Who is at a table just now, by open connections and by what was last heard of them. */
export class Presence {
  private readonly connections = new Map<string, Connection>()
  private readonly lastHeard = new Map<string, number>()
  /** The same for those who could see what happens here. */
  private readonly lastLooked = new Map<string, number>()
  private readonly since: number

  constructor(now: number) {
    this.since = now
  }

  /** A connection opens; the account is "" for a stranger who watches. */
  arrive(connection: string, account: string, now: number, { lag = () => 0, isVisible = true }: Arrival = {}): void {
    this.connections.set(connection, { account, lag, isVisible })
    this.lastHeard.set(account, now)
    if (isVisible) this.lastLooked.set(account, now)
  }

  depart(connection: string, now: number): void {
    const gone = this.connections.get(connection)
    if (gone === undefined) return
    this.connections.delete(connection)
    this.lastHeard.set(gone.account, now)
    if (gone.isVisible) this.lastLooked.set(gone.account, now)
  }

  /** A page has come to the front, or lies behind others now. */
  show(connection: string, isVisible: boolean, now: number): void {
    const known = this.connections.get(connection)
    if (known === undefined) return
    if (known.isVisible) this.lastLooked.set(known.account, now)
    this.connections.set(connection, { ...known, isVisible })
  }

  /** A request without a connection. */
  hear(account: string, now: number): void {
    this.lastHeard.set(account, now)
    this.lastLooked.set(account, now)
  }

  isPresent(account: string, now: number): boolean {
    return this.isConnected(account) || now - (this.lastHeard.get(account) ?? -Infinity) < LINGER
  }

  /** Since when nothing was heard of this account; null: it is connected. Before the table was opened nobody could be. */
  awaySince(account: string): number | null {
    return this.isConnected(account) ? null : (this.lastHeard.get(account) ?? this.since)
  }

  /** How long nothing was heard of this account. */
  absence(account: string, now: number): number {
    return now - (this.awaySince(account) ?? now)
  }

  /** Until when this account sees by itself what happens here: it is connected for now, or has looked a moment ago. */
  looksUntil(account: string): number {
    for (const one of this.connections.values()) if (one.account === account && one.isVisible) return Infinity
    return (this.lastLooked.get(account) ?? -Infinity) + LINGER
  }

  /** When the next of those who are silent will count as away, or as long away. */
  nextChange(now: number): number {
    const silent = [...this.lastHeard].flatMap(([account, at]) => (this.isConnected(account) ? [] : at))
    const changes = [this.since, ...silent].flatMap((at) => [at + LINGER, at + LONG_AWAY])
    return Math.min(...changes.filter((at) => at > now))
  }

  /** Connections of those who don't sit here. */
  watchers(seated: ReadonlySet<string>): number {
    return [...this.connections.values()].filter(({ account }) => !seated.has(account)).length
  }

  /** How late news of this account may be, by its slowest connection. */
  lag(account: string): number {
    const lags = [...this.connections.values()].map((one) => (one.account === account ? one.lag() : 0))
    return Math.max(0, ...lags)
  }

  get isEmpty(): boolean {
    return this.connections.size === 0
  }

  private isConnected(account: string): boolean {
    for (const one of this.connections.values()) if (one.account === account) return true
    return false
  }
}
