import type { RuleId, Seat } from '@octopolis/engine'
import type { Component, Exterior, Location } from './data/places.ts'
import type { Clock, Hand, Stance } from './state.ts'

/** What a clock makes the cultists do. */
export type Walk = 'stays' | 'walks' | 'journeys' | 'returns' | 'errs'

export type Fact =
  | { readonly type: 'night'; readonly exterior: Exterior | null; readonly goal: number; readonly hidden: boolean }
  | { readonly type: 'turn'; readonly turn: number }
  | ({ readonly type: 'set'; readonly cult: Seat } & Clock)
  | { readonly type: 'ready'; readonly cult: Seat }
  | ({
      readonly type: 'revealed'
      readonly cult: Seat
      readonly walk: Walk
      readonly at: Location
      readonly offspring: Hand
    } & Clock)
  | { readonly type: 'erred'; readonly cult: Seat; readonly power: number }
  | { readonly type: 'harmed'; readonly cult: Seat; readonly at: Location; readonly power: number }
  | { readonly type: 'negotiation'; readonly at: Location; readonly parties: readonly Seat[] }
  | { readonly type: 'declared'; readonly cult: Seat; readonly stance: Stance }
  | { readonly type: 'locked'; readonly cult: Seat; readonly stance: Stance }
  | { readonly type: 'disagreed'; readonly at: Location }
  | { readonly type: 'agreed'; readonly at: Location; readonly stance: 'nothing' | Seat; readonly turn: number }
  | { readonly type: 'confrontation'; readonly at: Location; readonly by: Seat | null }
  | { readonly type: 'fought'; readonly cult: Seat; readonly at: Location; readonly power: number }
  | { readonly type: 'dominated'; readonly cult: Seat; readonly at: Location; readonly turn: number }
  | { readonly type: 'gathered'; readonly cult: Seat; readonly component: Component; readonly turn: number }
  | { readonly type: 'declined'; readonly cult: Seat; readonly at: Location; readonly turn: number }
  | { readonly type: 'dreamt'; readonly cult: Seat; readonly power: number }
  | { readonly type: 'woke'; readonly cult: Seat }
  | {
      readonly type: 'swapped'
      readonly cult: Seat
      readonly with: Seat
      readonly gave: Component
      readonly took: Component
      readonly turn: number
    }
  | { readonly type: 'swappedUnseen'; readonly cult: Seat; readonly with: Seat; readonly turn: number }
  | { readonly type: 'swapFailed'; readonly cult: Seat; readonly with: Seat; readonly turn: number }
  | { readonly type: 'kept'; readonly cult: Seat }
  | { readonly type: 'sacrificed'; readonly cult: Seat; readonly target: Seat; readonly power: number }
  | { readonly type: 'returned'; readonly cult: Seat; readonly component: Component; readonly turn: number }
  | { readonly type: 'drowned'; readonly cult: Seat; readonly power: number }
  | { readonly type: 'out'; readonly cult: Seat }
  | { readonly type: 'ended'; readonly reason: Ending; readonly winner: Seat | null }

export const endings = ['ritual', 'standstill', 'survivor', 'extinction', 'dawn', 'dawnForNobody'] as const
/** OCT-6: why the night ends. */
export type Ending = (typeof endings)[number]

/** Where the rulebook tells of each kind of fact. */
export const chapters = {
  night: 'OCT-1.2',
  turn: 'OCT-2.1',
  set: 'OCT-2.5',
  ready: 'OCT-2.5',
  revealed: 'OCT-3.1',
  erred: 'OCT-3.2',
  harmed: 'OCT-4.3',
  negotiation: 'OCT-4.4',
  declared: 'OCT-4.6',
  locked: 'OCT-4.6',
  disagreed: 'OCT-4.6',
  agreed: 'OCT-4.4',
  confrontation: 'OCT-4.5',
  fought: 'OCT-4.5',
  dominated: 'OCT-4.1',
  gathered: 'OCT-4.11',
  declined: 'OCT-4.1',
  dreamt: 'OCT-5.1',
  woke: 'OCT-5.1',
  swapped: 'OCT-5.2',
  swappedUnseen: 'OCT-7.4',
  swapFailed: 'OCT-7.4',
  kept: 'OCT-5.2',
  sacrificed: 'OCT-5.3',
  returned: 'OCT-5.3',
  drowned: 'OCT-5.4',
  out: 'OCT-4.9',
  ended: 'OCT-6.1',
} as const satisfies Record<Fact['type'], RuleId>
