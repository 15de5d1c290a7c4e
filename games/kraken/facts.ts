import type { RuleId, Seat } from '@octopolis/engine'
import type { Card, Ritual } from './data/cards.ts'
import type { Character } from './data/characters.ts'
import type { ChartName, Goal, SpaceId } from './data/charts.ts'
import type { Allegiance, Faction, Post } from './data/crew.ts'
import type { Drawer } from './logbook.ts'
import type { Use } from './moves.ts'

export const endings = ['bluewater', 'crimson', 'kraken', 'fed'] as const
/** KRA-1.1: how a voyage ends. */
export type Ending = Goal | 'fed'

/** How somebody comes to be captain. */
export type Rise = 'first' | 'mutiny' | 'drunk' | 'cook'

/** Why somebody has other muskets than before. */
export type Change = 'armed' | 'disarmed' | 'supplied' | 'stash' | 'gunsmith' | 'strategist' | 'character'

export type Fact =
  | { readonly type: 'voyage'; readonly chart: ChartName; readonly seats: number }
  /** For that seat alone. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly allegiance: Allegiance; readonly character: Character }
  /** For the pirates alone. */
  | { readonly type: 'pirates'; readonly seats: readonly Seat[] }
  | { readonly type: 'captain'; readonly seat: Seat; readonly by: Rise }
  | { readonly type: 'stays'; readonly seat: Seat; readonly by: Rise }
  | { readonly type: 'used'; readonly seat: Seat; readonly use: Use }
  | {
      readonly type: 'nominated'
      readonly captain: Seat
      readonly lieutenant: Seat | null
      readonly navigator: Seat | null
      readonly emergency: boolean
    }
  | { readonly type: 'advised'; readonly seat: Seat; readonly lieutenant: Seat }
  /** For that seat alone; the others see that it is ready. */
  | { readonly type: 'committed'; readonly seat: Seat; readonly muskets: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** By seat; null: not in it. */
  | { readonly type: 'muskets'; readonly shown: readonly (number | null)[] }
  | { readonly type: 'joined'; readonly seat: Seat; readonly muskets: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'mutiny'; readonly total: number; readonly needed: number; readonly success: boolean }
  | { readonly type: 'ruledOut'; readonly by: Seat; readonly seat: Seat }
  | { readonly type: 'armament'; readonly seat: Seat; readonly muskets: number; readonly why: Change }
  | { readonly type: 'shuffled'; readonly cards: number }
  /** For that seat alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly as: Drawer; readonly cards: readonly Card[] }
  | { readonly type: 'drewUnseen'; readonly seat: Seat | null; readonly as: Drawer; readonly count: number }
  | { readonly type: 'redrew'; readonly seat: Seat; readonly as: Drawer }
  | { readonly type: 'gave'; readonly seat: Seat; readonly card: Card; readonly away: readonly Card[] }
  | { readonly type: 'gaveUnseen'; readonly seat: Seat }
  | { readonly type: 'logbook'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'steered'; readonly seat: Seat; readonly left: Card; readonly away: Card }
  | { readonly type: 'jumped'; readonly seat: Seat }
  | {
      readonly type: 'revealed'
      readonly captain: Seat
      readonly card: Card
      readonly to: SpaceId
      readonly goal: Goal | null
    }
  | { readonly type: 'searched'; readonly captain: Seat; readonly seat: Seat }
  /** For the captain alone. */
  | { readonly type: 'found'; readonly seat: Seat; readonly allegiance: Allegiance; readonly tentacle: boolean }
  | { readonly type: 'silenced'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'flogged'; readonly captain: Seat; readonly seat: Seat; readonly not: Faction }
  | { readonly type: 'fed'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'mermaid'; readonly captain: Seat; readonly seat: Seat; readonly count: number }
  | { readonly type: 'sang'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'telescope'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'topLeft'; readonly seat: Seat }
  | { readonly type: 'topDiscarded'; readonly seat: Seat }
  | { readonly type: 'uprising'; readonly ritual: Ritual }
  | { readonly type: 'noRitual' }
  /** For the leader and whom it chose. */
  | { readonly type: 'converted'; readonly seat: Seat; readonly leader: Seat; readonly met: boolean }
  /** For the leader alone. */
  | {
      readonly type: 'cabins'
      readonly found: readonly { readonly seat: Seat; readonly faction: Faction }[]
    }
  | { readonly type: 'stashed'; readonly given: readonly Seat[] }
  | { readonly type: 'eyesOpen' }
  | { readonly type: 'rested'; readonly seats: readonly { readonly seat: Seat; readonly post: Post }[] }
  | {
      readonly type: 'ended'
      readonly ending: Ending
      readonly faction: Faction
      readonly winners: readonly Seat[]
      readonly crew: readonly { readonly dealt: Allegiance; readonly convert: boolean }[]
    }

/** Where the rulebook tells of each kind of fact. */
export const chapters = {
  voyage: 'KRA-1.6',
  dealt: 'KRA-1.2',
  pirates: 'KRA-1.4',
  captain: 'KRA-1.9',
  stays: 'KRA-6.1',
  used: 'KRA-8.23',
  nominated: 'KRA-3.1',
  advised: 'KRA-8.14',
  committed: 'KRA-3.2',
  ready: 'KRA-3.2',
  muskets: 'KRA-3.2',
  joined: 'KRA-8.22',
  declined: 'KRA-8.22',
  mutiny: 'KRA-3.3',
  ruledOut: 'KRA-3.4',
  armament: 'KRA-1.5',
  shuffled: 'KRA-4.4',
  drew: 'KRA-4.1',
  drewUnseen: 'KRA-4.1',
  redrew: 'KRA-8.17',
  gave: 'KRA-4.1',
  gaveUnseen: 'KRA-4.1',
  logbook: 'KRA-4.2',
  steered: 'KRA-4.2',
  jumped: 'KRA-4.6',
  revealed: 'KRA-4.5',
  searched: 'KRA-5.1',
  found: 'KRA-5.1',
  silenced: 'KRA-5.2',
  flogged: 'KRA-5.3',
  fed: 'KRA-5.4',
  mermaid: 'KRA-6.2',
  sang: 'KRA-6.2',
  telescope: 'KRA-6.3',
  peeked: 'KRA-6.3',
  topLeft: 'KRA-6.3',
  topDiscarded: 'KRA-6.3',
  uprising: 'KRA-6.6',
  noRitual: 'KRA-6.6',
  converted: 'KRA-7.3',
  cabins: 'KRA-7.2',
  stashed: 'KRA-7.1',
  eyesOpen: 'KRA-7.4',
  rested: 'KRA-4.9',
  ended: 'KRA-1.1',
} as const satisfies Record<Fact['type'], RuleId>
