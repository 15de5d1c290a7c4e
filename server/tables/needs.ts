import type { Box } from '@octopolis/games'
import type { Aside, ThreadQuestion } from '../thinking/desk.ts'
import type { Account } from '../identity/account.ts'
import type { Note } from '../push/push.ts'
import type { Store } from '../store/store.ts'

/** All that a table needs of the house around it. */
export interface TableNeeds {
  readonly store: Store
  readonly boxes: Readonly<Record<string, Box>>
  /** Before that nobody could make a move here. */
  readonly startedAt: number
  /** How long eyes stay closed at least at a table whose clock doesn't say it. */
  readonly veilMs: number
  /** How long people usually take to say that they pass, and bots with them. */
  readonly momentMs: number
  /** By the clock that everybody's time is measured by: it never jumps, and needn't be right. */
  now(): number
  /** By the system's clock, for what is to be remembered with its date: it may jump. */
  date(): number
  /** Names and crests. */
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>
  /** Always answers with a legal move: the fallback, if a bot fails. With eyes closed nobody learns how long it took. */
  think(question: ThreadQuestion, table: string, areEyesClosed: boolean): Promise<unknown>
  /** What a bot wants to say; null: nothing, or it fails. */
  speak(aside: Aside, table: string): Promise<unknown>
  /** Tells somebody who doesn't look, on their devices, unless it has ceased to be true by then; false: nobody was told. */
  notify(account: string, note: Note, isStill?: () => boolean): Promise<boolean>
  /** Something broke that nobody waits for. */
  trouble(error: unknown, where: string): void
  /** The store was restored from a backup: everything remembered of it is to be forgotten. */
  restored(): void
}
