import type { Socket } from 'socket.io'

/** More is given to nobody: it is enough for most of the world, and all that pretending to be slow can win. */
const MOST_LAG = 250

/** So many of the last measurements count. */
const KEPT = 8

/**
 * How long a connection takes, there and back: the shortest of the last pings, for whatever makes one longer than another
 * isn't the way. Nothing is known of it before the first.
 */
export class Lag {
  private readonly times: number[] = []
  private sentAt: number | null = null

  constructor(connection: Pick<Socket['conn'], 'on'>) {
    connection.on('packetCreate', ({ type }: { type: string }) => {
      if (type === 'ping') this.sentAt = performance.now()
    })
    connection.on('packet', ({ type }: { type: string }) => {
      if (type !== 'pong' || this.sentAt === null) return
      this.times.push(performance.now() - this.sentAt)
      if (this.times.length > KEPT) this.times.shift()
      this.sentAt = null
    })
  }

  get ms(): number {
    return this.times.length === 0 ? 0 : Math.min(MOST_LAG, ...this.times)
  }
}
