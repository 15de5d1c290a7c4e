import type { Seat } from '@octopolis/engine'
import type { CardId } from './data/cards/index.ts'
import type { VehicleId } from './data/vehicles.ts'

/** C500-4.2 to C500-4.5: what is done at a pit stop. */
export type Work =
  /** A mod, tires or a driver from the hand; `instead` names the mod that makes room where both places are taken. */
  | { readonly type: 'fit'; readonly card: CardId; readonly instead?: CardId }
  /** Takes one off. */
  | { readonly type: 'strip'; readonly card: CardId }
  | { readonly type: 'repair' }

export type Move =
  | { readonly type: 'choose'; readonly vehicle: VehicleId }
  /** At the start, and at the end of a turn; none is an answer too. */
  | { readonly type: 'discard'; readonly cards: readonly CardId[] }
  /** C500-2.1: the actions. */
  | { readonly type: 'play'; readonly card: CardId; readonly target?: Seat }
  | { readonly type: 'hire'; readonly card: CardId; readonly pit: Seat }
  | { readonly type: 'pass' }
  | { readonly type: 'pit' }
  /** No more actions. */
  | { readonly type: 'done' }
  /** A free pass: taken or left. */
  | { readonly type: 'try' }
  | { readonly type: 'decline' }
  | Work
  /** Lets an event happen, with so many cards on the table: a card that comes later is another question. */
  | { readonly type: 'hold'; readonly after: number }
  /** Lays a reaction; `against` is the place on the table of the card that it cancels. */
  | { readonly type: 'react'; readonly card: CardId; readonly against?: number; readonly target?: Seat }

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>

/** What each ask is answered with. */
export interface Answers {
  choose: MoveOf<'choose'>
  grid: MoveOf<'discard'>
  act: MoveOf<'play' | 'hire' | 'pass' | 'pit' | 'done'>
  freePass: MoveOf<'try' | 'decline'>
  work: Work
  tidy: MoveOf<'discard'>
  window: MoveOf<'hold' | 'react'>
}
