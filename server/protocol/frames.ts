import { z } from 'zod'
import {
  orders,
  playedMove,
  takenBack,
  utterance,
  type Orders,
  type Played,
  type Position,
  type Said,
  type TableInfo,
} from './tables.ts'

/** What may come over the socket, each frame answered through its acknowledgement. */

const table = z.string().max(64)

export const frames = {
  /** Follow the open tables, or stop following them. */
  lobby: z.strictObject({ follow: z.boolean() }),
  /** Come to a table, to play or to watch; `after` is the last line of the log you know. */
  join: z.strictObject({ table, after: z.int().min(0).nullable().default(null) }),
  leave: z.strictObject({ table }),
  play: playedMove.extend({ table }),
  undo: takenBack.extend({ table }),
  say: z.strictObject({ table, utterance }),
  /** Leave standing orders for windows, in place of those before; without any, hear what they are. */
  orders: z.strictObject({ table, orders: orders.optional() }),
}

export interface Answers {
  lobby: readonly TableInfo[]
  join: { readonly info: TableInfo; readonly position: Position | null; readonly talk: readonly Said[] }
  leave: Record<string, never>
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
  lobby: { readonly tables: readonly TableInfo[]; readonly gone: readonly string[] }
  /** A frame that had no acknowledgement to answer to. */
  refused: { readonly error: string; readonly message: string }
  /** The house was restored from a backup: join again. */
  restored: Record<string, never>
}
