import { z } from 'zod'
import { lobbyFilter, type ListedTable, type LobbyPage } from './lists.ts'
import { MOST_LOBBY_PAGES } from './lobby.ts'
import {
  orders,
  playedMove,
  takenBack,
  talkId,
  utterance,
  type LatestTalk,
  type Orders,
  type Played,
  type Position,
  type Said,
  type TableInfo,
} from './tables.ts'

/** What may come over the socket, each frame answered through its acknowledgement. */

const table = z.string().max(64)

export const frames = {
  /** Follow the first open tables of a kind, in place of those before; or stop following any. */
  lobby: z.strictObject({
    follow: z.boolean(),
    ...lobbyFilter.shape,
    pages: z.int().min(1).max(MOST_LOBBY_PAGES).default(1),
  }),
  /**
   * Come to a table, to play or to watch; `after` is the last line of the log you know, `heard` the last line of talk. `again`:
   * you haven't been gone, your connection was; who has left their seat doesn't take it back by that.
   */
  join: z.strictObject({
    table,
    after: z.int().min(0).nullable().default(null),
    heard: z.int().min(0).default(0),
    again: z.boolean().default(false),
  }),
  leave: z.strictObject({ table }),
  /** Whether anybody can see what comes over this connection: a page that lies behind others can't be seen. */
  visible: z.strictObject({ visible: z.boolean() }),
  play: playedMove.extend({ table }),
  undo: takenBack.extend({ table }),
  /** `id` as for a move: words that may have arrived are sent again with the same. */
  say: z.strictObject({ table, id: talkId.exactOptional(), utterance }),
  /** Leave standing orders for windows, in place of those before; without any, hear what they are. */
  orders: z.strictObject({ table, orders: orders.optional() }),
}

export interface Answers {
  /** Nothing in it: nothing is followed any more. */
  lobby: LobbyPage | { readonly tables?: never }
  join: { readonly info: TableInfo; readonly position: Position | null } & LatestTalk
  leave: Record<string, never>
  visible: Record<string, never>
  play: Played
  undo: Played
  say: Said
  orders: Orders
}

export type FrameName = keyof typeof frames
export type Frame<Name extends FrameName> = z.infer<(typeof frames)[Name]>

/** What a socket is sent without asking. */
export interface Sent {
  table: TableInfo
  position: Position
  said: Said
  /** Of the tables that are followed: those that came or changed, and the ids of those that went. */
  lobby: Pick<LobbyPage, 'next' | 'counts'> & {
    readonly tables: readonly ListedTable[]
    readonly gone: readonly string[]
  }
  /** A frame that had no acknowledgement to answer to. */
  refused: { readonly error: string; readonly message: string }
  /** Whether the house can write just now; told when that changes, and to those who come while it can't. */
  weather: { readonly writes: boolean }
  /** The house was restored from a backup: join again. */
  restored: Record<string, never>
}
