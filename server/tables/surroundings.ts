import type { Box } from '@octopolis/games'
import type { Question } from '../thinking/desk.ts'
import type { Account } from '../identity/account.ts'
import type { Store } from '../store/store.ts'

/** All that a table needs of the house around it. */
export interface Surroundings {
  readonly store: Store
  readonly boxes: Readonly<Record<string, Box>>
  /** Before that nobody could make a move here. */
  readonly startedAt: number
  now(): number
  /** Names and crests. */
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>
  /** Always answers with a legal move: the fallback, if a bot fails. */
  think(question: Question, table: string): Promise<unknown>
  /** Something broke that nobody waits for. */
  trouble(error: unknown, where: string): void
  /** The store was restored from a backup: everything remembered of it is to be forgotten. */
  restored(): void
}
