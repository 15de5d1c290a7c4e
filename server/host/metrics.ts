import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { House } from '../tables/house.ts'
import { people } from '../tables/seating.ts'

const latencies = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5]

/**
 * Figures for the host, as Prometheus reads them. No label ever names a person or a table, and what is answered with eyes
 * closed is in none of them: at a quiet hour they would tell who had something to think about.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly frames: Histogram<'frame' | 'answer'>
  readonly moves: Counter<'game' | 'by'>
  readonly thoughts: Histogram<'game' | 'level' | 'trouble'>
  readonly troubles: Counter<'where'>
  readonly pushes: Counter<'result'>
  readonly canWrite: Gauge

  /** `isPublic`: players may read them. The processor's load would then tell who thinks while eyes are closed. */
  constructor(isPublic: boolean) {
    const registers = [this.registry]
    if (!isPublic) collectDefaultMetrics({ register: this.registry, prefix: 'octopolis_' })
    this.requests = new Histogram({
      name: 'octopolis_http_seconds',
      help: 'From a request to its answer; those that wait for news are left out.',
      labelNames: ['method', 'route', 'status'],
      buckets: latencies,
      registers,
    })
    this.frames = new Histogram({
      name: 'octopolis_frame_seconds',
      help: 'From a frame to its acknowledgement.',
      labelNames: ['frame', 'answer'],
      buckets: latencies,
      registers,
    })
    this.moves = new Counter({
      name: 'octopolis_moves_total',
      help: 'Lines written to the logs of tables, by whom.',
      labelNames: ['game', 'by'],
      registers,
    })
    this.thoughts = new Histogram({
      name: 'octopolis_bot_thought_seconds',
      help: "Bots' thinking about a move, and what went wrong with it.",
      labelNames: ['game', 'level', 'trouble'],
      buckets: latencies,
      registers,
    })
    this.troubles = new Counter({
      name: 'octopolis_errors_total',
      help: 'What broke on our side.',
      labelNames: ['where'],
      registers,
    })
    this.canWrite = new Gauge({
      name: 'octopolis_can_write',
      help: '1: the house can write; 0: the disk is full, or the database locked, read-only or away.',
      registers,
    })
    this.canWrite.set(1)
    this.pushes = new Counter({
      name: 'octopolis_pushes_total',
      help: 'Messages to push services, by what came of them.',
      labelNames: ['result'],
      registers,
    })
  }

  /** Counted when somebody looks. */
  watch(house: House, connections: () => number): void {
    const registers: Registry[] = []
    const seats = new Gauge({
      name: 'octopolis_seats',
      help: 'Seats in use, by who sits.',
      labelNames: ['sitter'],
      registers,
    })
    const tables = new Gauge({
      name: 'octopolis_tables',
      help: 'Tables in memory, by how far they are.',
      labelNames: ['status'],
      registers,
      async collect() {
        this.reset()
        seats.reset()
        for (const { row, seating } of await house.inMemory()) {
          this.inc({ status: row.status })
          if (row.status === 'finished') continue
          seats.inc({ sitter: 'person' }, people(seating).length)
          seats.inc({ sitter: 'bot' }, seating.filter(({ bot }) => bot !== null).length)
        }
      },
    })
    const sockets = new Gauge({
      name: 'octopolis_connections',
      help: 'Open sockets.',
      registers,
      collect() {
        this.set(connections())
      },
    })
    for (const gauge of [tables, seats, sockets]) this.registry.registerMetric(gauge)
  }
}
