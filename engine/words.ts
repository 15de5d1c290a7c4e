import type { Kit, Seat } from './game.ts'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

const and: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' }

/** "Ada, Bo and Cleo". By hand, because the first list that a browser formats takes longer than the board. */
export function listIn(language: Language, parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and[language]} ${last}`
}

/** How the reader calls the seats. */
export interface Say {
  /** The seat's name, as the subject of a sentence: "Ada". */
  name(seat: Seat): string
  /** How the seat speaks, if it is somebody who has a way of their own: a key that a game's words may know. */
  voice?(seat: Seat): string | undefined
}

/** A method's type, so that words for one game's facts still fit AnyWords. */
type Phrase<Of> = { say(of: Of, say: Say): string }['say']
type AskInWords<Ask, View> = { say(ask: Ask, say: Say, view: View): string }['say']
type AnswerInWords<Move, Ask, View> = { say(move: Move, ask: Ask, say: Say, view: View): string }['say']
type Steps<Move, Ask, View> = { say(move: Move, ask: Ask, say: Say, view: View): readonly Choice[] }['say']
type Sayings<Talk, View> = { say(talk: Talk, speaker: Seat, say: Say, view: View): readonly Choice[] }['say']
type Saying<Talk> = { say(talk: Talk, speaker: Seat, say: Say): string }['say']

/** A short list under a heading: the table in words. */
export interface Passage {
  readonly title: string
  readonly lines: readonly string[]
  /** What the reader knows and others don't. */
  readonly own?: boolean
}

/** One step on the way to an answer, where there are many: first who, then what. */
export interface Choice {
  /** "Where do your cultists go?" */
  readonly question: string
  /** "The library" */
  readonly choice: string
  /** What comes of it, or what helps to decide: "by the stairs". */
  readonly note?: string
  /** It does harm to the one who chooses it. */
  readonly harms?: boolean
  /** Its place among the choices of its question; without one, they come in the order of the answers. */
  readonly rank?: number
}

export interface OptionWords {
  readonly label: string
  readonly help: string
  /** A word for each value of a choice. */
  readonly values?: Readonly<Record<string, string>>
  /** For values that want more words: what such a game is like. */
  readonly notes?: Readonly<Record<string, string>>
}

/** Everything a game says in one language. Facts, asks and talk are turned into sentences here and nowhere else. */
export interface Words<K extends Kit> {
  readonly title: string
  readonly pitch: string
  readonly options: Readonly<Record<keyof K['Options'], OptionWords>>
  /** Why options can't go together. */
  readonly problems: Readonly<Record<string, string>>
  /** What the asked seat is asked, and what it may answer; the view is that seat's own. */
  readonly asks: { readonly [Type in K['Ask']['type']]: AskInWords<Extract<K['Ask'], { type: Type }>, K['View']> }
  /** What everybody reads while some are asked this: "Ada and Bo are setting their clocks". */
  readonly doing: { readonly [Type in K['Ask']['type']]: (names: readonly string[]) => string }
  readonly answers: {
    readonly [Type in K['Ask']['type']]: AnswerInWords<K['Move'], Extract<K['Ask'], { type: Type }>, K['View']>
  }
  /**
   * For asks with many answers: the choices that lead to each, its own way for every answer. Answers that share their
   * first choices are a group, and are asked the same question next.
   */
  readonly steps: {
    readonly [Type in K['Ask']['type']]?: Steps<K['Move'], Extract<K['Ask'], { type: Type }>, K['View']>
  }
  readonly facts: { readonly [Type in K['Fact']['type']]: Phrase<Extract<K['Fact'], { type: Type }>> }
  /** Who says what, as everybody reads it; empty in a game without talk. */
  readonly talk: { readonly [Type in K['Talk']['type']]: Saying<Extract<K['Talk'], { type: Type }>> }
  /** For games with much to say: the choices that lead to each thing, as `steps` lead to answers; the view is the speaker's. */
  readonly sayings?: Sayings<K['Talk'], K['View']>
  /**
   * The kinds of events that open windows, as the form for standing orders names them: "somebody plays a card". All of
   * them, in a game that has windows.
   */
  readonly windows?: Readonly<Record<string, string>>
  /** Why the game ended, by the outcome's reason. */
  readonly endings: Readonly<Record<string, string>>
  /** What lies on the table, as this view shows it. */
  table(view: K['View'], say: Say): readonly Passage[]
}

export type AnyWords = Words<Kit>
