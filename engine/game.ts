import type { Chance } from './chance.ts'
import type { Schema } from './options.ts'

/** A place at the table, from 0. */
export type Seat = number

/** Who looks: a seat, or anyone without one. */
export type Viewer = Seat | 'watcher'

/** An id of the rulebook: OCT-4.3. */
export type RuleId = `${string}-${number}.${number}`

/** Facts, asks, steps and talk are plain records told apart by their type. */
export interface Typed {
  readonly type: string
}

/**
 * The types that a game is made of. Each game names its own once, `interface Octopus extends Kit { State: …; Move: … }`, and
 * everything that is written for it takes that one name: Game<Octopus>, Words<Octopus>, Bot<Octopus>. All of them are
 * plain JSON. A game without talk leaves Talk as it is.
 */
export interface Kit {
  State: unknown
  Move: unknown
  Options: object
  View: unknown
  Fact: Typed
  /** What a seat is asked: the game's questions. */
  Ask: Typed
  Talk: Typed
}

/**
 * The contract: everything a table does comes from these functions. They are written as methods so that any game fits
 * AnyGame, which server, lab and pages handle without knowing what is inside.
 */
export interface Game<K extends Kit> {
  readonly id: string
  /** The edition that new tables play: raised when old records would replay differently. */
  readonly version: number
  /**
   * By the number in a record: the editions it may be of, likeliest first. Mostly a number means itself. But some numbers
   * stand for several editions, from a time when these weren't told apart. Without this there is only one edition.
   */
  readonly editions?: Readonly<Record<number, readonly number[]>>
  /** When an edition came out, in milliseconds since 1970. A game begun before is hardly of it. */
  readonly since?: Readonly<Record<number, number>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema<K['Options']>
  /** No game takes more answers to awaited questions than this. */
  readonly longest: number

  /** Where editions differ, the state says which one it is played by. */
  setup(options: K['Options'], seats: number, turn: Turn<K['Fact']>, edition: number): K['State']
  /**
   * Who must decide now; empty: the game is over. Where several may answer an event (a window) a slow table asks them one
   * after the other, beginning after the seat that acted last. So the order of this list means nothing.
   */
  awaiting(state: K['State']): readonly Seat[]
  /** What this seat is asked, or may say unasked (change a secret choice, use a card at any time); null: nothing. */
  prompt(state: K['State'], seat: Seat): Prompt<K['Move'], K['Ask']> | null
  /** Changes the state it is given. Only ever called with a move that the prompt lists. */
  play(state: K['State'], seat: Seat, move: K['Move'], turn: Turn<K['Fact']>): void
  /** All that this viewer may know, memory included. */
  view(state: K['State'], viewer: Viewer): K['View']
  /** A random state this viewer could be in. */
  imagine(view: K['View'], chance: Chance): K['State']
  outcome(state: K['State']): Outcome | null
  /** A copy that shares nothing that will change. */
  clone(state: K['State']): K['State']
  /**
   * Eyes are closed: everybody who seems to be asked, in order of seats, whether they have answered or not; null: eyes
   * are open. All of them are asked by the same kind of question, at the same pace, and answer it once; only
   * when all have does anything come of it. Most may have but one answer, to confirm. `awaiting` stays the truth.
   */
  veil?(state: K['State']): readonly Seat[] | null
  voice?(state: K['State'], seat: Seat): 'free' | 'gestures' | 'silent'
  /**
   * Everything this seat may say now in the game's own terms, made of what it sees: claims and deals, true or not.
   * All of it is public, and none of it is ever part of the state. A silent seat has nothing to say.
   */
  talk?(view: K['View'], seat: Seat): readonly K['Talk'][]
  /** A fact that was told, and that this viewer's log may no longer repeat. */
  faded?(state: K['State'], fact: K['Fact'], viewer: Viewer): boolean
}

export type AnyGame = Game<Kit>

export interface Prompt<Move, Ask extends Typed = Typed> {
  /** The question. The asked seat sees all of it, everyone else its type alone. */
  readonly ask: Ask
  /** Every legal answer, never empty. */
  readonly moves: readonly Move[]
  /** What a clock that runs out plays; one of moves. */
  readonly fallback: Move
  /** How long is fair; the host's clock turns it into time. */
  readonly pace: Pace
  /** Where the rulebook explains it. */
  readonly rule: RuleId
  /**
   * Anybody may answer an event now, out of turn, and the first answer counts first. To pass is the fallback. The same
   * event opens it for everybody, whatever they hold, and it stays open until all have passed; whenever somebody else
   * answers, all are asked again. A pass says what it passes on, so that one sent before another answer arrived isn't
   * listed any more; other answers don't, and stand as long as they are listed.
   */
  readonly window?: Window
}

export interface Window {
  /** The kind of event, of a closed list that the words name: players leave standing orders by it. */
  readonly event: string
  /** It is about the asked seat. */
  readonly mine: boolean
}

export type Pace = 'reflex' | 'quick' | 'think' | 'talk'

export interface Turn<Fact extends Typed> {
  /** Dice and shuffles, drawn from the table's secret seed. */
  readonly chance: Chance
  /** For everyone; or for some seats, with what the rest see instead, if anything. */
  tell(fact: Fact, to?: readonly Seat[], others?: Fact): void
  /** A secret was shown: this move can't be taken back any more. */
  reveal(): void
}

/** Something a seat said in the game's own terms. */
export interface Spoken<Talk extends Typed = Typed> {
  readonly seat: Seat
  /** How many moves had been made. */
  readonly seq: number
  readonly talk: Talk
}

export interface Outcome {
  /** By seat; 1 is best, ties share. Nobody has a 1 in a game that nobody wins. */
  readonly places: readonly number[]
  /** A key of the words' endings. */
  readonly reason: string
}
