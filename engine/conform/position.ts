import type { AnyGame, Outcome, Prompt, Seat, Typed, Viewer } from '../game.ts'
import { same } from '../json.ts'
import type { AnyTable } from '../table.ts'
import type { Told } from '../turn.ts'
import { text } from './plain.ts'
import type { AnyProof } from './proof.ts'

/** The move that led to a position, and the state it was made in, as text. */
export interface Deed {
  readonly seat: Seat
  readonly move: unknown
  readonly before: string
}

/** How a game came where it is. */
export interface Course {
  /** null: nobody has moved yet. */
  readonly last: Deed | null
  /** What was told by that move, or by setting the game up. */
  readonly told: readonly Told<Typed>[]
  /** All that was told from the start. */
  readonly history: readonly Told<Typed>[]
  /** Answers to awaited questions. */
  readonly answers: number
}

/** One moment of a game on trial: what the checks look at. */
export interface Position extends Course {
  readonly proof: AnyProof
  readonly table: AnyTable
  readonly game: AnyGame
  readonly state: unknown
  /** The state as text, taken before anybody looked. */
  readonly text: string
  readonly viewers: readonly Viewer[]
  readonly awaiting: readonly Seat[]
  readonly outcome: Outcome | null
  /** By seat. */
  readonly prompts: readonly (Prompt<unknown> | null)[]
  /** The seats that have something to say, asked or unasked, with their prompts. */
  readonly asked: readonly (readonly [Seat, Prompt<unknown>])[]
}

export function positionOf(proof: AnyProof, table: AnyTable, { last, told, history, answers }: Course): Position {
  const { game, state, seats } = table
  const before = text(state)
  const prompts = seatsFrom0(seats).map((seat) => table.prompt(seat))
  return {
    last,
    told,
    history,
    answers,
    proof,
    table,
    game,
    state,
    text: before,
    viewers: viewersAt(seats),
    awaiting: table.awaiting,
    outcome: table.outcome,
    prompts,
    asked: prompts.flatMap((prompt, seat) =>
      prompt === null || prompt.moves.length === 0 ? [] : [[seat, prompt] as const],
    ),
  }
}

export function seatsFrom0(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

export function viewersAt(seats: number): Viewer[] {
  return [...seatsFrom0(seats), 'watcher']
}

/** Is one like this in the list? */
export function isAmong(list: readonly unknown[], value: unknown): boolean {
  return list.some((one) => one === value || same(one, value))
}

/** Is a move like this one among the answers? */
export function isListed(prompt: Prompt<unknown> | null | undefined, move: unknown): boolean {
  return isAmong(prompt?.moves ?? [], move)
}
