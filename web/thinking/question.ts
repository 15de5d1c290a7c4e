import type { Level, Moment, Situation } from '@octopolis/bots'
import type { Kit } from '@octopolis/engine'

/** All that a bot decides by, as plain data that can go to another thread; its dice are made there of the seed. */
export interface WorkerQuestion extends Omit<Situation<Kit>, 'chance'> {
  readonly game: string
  readonly level: Level
  readonly seed: string
}

/** The same for a bot that is asked whether it wants to say something. */
export interface Aside extends Omit<Moment<Kit>, 'chance'> {
  readonly game: string
  readonly level: Level
  readonly seed: string
}

export interface Task {
  readonly id: number
  readonly question: WorkerQuestion | Aside
}

/** `began` comes when the game's box is open, so that a budget counts neither the download nor the worker's start. */
export type Report =
  | { readonly id: number; readonly kind: 'began' }
  | { readonly id: number; readonly kind: 'decided'; readonly move: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly why: string }
