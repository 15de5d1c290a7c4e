import type { AnyBot, Level } from '@octopolis/bots'
import type { AnyGame, AnyWords, Language, RuleId, Seat, Spoken, Typed } from '@octopolis/engine'
import type { AnyProof } from '@octopolis/engine/conform'

/** A few words in each language. */
export type InEach = Readonly<Record<Language, string>>

/** Something to count in the facts of a finished game: occurrences by label. */
export interface Count {
  readonly title: InEach
  /** What one occurrence is, for the axis: "cults". */
  readonly unit: InEach
  /** Every label that `of` may give, in the order of the plot, with its words. */
  readonly labels: Readonly<Record<string, InEach>>
  /**
   * True: the labels are parts of a whole, and the report shows shares. Otherwise it shows how many an average game
   * has of each.
   */
  readonly shares?: boolean
  of(facts: readonly Typed[]): Readonly<Record<string, number>>
}

/**
 * Something that seats have or do in a game, such as the vehicle they drive or the cards they play. The lab compares
 * it with who wins.
 */
export interface Mark {
  readonly title: InEach
  /** Every label that `of` may give, with its words. */
  readonly labels: Readonly<Record<string, InEach>>
  /** Which seats have which label; a pair may be listed once or more often. Private facts are given, too. */
  of(facts: readonly Typed[], seats: number): readonly { readonly seat: Seat; readonly label: string }[]
}

/** A number that each finished game has; null: this one has none. */
export interface Measure {
  readonly title: InEach
  /** What it counts, for the axis: "turns". */
  readonly unit: InEach
  of(facts: readonly Typed[], seats: number): number | null
}

/** What designers want to know about a game: the tables to compare, and what to count there. */
export interface Study {
  readonly tables: readonly { readonly label: InEach; readonly seats: number; readonly options: object }[]
  readonly counts: readonly Count[]
  readonly marks?: readonly Mark[]
  readonly measures?: readonly Measure[]
}

/**
 * The numbers printed on a game's pieces, so that the lab can try others. Nobody else plays by anything but what is
 * printed.
 */
export interface Numbers {
  /** By path: "vehicles.hearse.speed". */
  readonly printed: Readonly<Record<string, number>>
  /** Is it a number that the rules can play by? */
  allows(path: string, value: number): boolean
  /** From now on this thread plays by these, and by the printed ones where none is given. */
  tryOut(changes: Readonly<Record<string, number>>): void
}

/** The sides players are on, hidden or not, where a game has some. */
export interface Sides {
  readonly names: readonly string[]
  /** By seat, as they are dealt. */
  at(state: unknown): readonly string[]
  /** The side that has won a finished game. */
  won(state: unknown): string
}

/** What finished games teach bots. Only whole numbers are summed, so that the order of games makes no difference. */
export interface Training {
  of(state: unknown, talk: readonly Spoken[]): Readonly<Record<string, number>>
  /** The file that bots play by, made of the sums. */
  text(sums: Readonly<Record<string, number>>): string
  /** From now on bots in this thread play by these sums, which may be empty; null: by the file again. */
  adopt(sums: Readonly<Record<string, number>> | null): void
}

/** How likely a bot takes something to be, how likely it would be without any evidence, and whether it is true. */
export interface Conviction {
  readonly chance: number
  readonly prior: number
  readonly isSo: boolean
}

/** What bots believe about hidden things. The lab compares it with the truth once in each game. */
export interface Beliefs {
  /** Is it time to ask? The first such moment of a game counts. */
  due(state: unknown): boolean
  /** What a seat is convinced of; empty: it isn't asked. */
  of(state: unknown, seat: Seat, view: unknown, talk: readonly Spoken[]): readonly Conviction[]
}

/** A game with everything that comes in its box. */
export interface Box {
  readonly game: AnyGame
  readonly words: Readonly<Record<Language, AnyWords>>
  /** Where the rulebook tells of each kind of fact. */
  readonly chapters: Readonly<Record<string, RuleId>>
  readonly bots: Readonly<Record<Level, AnyBot>>
  readonly study: Study
  /**
   * For bots that judge positions by weights which can be fitted: the traits of each seat, null for one that is out.
   */
  readonly judged?: {
    rests(state: unknown): boolean
    traits(state: unknown): readonly (Readonly<Record<string, number>> | null)[]
  }
  readonly sides?: Sides
  readonly training?: Training
  readonly beliefs?: Beliefs
  readonly numbers?: Numbers
  /** For the conformance kit. The tests add the words above, and the rulebooks, which are files. */
  readonly proof: Omit<AnyProof, 'words' | 'rulebooks'>
}
