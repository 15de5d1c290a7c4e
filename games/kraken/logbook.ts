import type { Seat } from '@octopolis/engine'
import type { Card, Ritual } from './data/cards.ts'
import type { Faction } from './data/crew.ts'

/** The two posts that draw. */
export type Drawer = 'captain' | 'lieutenant'

/** What one of the two drew and did with it: for its own eyes. */
export interface Hand {
  drew: readonly Card[]
  /** What the Archivist let them discard for the cards above. */
  threw: readonly Card[]
  /** What went into the logbook; null: not chosen yet. */
  gave: Card | null
}

/** KRA-4: one try at steering the ship. Once it is in the log it doesn't change any more. */
export interface Navigation {
  readonly type: 'navigation'
  readonly round: number
  readonly captain: Seat
  readonly lieutenant: Seat | null
  readonly navigator: Seat | null
  readonly emergency: boolean
  /** Whom Smuggler and Archivist help. */
  readonly smuggler: readonly Drawer[]
  readonly archivist: readonly Drawer[]
  readonly captainHand: Hand
  readonly lieutenantHand: Hand
  /** In the order the navigator found them in; empty: not handed over yet. */
  logbook: readonly Card[]
  revealed: Card | null
  jumped: boolean
  /** After how many of its draws the pile had run dry and was made anew. */
  dry: readonly number[]
}

/**
 * What happened that somebody remembers. Who knows what of it is for the view to say; what a faction card showed isn't
 * written here, for faction cards never change and nobody is converted after it was looked at.
 */
export type Entry =
  | Readonly<Navigation>
  /** KRA-3.2: what was shown at a loyalty test; null: took no part. */
  | {
      readonly type: 'test'
      readonly captain: Seat
      readonly lieutenant: Seat | null
      readonly navigator: Seat | null
      readonly shown: readonly (number | null)[]
    }
  | { readonly type: 'mutiny'; readonly captain: Seat }
  /** Pile and discards were shuffled into a new pile. */
  | { readonly type: 'shuffle' }
  | {
      readonly type: 'peek'
      readonly seat: Seat
      readonly by: 'telescope' | 'lookout'
      readonly card: Card
      readonly discarded: boolean
    }
  | { readonly type: 'mermaid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'search'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'tongue'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'flog'; readonly captain: Seat; readonly seat: Seat; readonly not: Faction }
  | { readonly type: 'fed'; readonly captain: Seat; readonly seat: Seat }
  | {
      readonly type: 'ritual'
      readonly ritual: Ritual
      /** A set of bits: who was on board, and who of them could be converted. */
      readonly aboard: number
      readonly open: number
      /** Whom the leader converted, or met. */
      readonly chose: Seat | null
      /** Who got the muskets of the stash, one entry each. */
      readonly given: readonly Seat[]
      /** Whose factions the leader saw in the cabins. */
      readonly team: readonly Seat[]
    }

export type RitualEntry = Extract<Entry, { type: 'ritual' }>

export function emptyHand(): Hand {
  return { drew: [], threw: [], gave: null }
}

export function seatOf(navigation: Navigation, post: Drawer): Seat | null {
  return post === 'captain' ? navigation.captain : navigation.lieutenant
}

export function handOf(navigation: Navigation, post: Drawer): Hand {
  return post === 'captain' ? navigation.captainHand : navigation.lieutenantHand
}

/** KRA-4.7: somebody has jumped, and the ship isn't steered yet. */
export function isEmergency(log: readonly { readonly type: string; readonly jumped?: boolean }[]): boolean {
  return log.findLast(({ type }) => type === 'navigation')?.jumped === true
}

/** What is put away: everything but one copy of the card that is kept. */
export function allBut(cards: readonly Card[], kept: Card | null): Card[] {
  const rest = cards.slice()
  const at = kept === null ? -1 : rest.indexOf(kept)
  if (at >= 0) rest.splice(at, 1)
  return rest
}

export function cloneNavigation(navigation: Navigation): Navigation {
  const { captainHand, lieutenantHand } = navigation
  return { ...navigation, captainHand: { ...captainHand }, lieutenantHand: { ...lieutenantHand } }
}
