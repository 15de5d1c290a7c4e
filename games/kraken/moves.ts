import type { Seat } from '@octopolis/engine'
import type { Card } from './data/cards.ts'
import type { aims, Character } from './data/characters.ts'
import type { Drawer } from './logbook.ts'

/** What is named when a character is used. */
interface Targets {
  nothing: unknown
  mate: { readonly seat: Seat }
  pair: { readonly seats: readonly [Seat, Seat] }
  gift: { readonly seats: readonly [Seat, Seat]; readonly to: Seat }
  marker: { readonly from: Seat; readonly to: Seat }
  post: { readonly post: Drawer }
}

/** A character used, and on whom. */
export type UseOf<Name extends Character> = {
  [Each in Name]: { readonly type: 'use'; readonly character: Each } & Targets[(typeof aims)[Each]]
}[Name]
export type Use = UseOf<Character>

export type Move =
  | { readonly type: 'pass' }
  | Use
  | { readonly type: 'nominate'; readonly lieutenant: Seat | null; readonly navigator: Seat | null }
  /** Points at somebody: whom to name, search, flog, feed, show something, rule out, convert. */
  | { readonly type: 'choose'; readonly seat: Seat }
  | { readonly type: 'commit'; readonly muskets: number }
  | { readonly type: 'join' }
  | { readonly type: 'decline' }
  /** Into the logbook; the rest is discarded. */
  | { readonly type: 'give'; readonly card: Card }
  | { readonly type: 'redraw' }
  /** Leaves this card in the logbook. */
  | { readonly type: 'steer'; readonly card: Card }
  | { readonly type: 'jump' }
  | { readonly type: 'leave' }
  | { readonly type: 'discard' }
  /** Eyes closed. */
  | { readonly type: 'confirm' }
  | { readonly type: 'stash'; readonly to: readonly [Seat, Seat, Seat] }

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>

/** What each ask is answered with. */
export interface Answers {
  window: MoveOf<'pass' | 'use'>
  nominate: MoveOf<'nominate'>
  advise: MoveOf<'choose'>
  navigator: MoveOf<'choose'>
  loyalty: MoveOf<'commit'>
  ruleOut: MoveOf<'choose'>
  instigated: MoveOf<'join' | 'decline'>
  hand: MoveOf<'give' | 'redraw'>
  logbook: MoveOf<'steer' | 'jump'>
  search: MoveOf<'choose'>
  tongue: MoveOf<'choose'>
  flog: MoveOf<'choose'>
  feed: MoveOf<'choose'>
  mermaid: MoveOf<'choose'>
  telescope: MoveOf<'choose'>
  peek: MoveOf<'leave' | 'discard'>
  ritual: MoveOf<'confirm' | 'choose' | 'stash'>
}
