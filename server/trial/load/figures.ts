import type { Reading } from './gauge.ts'
import type { Setting, Tally } from './job.ts'

/** Milliseconds. */
export interface Latency {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

export interface Figures {
  readonly tables: number
  readonly seats: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly games: number
  /** From the sending of a move to the position that shows it, on the other seats' connections. */
  readonly seen: Latency
  /** From the sending of a move to its confirmation: an acknowledgement, or one's own new position if there is none. */
  readonly confirmed: Latency
  /** The server's share of one core, user and system. */
  readonly cpu: number
  /** The server's processor time for one move, in milliseconds. */
  readonly cpuPerMove: number
  /** The server's memory at the end, in bytes. */
  readonly memory: number
  /** What all players received, and what they sent, for one move: bytes of messages, without frames and headers. */
  readonly bytesReceivedPerMove: number
  readonly bytesSentPerMove: number
  readonly overtaken: number
  readonly errors: number
  readonly failures: readonly string[]
  readonly crowd: { readonly cpu: number; readonly late: number }
}

/** The smallest value that so many of a hundred don't exceed; of none it is 0. */
export function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

function latency(samples: Float64Array): Latency {
  const sorted = samples.toSorted()
  const [p50, p95, p99, max] = [50, 95, 99, 100].map((percent) => percentile(sorted, percent))
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, max: max ?? 0 }
}

export function figuresOf({ tables, seats, seconds }: Setting, tally: Tally, before: Reading, after: Reading): Figures {
  const moves = tally.confirmed.length
  const cpu = (after.cpu - before.cpu) / (after.at - before.at)
  return {
    tables,
    seats,
    moves,
    movesPerSecond: moves / seconds,
    games: tally.games,
    seen: latency(tally.seen),
    confirmed: latency(tally.confirmed),
    cpu,
    cpuPerMove: (cpu * seconds * 1000) / moves,
    memory: after.memory,
    bytesReceivedPerMove: tally.bytesReceived / moves,
    bytesSentPerMove: tally.bytesSent / moves,
    overtaken: tally.overtaken,
    errors: tally.failures.length + tally.lost,
    failures: tally.failures.slice(0, 5),
    crowd: { cpu: tally.cpu, late: tally.late },
  }
}
