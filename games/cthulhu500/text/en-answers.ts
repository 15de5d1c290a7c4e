import type { Say, Seat } from '@octopolis/engine'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { saidBy } from './answers.ts'
import { cardName, briefOf, vehicleName } from './en-cards.ts'
import { cardList } from './en-nouns.ts'
import { replaced, slotOf } from './seen.ts'

export function pitOf(seat: Seat, say: Say, { viewer }: View): string {
  return seat === viewer ? 'your own pit' : `the pit of ${say.name(seat)}`
}

/** “1. Spell of Chaos by Ada”: its place on the table, because of copies. */
export function laidCard(view: View, at: number, say: Say): string {
  const laid = view.laid[at]
  return laid === undefined ? 'the card on the table' : `${at + 1}. ${cardName(laid.card)} by ${say.name(laid.seat)}`
}

function answer(move: Move, _ask: Ask, say: Say, view: View): string {
  switch (move.type) {
    case 'choose':
      return vehicleName(move.vehicle)
    case 'discard':
      return move.cards.length === 0 ? 'discard nothing' : `discard ${cardList(move.cards)}`
    case 'play':
      return `play ${cardName(move.card)}${move.target === undefined ? '' : ` on ${say.name(move.target)}`}`
    case 'hire':
      return `send ${cardName(move.card)} to ${pitOf(move.pit, say, view)}`
    case 'pass':
      return 'try to pass'
    case 'pit':
      return 'make a pit stop'
    case 'done':
      return 'no more actions'
    case 'try':
      return 'try to pass'
    case 'decline':
      return 'stay behind'
    case 'fit': {
      const away = replaced(view, move.card, move.instead)
      const place = away === null ? '' : ` in place of ${cardName(away)}`
      return `${slotOf(move.card) === 'driver' ? 'put at the wheel:' : 'fit'} ${cardName(move.card)}${place}`
    }
    case 'strip':
      return slotOf(move.card) === 'driver' ? `dismiss ${cardName(move.card)}` : `take off ${cardName(move.card)}`
    case 'repair':
      return 'repair the vehicle'
    case 'hold':
      return 'let it happen'
    case 'react': {
      const against = move.against === undefined ? '' : ` against ${laidCard(view, move.against, say)}`
      const target = move.target === undefined ? '' : ` at ${say.name(move.target)}`
      return `play ${cardName(move.card)}${against}${target}: ${briefOf(view.race, move.card)}`
    }
  }
}

export const answers = saidBy(answer)
