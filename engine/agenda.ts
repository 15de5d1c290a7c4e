import type { Pace, Prompt, RuleId, Seat, Turn, Typed, Window } from './game.ts'

/**
 * Rules with interruptions keep what is still to be done as a stack of plain steps in the state; the last one is next.
 * A step is either a deed, which is done and gone, or a question, which stays until its answers settle it.
 */
export interface OnAgenda<Step extends Typed> {
  agenda: Step[]
}

/** A step that the rules do by themselves. */
export interface Deed<State, Step, Fact extends Typed> {
  readonly kind: 'deed'
  do(state: State, step: Step, turn: Turn<Fact>): void
}

/** A step that waits for players: what is legal, what glows and what happens stand side by side. */
export interface Question<State, Step, Move, Fact extends Typed> {
  readonly kind: 'question'
  readonly rule: RuleId
  readonly pace: Pace
  /** Must this seat answer? */
  asks(state: State, step: Step, seat: Seat): boolean
  /** May this seat speak though it isn't waited for? */
  allows?(state: State, step: Step, seat: Seat): boolean
  /** Eyes are closed meanwhile: everybody who seems to be asked, whether they have answered or not. */
  veil?(state: State, step: Step): readonly Seat[]
  /** It is a window: everybody may answer an event. */
  window?(state: State, step: Step, seat: Seat): Window
  moves(state: State, step: Step, seat: Seat): readonly Move[]
  fallback(state: State, step: Step, seat: Seat): Move
  /** Takes the answer in, and the step off the agenda once it is settled. */
  answer(state: State, step: Step, seat: Seat, move: Move, turn: Turn<Fact>): void
}

/** The types of a game that goes by an agenda. */
export interface AgendaKit {
  State: OnAgenda<Typed>
  Step: Typed
  Move: unknown
  Fact: Typed
  /** By the type of a question, the moves that answer it. Whatever step isn't listed is a deed. */
  Answers: object
}

/** How these types hang together: the agenda holds steps, and what answers a step are moves. */
interface Consistent<K extends AgendaKit> {
  State: OnAgenda<K['Step']>
  Answers: { [Type in K['Step']['type']]?: K['Move'] }
}

type StepOf<K extends AgendaKit, Type> = Extract<K['Step'], { type: Type }>
type Questions<K extends AgendaKit> = K['Step']['type'] & keyof K['Answers']
type Deeds<K extends AgendaKit> = Exclude<K['Step']['type'], keyof K['Answers']>

type DeedOf<K extends AgendaKit, Type> = Deed<K['State'], StepOf<K, Type>, K['Fact']>
type QuestionOf<K extends AgendaKit, Type extends Questions<K>> = Question<
  K['State'],
  StepOf<K, Type>,
  K['Answers'][Type],
  K['Fact']
>

/** Each type of step with what it does. */
export type StepBook<K extends AgendaKit> = {
  readonly [Type in K['Step']['type']]: Type extends Questions<K> ? QuestionOf<K, Type> : DeedOf<K, Type>
}

/** How the rules of a game write their steps, each typed with its own step and, if it is a question, its own moves. */
export function steps<K extends AgendaKit & Consistent<K>>(): {
  /** A step that waits for players. */
  question<Type extends Questions<K>>(asked: Omit<QuestionOf<K, Type>, 'kind'>): QuestionOf<K, Type>
  /** A step that the rules do by themselves. */
  deed<Type extends Deeds<K>>(done: DeedOf<K, Type>['do']): DeedOf<K, Type>
} {
  return {
    question: (asked) => ({ kind: 'question', ...asked }),
    deed: (done) => ({ kind: 'deed', do: done }),
  }
}

const nobody: readonly Seat[] = []
const groups = new Map<number, readonly Seat[]>([[0, nobody]])

/** The seats of a set of bits. There are few such sets, and they are asked for at every move: each is made once. */
function seatsIn(set: number): readonly Seat[] {
  const known = groups.get(set)
  if (known !== undefined) return known
  const seats = Array.from({ length: 32 }, (_bit, seat) => seat).filter((seat) => ((set >> seat) & 1) === 1)
  groups.set(set, seats)
  return seats
}

/** The functions of the contract that an agenda answers. */
export function byAgenda<K extends AgendaKit>(
  book: StepBook<K>,
  seatsOf: (state: K['State']) => number,
): {
  awaiting(state: K['State']): readonly Seat[]
  prompt(state: K['State'], seat: Seat): Prompt<K['Move'], StepOf<K, Questions<K>>> | null
  play(state: K['State'], seat: Seat, move: K['Move'], turn: Turn<K['Fact']>): void
  /** For games with questions under a veil; the others leave it out. */
  veil(state: K['State']): readonly Seat[] | null
  /** Does the deeds on top of the agenda, down to the next question. */
  advance(state: K['State'], turn: Turn<K['Fact']>): void
} {
  type State = K['State']
  type AnyStep = Deed<State, Typed, K['Fact']> | Question<State, Typed, K['Move'], K['Fact']>
  // The book is keyed by type, so the entry found by a step's own type takes that step.
  const entries = new Map(Object.entries(book as unknown as Readonly<Record<string, AnyStep>>))

  // Who is asked, what, and what an answer does are looked up one after the other: mostly it is the step of last time.
  let lastType = ''
  let lastEntry: AnyStep | undefined

  function entryOf(step: Typed): AnyStep {
    if (step.type === lastType && lastEntry !== undefined) return lastEntry
    const entry = entries.get(step.type)
    if (entry === undefined) throw new Error(`no step ${step.type} in the book`)
    lastType = step.type
    lastEntry = entry
    return entry
  }

  function advance(state: State, turn: Turn<K['Fact']>): void {
    const { agenda } = state
    for (;;) {
      const step = agenda[agenda.length - 1]
      if (step === undefined) return
      const entry = entryOf(step)
      if (entry.kind === 'question') return
      agenda.pop()
      entry.do(state, step, turn)
    }
  }

  function questionOf(step: Typed): Extract<AnyStep, { kind: 'question' }> {
    const entry = entryOf(step)
    if (entry.kind === 'deed') throw new Error(`the deed ${step.type} was left undone`)
    return entry
  }

  return {
    advance,

    awaiting(state) {
      const step = state.agenda[state.agenda.length - 1]
      if (step === undefined) return nobody
      const question = questionOf(step)
      const count = seatsOf(state)
      let asked = 0
      for (let seat = 0; seat < count; seat++) if (question.asks(state, step, seat)) asked |= 1 << seat
      return seatsIn(asked)
    },

    prompt(state, seat) {
      const step = state.agenda[state.agenda.length - 1]
      if (step === undefined) return null
      const question = questionOf(step)
      if (!question.asks(state, step, seat) && !(question.allows?.(state, step, seat) ?? false)) return null
      // Only questions are asked.
      const ask = step as StepOf<K, Questions<K>>
      const moves = question.moves(state, step, seat)
      const fallback = question.fallback(state, step, seat)
      const { pace, rule } = question
      // Each written out: a spread costs more than all the rest, and prompts are asked for at every move.
      if (question.window === undefined) return { ask, moves, fallback, pace, rule }
      return { ask, moves, fallback, pace, rule, window: question.window(state, step, seat) }
    },

    play(state, seat, move, turn) {
      const step = state.agenda[state.agenda.length - 1]
      if (step === undefined) throw new Error('nothing is asked: the game is over')
      questionOf(step).answer(state, step, seat, move, turn)
      advance(state, turn)
    },

    veil(state) {
      const step = state.agenda[state.agenda.length - 1]
      return step === undefined ? null : (questionOf(step).veil?.(state, step) ?? null)
    },
  }
}
