/**
 * What cards can say. A card is data in these words; rules/effects/ knows what each word does, text/ how it is said.
 * Everything is seen from the card's owner: the one who plays it, or on whose vehicle or in whose pit it lies.
 */

/** The kinds of events that somebody may answer (C500-5.4): a window opens after each of these, and after nothing else. */
export const eventKinds = ['played', 'hired', 'rolled', 'damage', 'pit', 'fitted', 'mended', 'lap'] as const
/**
 * played: an action card lies on the table, its effect still to come. hired: a crew card goes to a pit.
 * rolled: the dice of a pass lie there. damage: one or two vehicles are about to be damaged. pit: a pit stop is
 * announced. fitted: a mod, tires or a driver from the hand are about to go on. mended: the die of a repair lies there.
 * lap: a lap token is about to be earned.
 */
export type EventKind = (typeof eventKinds)[number]

/** The part somebody has in an event. */
export type Part =
  /** Who plays the card, tries the pass, makes the pit stop, repairs, earns the lap, or does the damage. */
  | 'actor'
  /** Whom it is done to: the vehicle ahead in a pass, the damaged one, the owner of the pit. */
  | 'subject'

/** Whom an effect is about. */
export type Who =
  | 'me'
  /** Directly ahead of me, and directly behind me, around the ring. */
  | 'ahead'
  | 'behind'
  | 'leader'
  | 'tail'
  /** An opponent of the player's choice, named when the card is played. */
  | 'chosen'
  | 'others'
  | 'everyone'
  /** Those who have a part in the event that is answered or that triggered it. */
  | Part

export type CardKind = 'action' | 'crew' | 'mod' | 'tires' | 'reaction'

/** What lies on a vehicle or in a pit, to be lost. */
export type Loss = 'driver' | 'mod' | 'tires' | 'crew'

/** Something that holds or not. */
export type Condition =
  | { readonly is: 'leading' | 'last' | 'damaged' | 'intact' | 'driverless' | 'crewless' | 'sponsored' }
  /** The opponent in a pass is so, or has so in its pit or at its wheel. */
  | { readonly against: 'leader' | 'last' | 'damaged' | 'intact' | 'fungi' | 'zombie' | 'sponsor' | 'driverless' }
  /** My pit holds at least so many of these. */
  | { readonly pit: 'crew' | 'fungi' | 'zombie'; readonly atLeast: number }
  | { readonly hand: 'atMost' | 'atLeast'; readonly cards: number }
  /** My die in this roll shows this. */
  | { readonly die: number }

/** What is done, once. */
export type Effect =
  | { readonly do: 'damage'; readonly who: Who }
  | { readonly do: 'repair'; readonly who: Who }
  /** They pass the vehicle ahead, without a roll, so many times. */
  | { readonly do: 'advance'; readonly who: Who; readonly places: number }
  /** The vehicle behind passes them, without a roll, so many times. */
  | { readonly do: 'drop'; readonly who: Who; readonly places: number }
  /** I change places with them: nobody passes anybody. */
  | { readonly do: 'swap'; readonly who: Who }
  /** They may try to pass without spending an action, with this on top. */
  | { readonly do: 'freePass'; readonly who: Who; readonly bonus: number }
  | { readonly do: 'draw'; readonly who: Who; readonly cards: number }
  /** They discard so many at random. */
  | { readonly do: 'discard'; readonly who: Who; readonly cards: number }
  /** I take so many from them at random; a full hand takes no more. */
  | { readonly do: 'steal'; readonly who: Who; readonly cards: number }
  /** Everyone gives their hand to the left. */
  | { readonly do: 'handsLeft' }
  /** More actions or fewer: in this turn if it is theirs, else in their next one. */
  | { readonly do: 'actions'; readonly who: Who; readonly more: number }
  /** They lose one, at random if they have several. */
  | { readonly do: 'lose'; readonly who: Who; readonly what: Loss }
  /** I take one of their pit crew into my pit, at random. */
  | { readonly do: 'hireAway'; readonly who: Who }
  // What follows is for answers to an event alone.
  /** On top of their total in the roll that lies there. */
  | { readonly do: 'add'; readonly who: Part | 'me'; readonly amount: number }
  /** Their die of the roll that lies there is thrown again. */
  | { readonly do: 'reroll'; readonly who: Part | 'me' }
  /** The card that is answered has no effect at all. */
  | { readonly do: 'cancel' }
  /** What the event was about to do isn't done. */
  | { readonly do: 'prevent' }
  /** What was about to be done to the subject is done to them instead. */
  | { readonly do: 'redirect'; readonly who: Who }

/** A number that is higher or lower while the card lies there. */
export interface Modifier {
  /** passing: my total when I try to pass; defending: when others try to pass me; racing: both; repair: my repair rolls. */
  readonly bonus: 'passing' | 'defending' | 'racing' | 'repair'
  readonly amount: number
  readonly if?: Condition
}

/** What can happen, for cards in play. Triggers are resolved right after the event is done; a cancelled event has none. */
export type Happening =
  | 'turnBegins'
  | 'spellResolved'
  | 'iPass'
  | 'iAmPassed'
  | 'iAmDamaged'
  | 'iAmRepaired'
  | 'iPit'
  | 'iLap'

export interface Trigger {
  readonly when: Happening
  readonly if?: Condition
  readonly effects: readonly Effect[]
}

/** Something that goes otherwise while the card lies there. */
export type Replacement =
  /** Instead of my vehicle being damaged, this card is discarded. */
  | { readonly instead: 'damage' }
  /** A tie in a pass is won by me, without damage to me. */
  | { readonly instead: 'tie' }
  /** Nobody gets the free pass that my pit stops give. */
  | { readonly instead: 'pitPass' }
  /** Nothing is taken from my hand or pit by others' cards. */
  | { readonly instead: 'theft' }

/** What a card in play, or a side of a vehicle, does as long as it lies there. */
export type StandingEffect = Modifier | Trigger | Replacement

/** When a reaction may be played. */
export interface Cue {
  readonly to: EventKind
  /** The part I must have in it; left out: anybody may. */
  readonly as?: Part
  /** Only to a spell. */
  readonly spell?: true
}
