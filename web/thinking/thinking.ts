import { same } from '@octopolis/engine'
import type { Aside, WorkerQuestion, Report, Task } from './question.ts'

/** Somebody who thinks elsewhere. */
export interface Thinker {
  postMessage(task: Task): void
  terminate(): void
}

/** Gets a thinker, who reports, or dies. */
export type Hire = (hear: (report: Report) => void, died: () => void) => Thinker

export interface Patience {
  /** Milliseconds for a thought. */
  readonly think: number
  /** Milliseconds until it begins: the worker and the game have to be fetched first. */
  readonly begin: number
}

interface Waiting {
  readonly task: Task
  /** Null: it couldn't be thought. */
  settle(answer: { readonly move: unknown } | null): void
}

/**
 * Where bots think without holding up the page: one worker, one thought after the other, each within a budget. A worker
 * that dies or thinks for too long is replaced.
 */
export class Thinking {
  private readonly hire: Hire
  private readonly patience: Patience
  private readonly queue: Waiting[] = []
  private worker: Thinker | null = null
  private current: Waiting | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private tasks = 0

  constructor(hire: Hire, patience: Patience = { think: 5000, begin: 20_000 }) {
    this.hire = hire
    this.patience = patience
  }

  /** One of the prompt's moves: the fallback, if the bot couldn't answer. */
  async decide(question: WorkerQuestion): Promise<unknown> {
    const answer = await this.think(question)
    return answer === null ? question.prompt.fallback : answer.move
  }

  /** Null: the bot couldn't answer. */
  async think(question: WorkerQuestion): Promise<{ readonly move: unknown } | null> {
    const answer = await this.ask(question)
    const move = answer === null ? undefined : question.prompt.moves.find((one) => same(one, answer.move))
    return move === undefined ? null : { move }
  }

  /** What the bot wants to say, unchecked; null: nothing, or it couldn't. */
  async speak(aside: Aside): Promise<unknown> {
    return (await this.ask(aside))?.move ?? null
  }

  private ask(question: Task['question']): Promise<{ readonly move: unknown } | null> {
    return new Promise((settle) => {
      this.queue.push({ task: { id: ++this.tasks, question }, settle })
      this.next()
    })
  }

  /** Lets the worker go. Those who wait get no answer. */
  close(): void {
    for (const { settle } of this.queue.splice(0)) settle(null)
    this.dismiss()
  }

  private next(): void {
    if (this.current !== null) return
    const waiting = this.queue.shift()
    if (waiting === undefined) return
    this.current = waiting
    this.timer = setTimeout(() => this.dismiss(), this.patience.begin)
    try {
      this.worker ??= this.hired()
      this.worker.postMessage(waiting.task)
    } catch {
      this.dismiss()
    }
  }

  private hired(): Thinker {
    const worker: Thinker = this.hire(
      (report) => this.hear(report),
      // One that was let go may die as it likes.
      () => this.worker === worker && this.dismiss(),
    )
    return worker
  }

  private hear(report: Report): void {
    if (this.current?.task.id !== report.id) return
    switch (report.kind) {
      case 'began':
        clearTimeout(this.timer)
        this.timer = setTimeout(() => this.dismiss(), this.patience.think)
        return
      case 'decided':
        return this.settle({ move: report.move })
      case 'failed':
        return this.settle(null)
    }
  }

  private dismiss(): void {
    this.worker?.terminate()
    this.worker = null
    this.settle(null)
  }

  private settle(answer: { readonly move: unknown } | null): void {
    clearTimeout(this.timer)
    const { current } = this
    this.current = null
    current?.settle(answer)
    this.next()
  }
}
