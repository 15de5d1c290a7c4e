import { setTimeout as sleep } from 'node:timers/promises'
import type { RefusalBody } from '../../refused.ts'
import { Queue } from '../../tables/queue.ts'
import { Unanswered } from './answers.ts'
import type { Fault, FaultKind } from './fault.ts'
import type { Lives } from './lives.ts'
import { Testimony } from './testimony.ts'

/** So many faults say enough. */
const MOST_FAULTS = 100

/** A table at which nothing happens for so long, though everybody answers, is stuck. */
const STUCK = 90_000

/** Those turned away because of a blow come again after so long (ms). */
const COME_AGAIN = 50

/** What a house says that can't do its work. */
const helpless: readonly RefusalBody['error'][] = ['fault', 'unavailable']

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

  /** Something was done to the house that it has to get over: until then it may say that it can't work. */
  struckUntil = 0

  constructor(lives: Lives) {
    this.lives = lives
  }

  private get isStruck(): boolean {
    return Date.now() <= this.struckUntil
  }

  /** A refusal that is no refusal, because the house was struck: it is as if nothing had been answered. */
  async weigh(what: string, { error, message }: RefusalBody): Promise<void> {
    if (error === 'unknown') this.blame('answer', `${what}: ${error} ${message}`)
    if (!helpless.includes(error)) return
    if (!this.isStruck) this.blame('answer', `${what}: ${error} ${message}`)
    await sleep(COME_AGAIN)
    throw new Unanswered(what)
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
    const known = this.testimonies.get(table) ?? new Testimony(table, () => this.isStruck)
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

  /** Until a game is on at every table. */
  async untilPlaying(tables: number): Promise<void> {
    const giveUpAt = Date.now() + STUCK
    while (this.playing().length < tables && this.counts.finished === 0 && !this.isOver) {
      if (Date.now() > giveUpAt) this.giveUp('stuck', 'the first tables could not be started')
      await sleep(20)
    }
  }

  /** Until everybody has gone home; everybody answers now, so every game ends. */
  async untilOver(): Promise<void> {
    const awakeAt = Date.now()
    while (!this.isOver) {
      await sleep(200)
      for (const { table, highest, movedAt } of this.unfinished()) {
        if (Date.now() - Math.max(movedAt, awakeAt) > STUCK) {
          this.giveUp('stuck', `nothing came after line ${highest}`, table)
        }
      }
    }
  }
}
