import type { RuleId, Seat } from '@octopolis/engine'
import type { CardId } from './data/cards/index.ts'
import type { VehicleId } from './data/vehicles.ts'
import type { EventKind, Happening, Loss } from './data/vocabulary.ts'
import type { Options } from './options.ts'
import type { Pass, Slot, Source, Tally, Way } from './state.ts'

export const endings = ['flag', 'dry'] as const
/** C500-1.6: the flag was drawn; C500-6.5: nobody draws any more. */
export type Ending = (typeof endings)[number]

export type Fact =
  | ({ readonly type: 'race'; readonly seats: number } & Options)
  | { readonly type: 'vehicle'; readonly seat: Seat; readonly vehicle: VehicleId; readonly chosen: boolean }
  /** For that seat alone; the others hear how many. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'drewUnseen'; readonly seat: Seat; readonly count: number }
  /** For that seat alone; the others hear that it is ready. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** C500-1.4: what everybody discards, by seat. */
  | { readonly type: 'shown'; readonly discards: readonly (readonly CardId[])[] }
  /** The dice of those who have discarded as many. */
  | { readonly type: 'lots'; readonly rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  | { readonly type: 'linedUp'; readonly pack: readonly Seat[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly actions: number }
  /** An action card lies on the table. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly target: Seat | null }
  /** A crew card goes to somebody's pit, and is there. */
  | { readonly type: 'hired'; readonly seat: Seat; readonly card: CardId; readonly pit: Seat }
  | { readonly type: 'joined'; readonly card: CardId; readonly pit: Seat }
  /** Against the card of somebody, or as an answer to the event. */
  | {
      readonly type: 'reacted'
      readonly seat: Seat
      readonly card: CardId
      readonly to: EventKind
      readonly against: { readonly card: CardId; readonly seat: Seat } | null
      readonly target: Seat | null
    }
  /** The card of this seat has no effect. */
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly card: CardId; readonly by: Seat }
  /** C500-5.2: an earlier card has done it already, or there is nothing to be done. */
  | { readonly type: 'idle'; readonly seat: Seat; readonly card: CardId }
  /** A card leaves the table for the discards. */
  | { readonly type: 'spent'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'declined'; readonly seat: Seat; readonly over: Seat }
  | { readonly type: 'tried'; readonly seat: Seat; readonly over: Seat; readonly way: Way }
  /** The dice lie there; again: after a die was thrown once more. */
  | {
      readonly type: 'rolled'
      readonly seat: Seat
      readonly over: Seat
      readonly mine: Tally
      readonly theirs: Tally
      readonly again: boolean
    }
  /** A card adds to somebody's total in a pass or a repair. */
  | { readonly type: 'added'; readonly seat: Seat; readonly amount: number; readonly card: CardId; readonly by: Seat }
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly die: number; readonly card: CardId; readonly by: Seat }
  /** C500-3.2: what comes of the totals. */
  | {
      readonly type: 'raced'
      readonly seat: Seat
      readonly over: Seat
      readonly mine: number
      readonly theirs: number
      readonly result: 'passes' | 'fails' | 'tie' | 'calledOff'
    }
  | {
      readonly type: 'passed'
      readonly seat: Seat
      readonly over: Seat
      readonly by: Pass
      readonly pack: readonly Seat[]
    }
  /** Nobody passes anybody. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly other: Seat; readonly pack: readonly Seat[] }
  /** The leader has passed the tail. */
  | { readonly type: 'lapped'; readonly seat: Seat; readonly over: Seat }
  | { readonly type: 'lap'; readonly seat: Seat; readonly laps: number }
  | { readonly type: 'lapDenied'; readonly seat: Seat }
  /** About to be damaged: by somebody's card, or by a tie. */
  | {
      readonly type: 'threatened'
      readonly seats: readonly Seat[]
      readonly by: Seat | null
      readonly source: Source | null
    }
  | { readonly type: 'spared'; readonly seat: Seat; readonly by: Seat; readonly card: CardId }
  | { readonly type: 'redirected'; readonly from: Seat; readonly to: Seat; readonly by: Seat; readonly card: CardId }
  /** A card in play is discarded instead of damage. */
  | { readonly type: 'shielded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'damaged'; readonly seat: Seat; readonly again: boolean }
  | { readonly type: 'repaired'; readonly seat: Seat }
  | { readonly type: 'pit'; readonly seat: Seat }
  | { readonly type: 'pitDenied'; readonly seat: Seat }
  /** C500-4.1: nobody gets a free pass, for something forbids it. */
  | { readonly type: 'pitGuarded'; readonly seat: Seat; readonly source: Source }
  /** By the time of the work there was nothing left to do. */
  | { readonly type: 'pitIdle'; readonly seat: Seat }
  /** About to go on, and on. */
  | {
      readonly type: 'fitting'
      readonly seat: Seat
      readonly card: CardId
      readonly slot: Slot
      readonly instead: CardId | null
    }
  | {
      readonly type: 'fitted'
      readonly seat: Seat
      readonly card: CardId
      readonly slot: Slot
      readonly away: CardId | null
    }
  | { readonly type: 'stripped'; readonly seat: Seat; readonly card: CardId; readonly slot: Slot }
  | {
      readonly type: 'mending'
      readonly seat: Seat
      readonly roll: Tally
      readonly needs: number
      readonly again: boolean
    }
  | { readonly type: 'unmended'; readonly seat: Seat; readonly total: number; readonly needs: number }
  | { readonly type: 'triggered'; readonly seat: Seat; readonly source: Source; readonly when: Happening }
  /** C500-1.6, C500-6.2: a new pile; with the flag in it or not. */
  | { readonly type: 'shuffled'; readonly flag: boolean; readonly markers: number }
  /** C500-6.7: the flag was drawn with a marker on it. */
  | { readonly type: 'flagMarked'; readonly seat: Seat; readonly markers: number }
  /** Who has drawn it; null: nobody draws any more. */
  | { readonly type: 'flag'; readonly seat: Seat | null; readonly lastTurns: boolean }
  /** At the end of a turn, or because of somebody's card. */
  | {
      readonly type: 'discarded'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      readonly source: Source | null
    }
  | { readonly type: 'handsLeft'; readonly counts: readonly number[] }
  /** For that seat alone. */
  | { readonly type: 'received'; readonly seat: Seat; readonly from: Seat; readonly cards: readonly CardId[] }
  /** For these two; the others hear that it happened. */
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly type: 'stoleUnseen'; readonly seat: Seat; readonly from: Seat }
  /** Nothing is taken from this one. */
  | { readonly type: 'guarded'; readonly seat: Seat; readonly source: Source }
  | { readonly type: 'actions'; readonly seat: Seat; readonly more: number; readonly when: 'now' | 'next' }
  | { readonly type: 'lost'; readonly seat: Seat; readonly what: Loss; readonly card: CardId }
  | { readonly type: 'hiredAway'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | {
      readonly type: 'ended'
      readonly ending: Ending
      readonly pack: readonly Seat[]
      readonly laps: readonly number[]
      readonly places: readonly number[]
    }

/** Where the rulebook tells of each kind of fact. */
export const chapters = {
  race: 'C500-1.3',
  vehicle: 'C500-1.1',
  drew: 'C500-2.4',
  drewUnseen: 'C500-2.4',
  chose: 'C500-1.4',
  ready: 'C500-1.4',
  shown: 'C500-1.4',
  lots: 'C500-1.4',
  linedUp: 'C500-1.4',
  turn: 'C500-1.5',
  played: 'C500-2.2',
  hired: 'C500-2.3',
  joined: 'C500-2.3',
  reacted: 'C500-5.1',
  cancelled: 'C500-5.3',
  idle: 'C500-5.2',
  spent: 'C500-2.2',
  declined: 'C500-3.7',
  tried: 'C500-3.2',
  rolled: 'C500-3.2',
  added: 'C500-3.2',
  rerolled: 'C500-5.6',
  raced: 'C500-3.2',
  passed: 'C500-3.1',
  swapped: 'C500-3.6',
  lapped: 'C500-3.3',
  lap: 'C500-3.3',
  lapDenied: 'C500-3.3',
  threatened: 'C500-3.4',
  spared: 'C500-3.4',
  redirected: 'C500-3.4',
  shielded: 'C500-3.4',
  damaged: 'C500-3.4',
  repaired: 'C500-4.5',
  pit: 'C500-4.1',
  pitDenied: 'C500-4.1',
  pitGuarded: 'C500-4.1',
  pitIdle: 'C500-4.7',
  fitting: 'C500-4.2',
  fitted: 'C500-4.2',
  stripped: 'C500-4.6',
  mending: 'C500-4.5',
  unmended: 'C500-4.5',
  triggered: 'C500-2.5',
  shuffled: 'C500-1.6',
  flagMarked: 'C500-6.7',
  flag: 'C500-1.6',
  discarded: 'C500-2.4',
  handsLeft: 'C500-2.4',
  received: 'C500-2.4',
  stole: 'C500-2.4',
  stoleUnseen: 'C500-2.4',
  guarded: 'C500-2.2',
  actions: 'C500-2.1',
  lost: 'C500-2.2',
  hiredAway: 'C500-2.3',
  ended: 'C500-6.1',
} as const satisfies Record<Fact['type'], RuleId>
