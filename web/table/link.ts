import type { Typed } from '@octopolis/engine'
import { toldOf } from './late.ts'
import type { Orders, Position, Said, TableInfo, Utterance } from '@octopolis/server/protocol/tables'

/** How what one sees hangs together with where it happens; "unwritten": the house hears us, and can't write just now. */
export type Connection = 'live' | 'connecting' | 'lost' | 'unwritten' | 'here'

/** Everything a page knows of a table, through one pair of eyes. */
export interface TableState {
  readonly info: TableInfo
  /** Null until the game starts. */
  readonly position: Position | null
  /** All facts that these eyes were told and may still read. */
  readonly log: readonly Typed[]
  /** Raised when the log was told anew from its start (joined, undone): there is nothing to animate then. */
  readonly edition: number
  readonly talk: readonly Said[]
  /** "here": on this device, without a server. */
  readonly connection: Connection
  /** A move was sent and isn't confirmed yet. */
  readonly isSending: boolean
}

/**
 * A table as one viewer reaches it: over the network, on this device, in a lesson. Pages know no other way.
 * What it promises fails with a Refused, whose message is one sentence for people.
 */
export interface TableLink {
  /** Null: still on the way. Changes are new objects. */
  current(): TableState | null
  subscribe(listener: () => void): () => void
  play(move: unknown): Promise<void>
  undo(): Promise<void>
  say(utterance: Utterance): Promise<void>
  /** Standing orders for events that anybody may answer: leaves them, or asks what they are. Missing: nobody keeps any. */
  orders?(orders?: Orders): Promise<Orders>
  close(): void
}

/** The state after a position came: its facts are added to the log, or replace it. */
export function withPosition(state: TableState, position: Position): TableState {
  const { after } = position.log
  const facts = toldOf(position.log)
  if (after === null) return { ...state, position, log: facts, edition: state.edition + 1 }
  return { ...state, position, log: facts.length === 0 ? state.log : [...state.log, ...facts] }
}
