import type { Seat } from '@octopolis/engine'
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
