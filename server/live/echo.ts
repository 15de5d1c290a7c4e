import type { Account } from '../identity/account.ts'
import type { Said } from '../protocol/tables.ts'
import type { Mutes } from '../tables/mutes.ts'
import { Queue } from '../tables/queue.ts'
import type { LiveTable } from '../tables/table.ts'

/** Somebody around a table, as far as they hear. */
interface Listener {
  readonly socket: { emit(name: 'said', said: Said): unknown }
  readonly account: Account | null
  readonly tables: ReadonlyMap<string, LiveTable>
}

/**
 * What is said at a table, repeated to all around it in its order: who comes again names the last line they heard, and has
 * heard those before it.
 */
export class Echo {
  private readonly mutes: Pick<Mutes, 'of'>
  private readonly turns = new WeakMap<LiveTable, Queue>()

  constructor(mutes: Pick<Mutes, 'of'>) {
    this.mutes = mutes
  }

  /** Who comes while this is looked up finds it in the answer to their coming: `around` are those who were there before. */
  repeat(table: LiveTable, said: Said, around: readonly Listener[]): Promise<void> {
    const turn = this.turns.get(table) ?? new Queue()
    this.turns.set(table, turn)
    return turn.run(async () => {
      for (const { socket, account, tables } of around) {
        const muted = await this.mutes.of(account?.id ?? null)
        const isMuted = said.by !== null && muted.has(said.by.id)
        if (!isMuted && tables.has(table.id)) socket.emit('said', said)
      }
    })
  }
}
