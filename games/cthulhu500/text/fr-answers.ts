import type { Say, Seat } from '@octopolis/engine'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { saidBy } from './answers.ts'
import { briefOf, vehicleName } from './fr-cards.ts'
import { cardList, de, quoted } from './fr-nouns.ts'
import { replaced, slotOf } from './seen.ts'

export function pitOf(seat: Seat, say: Say, { viewer }: View): string {
  return seat === viewer ? 'à votre stand' : `au stand ${de(say.name(seat))}`
}

/** « 1. Sort à plat d’Ada »: its place on the table, because of copies. */
export function laidCard(view: View, at: number, say: Say): string {
  const laid = view.laid[at]
  return laid === undefined ? 'la carte sur la table' : `${at + 1}. ${quoted(laid.card)} ${de(say.name(laid.seat))}`
}

function answer(move: Move, _ask: Ask, say: Say, view: View): string {
  switch (move.type) {
    case 'choose':
      return vehicleName(move.vehicle)
    case 'discard':
      return move.cards.length === 0 ? 'ne rien défausser' : `défausser ${cardList(move.cards)}`
    case 'play':
      return `jouer ${quoted(move.card)}${move.target === undefined ? '' : ` contre ${say.name(move.target)}`}`
    case 'hire':
      return `envoyer ${quoted(move.card)} ${pitOf(move.pit, say, view)}`
    case 'pass':
      return 'tenter de dépasser'
    case 'pit':
      return 's’arrêter au stand'
    case 'done':
      return 'plus d’action'
    case 'try':
      return 'tenter de dépasser'
    case 'decline':
      return 'rester derrière'
    case 'fit': {
      const away = replaced(view, move.card, move.instead)
      const place = away === null ? '' : ` à la place de ${quoted(away)}`
      return `${slotOf(move.card) === 'driver' ? 'mettre au volant' : 'monter'} ${quoted(move.card)}${place}`
    }
    case 'strip':
      return slotOf(move.card) === 'driver' ? `remercier ${quoted(move.card)}` : `démonter ${quoted(move.card)}`
    case 'repair':
      return 'réparer le véhicule'
    case 'hold':
      return 'laisser faire'
    case 'react': {
      const against = move.against === undefined ? '' : ` contre ${laidCard(view, move.against, say)}`
      const target = move.target === undefined ? '' : ` contre ${say.name(move.target)}`
      return `jouer ${quoted(move.card)}${against}${target} : ${briefOf(view.race, move.card)}`
    }
  }
}

export const answers = saidBy(answer)
