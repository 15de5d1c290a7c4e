import type { Kit, Language, Prompt, RuleId, Say, Seat } from '@octopolis/engine'
import type { InEach } from './box.ts'

/** What a board, and everything on it, is given: what may be seen, what is asked, and where an answer goes. */
export interface BoardProps<K extends Kit = Kit> {
  /** The view to draw. While facts are shown one after the other, it is the view after the last fact shown. */
  readonly view: K['View']
  /** Whose eyes these are; null: a watcher's. */
  readonly seat: Seat | null
  /** The fact that is being shown, to be lit and animated; null: all is quiet. */
  readonly fact: K['Fact'] | null
  /** What this seat is asked; null while facts play, and when there is nothing to answer. */
  readonly prompt: Prompt<K['Move'], K['Ask']> | null
  /** The answer that lies in the bar, chosen and not yet sent. */
  readonly draft: K['Move'] | null
  /** Puts an answer into the bar, where it is said in words and can be sent; null takes it out. */
  choose(move: K['Move'] | null): void
  /** Sends an answer. The page asks once more where the game calls it costly. */
  answer(move: K['Move']): void
  /** Opens the rulebook there. */
  explain(rule: RuleId): void
  readonly say: Say
  readonly language: Language
}

/** How a seat is told apart on this board: a colour, and a sign for eyes that don't see it. */
export interface Livery {
  /** What it is called where it can't be seen: "coral, a crescent". */
  readonly name?: InEach
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
export interface Stage<K extends Kit> {
  readonly liveries: readonly Livery[]
  /**
   * The asks that are answered on the board or by its own Answer in the bar. For all others the page makes a button
   * for each answer.
   */
  readonly handles: readonly K['Ask']['type'][]
  badges(view: K['View'], seat: Seat, language: Language): readonly Badge[]
  /** Is this seat out of the game? */
  isOut(view: K['View'], seat: Seat): boolean
  /**
   * The view as it looks once this fact has been shown. What can't be known from the facts comes with the true view at
   * the end.
   */
  unfold(view: K['View'], fact: K['Fact']): K['View']
  /** Milliseconds that a fact is shown for; 0: it needs no moment of its own. */
  beat(fact: K['Fact']): number
  sound(fact: K['Fact'], seat: Seat | null): Sound | null
  /** Why this answer deserves a second thought, in the reader's language; null: it doesn't. */
  costly(move: K['Move'], ask: K['Ask'], view: K['View'], language: Language): string | null
}

export type AnyStage = Stage<Kit>

/** What may be heard: short, synthesised, the same in every game. */
export const sounds = ['step', 'reveal', 'harm', 'gain', 'talk', 'out', 'win', 'end'] as const
export type Sound = (typeof sounds)[number]

/**
 * What a game shows of itself to those who draw it, a shelf a kind of thing: pieces, cards, signs. A board may have one
 * in board/gallery.tsx; only `npm run dev` opens it. A picture is whatever React draws.
 */
export interface Exhibit<Picture> {
  readonly title: InEach
  readonly pieces: readonly { readonly name: InEach; readonly picture: Picture }[]
}
