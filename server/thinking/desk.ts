import { parentPort } from 'node:worker_threads'
import type { Level, Moment, Situation } from '@octopolis/bots'
import type { Kit } from '@octopolis/engine'

/** All that a bot decides by, as plain data that can go to another thread; its dice are made there. */
export interface ThreadQuestion {
  readonly game: string
  readonly level: Level
  readonly situation: Omit<Situation<Kit>, 'chance'>
  readonly seed: string
}

/** The same for a bot that is asked whether it wants to say something. */
export interface Aside {
  readonly game: string
  readonly level: Level
  readonly moment: Omit<Moment<Kit>, 'chance'>
  readonly seed: string
}

export interface Task {
  readonly id: number
  readonly question: ThreadQuestion | Aside
}

/** Sent when the thinking starts, so that a budget counts neither the queue nor the thread's own start. */
export interface Began {
  readonly began: number
}

export type ThreadAnswer = { readonly ms: number } & ({ readonly move: unknown } | { readonly failure: string })

/** What a thread does with a task: says that it begins, thinks, and answers even if the bot throws. */
export function desk(decide: (question: ThreadQuestion | Aside) => unknown): (task: Task) => ThreadAnswer {
  return ({ id, question }) => {
    parentPort?.postMessage({ began: id } satisfies Began)
    const start = performance.now()
    try {
      const move = decide(question)
      return { move, ms: performance.now() - start }
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { failure, ms: performance.now() - start }
    }
  }
}
