import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Level } from '@octopolis/bots'
import { same } from '@octopolis/engine'
import { Piscina } from 'piscina'
import { Refused } from '../refused.ts'
import { Attempt, type Ending, type Trouble } from './attempt.ts'
import type { ThreadAnswer, Aside, ThreadQuestion, Task } from './desk.ts'
import { heldElsewhere } from './memory.ts'
import { FairQueue } from './queue.ts'

/** Always one of the prompt's moves: the fallback, if there was trouble. */
export interface Thought {
  readonly move: unknown
  readonly trouble: Trouble | null
  /** Spent thinking. */
  readonly ms: number
}

/** For metrics and the log. */
export interface Thinker {
  readonly game: string
  readonly level: Level
  readonly trouble: Trouble | null
  readonly ms: number
  /** Spent in the queue, or waiting for a thread to start. */
  readonly waited: number
  /** What went wrong, in the thread's own words. */
  readonly why: string | null
}

interface Terms {
  /** Tables take turns when there are fewer threads than bots. */
  readonly table: string
  /** From the start of the thinking, however long it had to wait before. */
  readonly budgetMs: number
}

interface Setup {
  /** A built module with `think`, made by `desk`. */
  readonly worker?: URL
  readonly threads?: number
  /** What one thought may take before its thread is ended. */
  readonly memoryMb?: number
  /** How many may wait. Those who come when there are so many get the fallback at once. */
  readonly longest?: number
  /** A thread that has not begun by then never will. */
  readonly startMs?: number
  onThought?(thinker: Thinker): void
}

interface Waiting {
  readonly question: ThreadQuestion | Aside
  readonly budgetMs: number
  readonly asked: number
  /** What stands in for the bot's own answer, if there was trouble. */
  readonly fallback: unknown
  /** The answer, as it was offered; undefined: nobody offered it. */
  accept(answer: unknown): unknown
  resolve(thought: Thought): void
  reject(error: Error): void
}

/** What other threads may grow by meanwhile: memory is measured for all of them together. */
const HONEST_MB = 64

/** How often the memory of a running thought is looked at. */
const WATCH_MS = 50

/** So many threads in a row that die before anybody has begun to think: none will do better. */
const MOST_DEATHS = 10

/** Node can't read our sources in a thread: from a source file it is the build that runs. */
const builtWorker = new URL(
  import.meta.url.endsWith('.ts') ? '../dist/thinking/worker.js' : './worker.js',
  import.meta.url,
)

function closing(): Refused {
  return new Refused('unavailable', 'The server is closing.')
}

/** Where bots think: on threads of their own, within a budget, so that no bot can hold up a table or the server. */
export class Thinking {
  private readonly pool: Piscina<Task, ThreadAnswer>
  private readonly threads: number
  private readonly allowedMb: number
  private readonly longest: number
  private readonly startMs: number
  private readonly onThought: (thinker: Thinker) => void
  private readonly queue = new FairQueue<Waiting>()
  /** Those who would say something: they wait until nobody has to decide. */
  private readonly asides = new FairQueue<Waiting>()
  private readonly attempts = new Map<number, Attempt>()
  private busy = 0
  private tasks = 0
  private watch: NodeJS.Timeout | null = null
  private closed = false
  /** Threads that have died since somebody last began to think. */
  private deaths = 0

  constructor(setup: Setup = {}) {
    const { worker = builtWorker, memoryMb = 512, longest = 1000, startMs = 60_000 } = setup
    this.threads = setup.threads ?? Math.max(1, availableParallelism() - 1)
    this.allowedMb = memoryMb + HONEST_MB * (this.threads - 1)
    this.longest = longest
    this.startMs = startMs
    this.onThought = (thinker) => setup.onThought?.(thinker)
    this.pool = new Piscina({
      filename: fileURLToPath(worker),
      name: 'think',
      // Started when needed, then kept. With a minimum, a thread that was ended just before the pool closes would be
      // replaced after it has closed.
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: Infinity,
      // One large allocation at V8's own limit ends the whole process, not the thread alone. So that limit lies far
      // above the one we watch for, which also counts what lies outside the heap.
      resourceLimits: { maxOldGenerationSizeMb: 4 * this.allowedMb },
      // Threads start plain: a test runner's conditions would lead them to sources.
      execArgv: [],
      // A thread that waits by Atomics can't be ended while it dies of its own error (Node 20), and would stay for ever.
      atomics: 'disabled',
    })
    this.pool.on('message', (message: unknown) => this.begin(message))
    this.pool.on('error', (error: unknown) => this.threadDied(error))
    // Not before the pool has forgotten it.
    this.pool.on('workerDestroy', () => void setImmediate(() => this.replaceThread()))
  }

  /** Bots that wait for a thread. */
  get waiting(): number {
    return this.queue.size + this.asides.size
  }

  /** Bots that have a thread. */
  get thinking(): number {
    return this.busy
  }

  /** Never rejects, except when the server closes. */
  think({ game, level, situation, seed }: ThreadQuestion, { table, budgetMs }: Terms): Promise<Thought> {
    if (this.closed) return Promise.reject(closing())
    // Read now: a situation may be made when looked at, and the table goes on.
    const { seat, view, prompt, facts, talk } = situation
    const question = { game, level, seed, situation: { seat, view, prompt, facts, talk } }
    const { moves, fallback } = prompt
    const accept = (answer: unknown): unknown => moves.find((one) => same(one, answer))
    return this.wait(this.queue, table, { question, budgetMs, fallback, accept })
  }

  /** What a bot wants to say, unchecked; null: nothing, or there was trouble. Moves go first. */
  async speak(question: Aside, { table, budgetMs }: Terms): Promise<unknown> {
    if (this.closed) return null
    const accept = (answer: unknown): unknown => answer
    const spoken = this.wait(this.asides, table, { question, budgetMs, fallback: null, accept })
    return spoken.then(
      ({ move }) => move,
      () => null,
    )
  }

  private wait(
    queue: FairQueue<Waiting>,
    table: string,
    asking: Pick<Waiting, 'question' | 'budgetMs' | 'fallback' | 'accept'>,
  ): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const waiting = { ...asking, asked: performance.now(), resolve, reject }
      if (queue.size >= this.longest) {
        const why = `${this.longest} bots wait already`
        this.settle(waiting, { move: waiting.fallback, trouble: 'crowded', why, ms: 0, began: null })
        return
      }
      queue.add(table, waiting)
      this.next()
    })
  }

  /** Ends all threads. Those who still wait are told that the server closes. */
  async close(): Promise<void> {
    this.closed = true
    for (const queue of [this.queue, this.asides]) {
      for (let waiting = queue.take(); waiting !== undefined; waiting = queue.take()) waiting.reject(closing())
    }
    await this.pool.destroy()
  }

  private next(): void {
    while (this.busy < this.threads) {
      const waiting = this.queue.take() ?? this.nextAside()
      if (waiting === undefined) return
      this.busy++
      void this.work(waiting)
    }
  }

  /** Where there is more than one thread, talk leaves one free for the next decision. */
  private nextAside(): Waiting | undefined {
    return this.busy < Math.max(1, this.threads - 1) ? this.asides.take() : undefined
  }

  private async work(waiting: Waiting): Promise<void> {
    let ending = await this.attempt(waiting)
    // A thread that died before it began was killed by somebody else's thought.
    if (ending.trouble === 'crashed' && ending.began === null && !this.closed) ending = await this.attempt(waiting)
    this.busy--
    if (this.closed) {
      waiting.reject(closing())
      return
    }
    this.settle(waiting, ending)
    this.next()
  }

  private async attempt({ question, budgetMs, fallback, accept }: Waiting): Promise<Ending> {
    const id = this.tasks++
    const attempt = new Attempt(question, budgetMs, this.startMs)
    this.attempts.set(id, attempt)
    this.watch ??= setInterval(() => this.watchMemory(), WATCH_MS)
    const given = performance.now()
    const ended = (trouble: Trouble, why: string, ms = performance.now() - (attempt.began ?? given)): Ending => {
      return { move: fallback, trouble, why, ms, began: attempt.began }
    }
    try {
      const answer = await this.pool.run({ id, question }, { signal: attempt.signal })
      const { ms } = answer
      const began = attempt.began ?? performance.now() - ms
      if ('failure' in answer) return { ...ended('failed', answer.failure, ms), began }
      const move = accept(answer.move)
      if (move === undefined) return { ...ended('illegal', 'it answered what nobody offered', ms), began }
      return { move, trouble: null, why: null, ms, began }
    } catch (error) {
      return ended(attempt.cut?.trouble ?? 'crashed', attempt.cut?.why ?? String(error))
    } finally {
      attempt.over()
      this.attempts.delete(id)
      if (this.attempts.size === 0 && this.watch !== null) {
        clearInterval(this.watch)
        this.watch = null
      }
    }
  }

  private settle({ question: { game, level }, asked, resolve }: Waiting, ending: Ending): void {
    const { move, trouble, why, ms, began } = ending
    resolve({ move, trouble, ms })
    this.onThought({ game, level, trouble, ms, why, waited: (began ?? performance.now()) - asked })
  }

  private begin(message: unknown): void {
    if (typeof message !== 'object' || message === null || !('began' in message)) return
    if (typeof message.began !== 'number') return
    this.deaths = 0
    this.attempts.get(message.began)?.begin()
  }

  private watchMemory(): void {
    const held = heldElsewhere()
    for (const attempt of this.attempts.values()) attempt.endIfLarge(held, this.allowedMb)
  }

  /** A thread that can't even start has no task that could fail. If it was the only one, those who wait must be told. */
  private threadDied(error: unknown): void {
    if (this.pool.threads.length === 0) this.giveUp(String(error))
  }

  /**
   * If a thread is killed while it starts, the pool starts no other for those who waited for it. It does so only when it is
   * given a task; so it is given one, which is taken back at once.
   */
  private replaceThread(): void {
    if (this.closed || this.pool.queueSize === 0 || this.pool.threads.length >= this.threads) return
    if (++this.deaths > MOST_DEATHS) return this.giveUp(`${MOST_DEATHS} were ended before they began`)
    const [waiting] = this.attempts.values()
    if (waiting === undefined) return
    const nothing = new AbortController()
    this.pool.run({ id: this.tasks++, question: waiting.question }, { signal: nothing.signal }).catch(() => {})
    nothing.abort()
  }

  private giveUp(why: string): void {
    const cut = { trouble: 'crashed', why: `no thread can start: ${why}` } as const
    for (const attempt of this.attempts.values()) attempt.end(cut)
  }
}
