import type { Typed } from '@octopolis/engine'
import { toldOf } from './late.ts'
import type { LatestTalk, Orders, Position, Said, TableInfo, Utterance } from '@octopolis/server/protocol/tables'

/** How what one sees hangs together with where it happens; "unwritten": the house hears us, and can't write just now. */
export type Connection = 'live' | 'connecting' | 'lost' | 'unwritten' | 'here'

/** What one says, until the house has it. */
export interface Words {
  readonly id: string
  readonly utterance: Utterance
}

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
  /** Whether something was said before that: `earlier` fetches it. */
  readonly hasEarlier: boolean
  /** What one has said and the house hasn't confirmed yet, in that order. */
  readonly unsaid: readonly Words[]
  /** "here": on this device, without a server. */
  readonly connection: Connection
  /** A move was sent and isn't confirmed yet. */
  readonly isSending: boolean
}

/**
 * A table as one viewer reaches it: over the network, on this device, in a lesson. Pages know no other way.
 * What it promises fails with a Declined, whose message is one sentence for people.
 */
export interface TableLink {
  /** Null: still on the way. Changes are new objects. */
  current(): TableState | null
  subscribe(listener: () => void): () => void
  play(move: unknown): Promise<void>
  undo(): Promise<void>
  say(utterance: Utterance): Promise<void>
  /** Fetches some of what was said before the talk that is known. */
  earlier(): Promise<void>
  /** Standing orders for events that anybody may answer: leaves them, or asks what they are. Missing: nobody keeps any. */
  orders?(orders?: Orders): Promise<Orders>
  close(): void
}

/** All that was said, from the very first line. */
export async function wholeTalk(link: TableLink): Promise<readonly Said[]> {
  while (link.current()?.hasEarlier === true) await link.earlier()
  return link.current()?.talk ?? []
}

/** The talk with one more line, in its place: one's own may be known before those of others that came before it. */
export function withSaid(talk: readonly Said[], said: Said): readonly Said[] {
  const before = talk.findLastIndex(({ n }) => n <= said.n)
  if (talk[before]?.n === said.n) return talk
  return talk.toSpliced(before + 1, 0, said)
}

/** The state after the table was joined: with what was said since, or with the last of it in the place of what was known. */
export function withTalk(state: TableState, { talk, since, earlier }: LatestTalk): TableState {
  if (since === 0) return { ...state, talk, hasEarlier: earlier }
  return { ...state, talk: talk.reduce<TableState['talk']>((known, said) => withSaid(known, said), state.talk) }
}

/** The state after a position came: its facts are added to the log, or replace it. */
export function withPosition(state: TableState, position: Position): TableState {
  const { after } = position.log
  const facts = toldOf(position.log)
  if (after === null) return { ...state, position, log: facts, edition: state.edition + 1 }
  return { ...state, position, log: facts.length === 0 ? state.log : [...state.log, ...facts] }
}
