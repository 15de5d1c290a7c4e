import { Queue } from '../../tables/queue.ts'
import type { Fault, FaultKind } from './fault.ts'
import type { Lives } from './lives.ts'
import { Testimony } from './testimony.ts'

/** So many faults say enough. */
const MOST_FAULTS = 100

/** What has happened so far. */
export interface Counts {
  kills: number
  acknowledged: number
  /** Sent again, because nobody answered. */
  resent: number
  /** Answered once more, as the first time. */
  duplicates: number
  refused: number
  undone: number
  said: number
  seen: number
  opened: number
  finished: number
}

/** The trial as everybody in it knows it. */
export class Stage {
  readonly lives: Lives
  readonly testimonies = new Map<string, Testimony>()
  readonly faults: Fault[] = []
  readonly creating = new Queue()
  readonly counts: Counts = {
    kills: 0,
    acknowledged: 0,
    resent: 0,
    duplicates: 0,
    refused: 0,
    undone: 0,
    said: 0,
    seen: 0,
    opened: 0,
    finished: 0,
  }
  /** Those who don't answer do so now. */
  isAwake = false
  /** No new tables. */
  isClosing = false
  /** Everybody goes home, whatever they are doing. */
  isOver = false

  constructor(lives: Lives) {
    this.lives = lives
  }

  blame(kind: FaultKind, what: string, table: string | null = null): void {
    this.faults.push({ kind, table, seq: null, what })
    if (this.faults.length >= MOST_FAULTS) this.isOver = true
  }

  /** After this nothing else can be tried. */
  giveUp(kind: FaultKind, what: string, table: string | null = null): void {
    this.blame(kind, what, table)
    this.isOver = true
  }

  get faultsSoFar(): number {
    return [...this.testimonies.values()].reduce((sum, { faults }) => sum + faults.length, this.faults.length)
  }

  testimonyOf(table: string): Testimony {
    const known = this.testimonies.get(table) ?? new Testimony(table)
    this.testimonies.set(table, known)
    return known
  }

  /** Tables that aren't finished, be it that nobody has said so yet. */
  unfinished(): Testimony[] {
    return [...this.testimonies.values()].filter(({ status }) => status !== 'finished')
  }

  /** Tables at which a game goes on. */
  playing(): Testimony[] {
    return this.unfinished().filter(({ status, isOver }) => status === 'playing' && !isOver)
  }
}
