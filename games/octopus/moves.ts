import type { Seat } from '@octopolis/engine'
import type { Component } from './data/places.ts'
import type { Clock, Stance } from './state.ts'

export type Move =
  | ({ readonly type: 'clock' } & Clock)
  | { readonly type: 'declare' | 'lock'; readonly stance: Stance }
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | { readonly type: 'sacrifice'; readonly target: Seat }
  | { readonly type: 'swap'; readonly give: Component; readonly with: Seat; readonly take: Component }
  | { readonly type: 'keep' }
  | { readonly type: 'return'; readonly component: Component }
  | { readonly type: 'dream' }
  | { readonly type: 'wake' }

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>

/** What each ask is answered with. */
export interface Answers {
  clock: MoveOf<'clock'>
  negotiate: MoveOf<'declare' | 'lock'>
  gather: MoveOf<'take' | 'leave' | 'sacrifice'>
  swap: MoveOf<'swap' | 'keep'>
  return: MoveOf<'return'>
  dream: MoveOf<'dream' | 'wake'>
}
