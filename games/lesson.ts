import { same, Table, type AnyGame, type AnyTable, type RuleId, type Seat } from '@octopolis/engine'
import type { InEach } from './box.ts'

/** Something to read, then go on. */
interface Telling {
  readonly kind: 'tell'
  readonly text: InEach
  readonly rule?: RuleId
  /** What it speaks of: elements of the board or the page that carry this as data-point. */
  readonly point?: string
  /** What is asked next lies open already, because the text speaks of it. Otherwise nothing can be answered yet. */
  readonly isOpen?: boolean
}

/** Something to do: one of these answers. Any other is taken back with the hint. */
interface Doing<Move, View> {
  readonly kind: 'do'
  readonly text: InEach
  readonly hint: InEach
  /** By what the learner sees. If none of them can be given, because of an earlier answer, the step is left out. */
  moves(view: View): readonly Move[]
  readonly rule?: RuleId
  readonly point?: string
}

/** What the others answer meanwhile, each when asked. An answer to a question that isn't asked any more is left out. */
interface Meanwhile<Move, View> {
  readonly kind: 'others'
  moves(view: View): readonly (readonly [Seat, Move])[]
}

export type LessonStep<Move = unknown, View = unknown> = Telling | Doing<Move, View> | Meanwhile<Move, View>

/** A prepared table at which a newcomer learns the game by playing it, in under ten minutes. The learner has seat 0. */
export interface Lesson<Move = unknown, View = unknown> {
  readonly seats: number
  readonly options: object
  readonly seed: string
  /** How the others are called, from seat 1 on. */
  readonly names: readonly string[]
  readonly steps: readonly LessonStep<Move, View>[]
}

export const learner: Seat = 0

/** The prepared table, before the first step. */
export function sitDown(game: AnyGame, { seats, options, seed }: Lesson): AnyTable {
  return Table.start(game, { seats, options, seed })
}

function mayPlay(table: AnyTable, seat: Seat, move: unknown): boolean {
  return table.prompt(seat)?.moves.some((one) => same(one, move)) ?? false
}

/** The others do what this step wants of them. */
export function playOthers(table: AnyTable, step: LessonStep): void {
  if (step.kind !== 'others') return
  for (const [seat, move] of step.moves(table.view(learner))) if (mayPlay(table, seat, move)) table.play(seat, move)
}

/** The answers that this step waits for; none: there is nothing to wait for. */
export function wantedAnswers(table: AnyTable, step: LessonStep): readonly unknown[] {
  if (step.kind !== 'do') return []
  return step.moves(table.view(learner)).filter((move) => mayPlay(table, learner, move))
}
