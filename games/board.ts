import type { Language, Prompt, RuleId, Say, Seat, Typed } from '@octopolis/engine'

/** What a board, and everything on it, is given: what may be seen, what is asked, and where an answer goes. */
export interface BoardProps<View = unknown, Move = unknown, Ask extends Typed = Typed, Fact extends Typed = Typed> {
  /** What is to be shown now: while facts play one after the other, as it was after the last of them. */
  readonly view: View
  /** Whose eyes these are; null: a watcher's. */
  readonly seat: Seat | null
  /** The fact that is being shown, to be lit and animated; null: all is quiet. */
  readonly fact: Fact | null
  /** What this seat is asked; null while facts play, and when there is nothing to answer. */
  readonly prompt: Prompt<Move, Ask> | null
  /** The answer that lies in the bar, chosen and not yet sent. */
  readonly draft: Move | null
  /** Puts an answer into the bar, where it is said in words and can be sent; null takes it out. */
  choose(move: Move | null): void
  /** Sends an answer. The page asks once more where the game calls it costly. */
  answer(move: Move): void
  /** Opens the rulebook there. */
  explain(rule: RuleId): void
  readonly say: Say
  readonly language: Language
}

/** How a seat is told apart on this board: a colour, and a sign for eyes that don't see it. */
export interface Livery {
  /** Any CSS colour, readable on the dark of the house. */
  readonly colour: string
  /** An SVG path in a box of 24 × 24. */
  readonly sign: string
}

/** A short thing beside a seat's name: how much power, how many cards. */
export interface Badge {
  /** Read aloud and shown as a tip: "3 power". */
  readonly label: string
  readonly text: string
  /** An SVG path in a box of 24 × 24. */
  readonly sign: string
}

/**
 * How a game is shown. Pages add the frame (seats, bar, drawer, clocks), and play the facts one after the other:
 * `unfold` gives what is seen after each, `beat` how long it takes. Written as methods so that every game's fits AnyStage.
 */
export interface Stage<View, Move, Ask extends Typed, Fact extends Typed> {
  readonly liveries: readonly Livery[]
  /** The asks that are answered on the board or by its own Answer in the bar; any other gets a button an answer. */
  readonly handles: readonly Ask['type'][]
  badges(view: View, seat: Seat, language: Language): readonly Badge[]
  /** Is this seat out of the game? */
  isOut(view: View, seat: Seat): boolean
  /** The view as it looks once this fact has been shown. What the last fact leaves open, the true view settles. */
  unfold(view: View, fact: Fact): View
  /** Milliseconds that a fact is shown for; 0: it needs no moment of its own. */
  beat(fact: Fact): number
  sound(fact: Fact, seat: Seat | null): Sound | null
  /** Why this answer deserves a second thought, in the reader's language; null: it doesn't. */
  costly(move: Move, ask: Ask, view: View, language: Language): string | null
}

export type AnyStage = Stage<unknown, unknown, Typed, Typed>

/** What may be heard: short, synthesised, the same in every game. */
export const sounds = ['step', 'reveal', 'harm', 'gain', 'talk', 'out', 'win', 'end'] as const
export type Sound = (typeof sounds)[number]
