import type { Seat } from '@octopolis/engine'
import type { Card } from './data/cards.ts'
import type { Character } from './data/characters.ts'
import type { Drawer } from './logbook.ts'

type On<Name extends Character, Target = unknown> = { readonly type: 'use'; readonly character: Name } & Target
type Whom = { readonly seat: Seat }
type Both = { readonly seats: readonly [Seat, Seat] }

/** A character used, and on whom. */
export type Use =
  | On<'gunsmith' | 'gunslinger' | 'bosun' | 'lookout' | 'strategist' | 'consultant' | 'cook' | 'rouser' | 'equalizer'>
  | On<'kleptomaniac' | 'troublemaker' | 'peacemaker' | 'mentor' | 'collector' | 'instigator', Whom>
  | On<'minstrel' | 'agitator', Both>
  | On<'spiritualist', Both & { readonly to: Seat }>
  | On<'herbalist', { readonly from: Seat; readonly to: Seat }>
  | On<'smuggler' | 'archivist', { readonly post: Drawer }>

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
