import type { AnyGame } from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import { refusalOf } from '../../http/refusals.ts'
import type { PlayedMove, TakenBack, Utterance } from '../../protocol/tables.ts'
import type { Entry } from '../../store/rows.ts'
import type { Store, WholeTable } from '../../store/store.ts'
import { playMove, takeBack } from '../../tables/play.ts'
import { LiveTable } from '../../tables/table.ts'
import { say } from '../../tables/talk.ts'
import type { RefusalSent } from './reading.ts'

/** Something a person tries at a table. */
export type Deed =
  | { readonly name: 'play'; readonly body: PlayedMove }
  | { readonly name: 'undo'; readonly body: TakenBack }
  | { readonly name: 'say'; readonly body: Utterance & { readonly id?: string } }

/** A store that keeps nothing. */
function emptyStore(entries: readonly Entry[]): Store {
  const nothing = async (): Promise<void> => {}
  return {
    log: { read: async () => entries, snapshot: async () => null, append: nothing, saveSnapshot: nothing },
    sealed: { of: async () => [], put: nothing, clear: nothing },
    talk: { read: async () => [], some: async () => [], claims: async () => [], append: nothing },
    tables: { change: nothing, finish: async () => true, isAdmitted: async () => true },
    ratings: { forGame: async () => [] },
  } as unknown as Store
}

function openTable(game: AnyGame, whole: WholeTable, entries: readonly Entry[]): Promise<LiveTable> {
  return LiveTable.open(
    {
      store: emptyStore(entries),
      boxes: { [game.id]: { game } as Box },
      startedAt: 0,
      veilMs: 20_000,
      momentMs: 1400,
      now: () => 0,
      date: () => 0,
      accounts: async () => new Map(),
      think: () => new Promise(() => {}),
      speak: async () => null,
      notify: async () => false,
      trouble: (error) => {
        throw error
      },
      restored: () => {},
    },
    { ...whole, table: { ...whole.table, status: 'playing', outcome: null, finishedAt: null } },
  )
}

/** The table as it was after some lines of its log, with nobody around. */
export function tableAfter(game: AnyGame, whole: WholeTable, entries: readonly Entry[]): Promise<LiveTable> {
  return openTable(game, whole, entries)
}

/** A table at which nothing has happened yet, and this is how things are. */
export function tableIn(game: AnyGame, whole: WholeTable, state: unknown): Promise<LiveTable> {
  return openTable({ ...game, setup: () => game.clone(state) }, whole, [])
}

/** How the house refuses it; null: it doesn't. */
export async function attempt(table: LiveTable, account: string, deed: Deed): Promise<RefusalSent | null> {
  try {
    switch (deed.name) {
      case 'play':
        await playMove(table, account, deed.body)
        break
      case 'undo':
        await takeBack(table, account, deed.body)
        break
      case 'say': {
        const { id = null, ...utterance } = deed.body
        await say(table, { id: account } as Parameters<typeof say>[1], utterance, id)
        break
      }
    }
    return null
  } catch (error) {
    return refusalOf(error).body
  }
}
