import type { Say } from '@octopolis/engine'
import type { Card } from '../data/cards.ts'

import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { saidBy } from './answers.ts'
import { useInWords } from './fr-characters.ts'
import { cardName, de, legEnd, list, muskets } from './fr-nouns.ts'
import { isLeaderAboard, legOf, mine, splitOf } from './seen.ts'

function stash(to: readonly [number, number, number], say: Say): string {
  const split = splitOf(to)
  switch (split.type) {
    case 'three':
      return `3 mousquets pour ${say.name(split.to)}`
    case 'two':
      return `2 mousquets pour ${say.name(split.to)} et 1 pour ${say.name(split.one)}`
    case 'each':
      return `1 mousquet chacun pour ${list(split.to.map((seat) => say.name(seat)))}`
  }
}

/** Where this card takes the ship. */
function bound(view: View, card: Card): string {
  const leg = legOf(view, card)
  return leg === null ? '' : ` – ${legEnd(leg)}`
}

function answer(move: Move, ask: Ask, say: Say, view: View): string {
  switch (move.type) {
    case 'pass':
      return 'passer'
    case 'use':
      return useInWords(move, say)
    case 'nominate':
      if (move.lieutenant === null && move.navigator === null) return 'confier les deux postes au hasard'
      return [
        move.lieutenant === null ? 'pas de lieutenant' : `${say.name(move.lieutenant)} comme lieutenant`,
        move.navigator === null ? 'pas de navigateur' : `${say.name(move.navigator)} comme navigateur`,
      ].join(', ')
    case 'choose':
      return chosen(ask, say.name(move.seat))
    case 'commit':
      return move.muskets === 0 ? 'un poing vide' : muskets(move.muskets)
    case 'join': {
      const self = mine(view)
      return self === null
        ? 'se joindre à la mutinerie'
        : `se joindre à la mutinerie : ${muskets(view.test.equal ? 1 : self.muskets)} de plus`
    }
    case 'decline':
      return 'décliner'
    case 'give':
    case 'steer':
      return `${cardName(move.card)}${bound(view, move.card)}`
    case 'redraw':
      return 'tout défausser et piocher de nouveau'
    case 'jump':
      return 'refuser l’ordre et sauter par-dessus bord : les deux cartes sont défaussées, et vous quittez la partie'
    case 'leave':
      return 'la laisser sur la pioche'
    case 'discard':
      return 'la défausser'
    case 'confirm':
      return isLeaderAboard(view) ? 'continuer' : 'les yeux sont fermés'
    case 'stash':
      return stash(move.to, say)
  }
}

function chosen(ask: Ask, name: string): string {
  switch (ask.type) {
    case 'advise':
      return `${name} comme lieutenant`
    case 'navigator':
      return `${name} comme navigateur`
    case 'ruleOut':
      return `écarter ${name}`
    case 'search':
      return `fouiller la cabine ${de(name)}`
    case 'tongue':
      return `couper la langue ${de(name)}`
    case 'flog':
      return `infliger le supplice à ${name}`
    case 'feed':
      return `livrer ${name} au Kraken`
    case 'mermaid':
      return `envoyer ${name} chez la sirène`
    case 'telescope':
      return `confier la longue-vue à ${name}`
    case 'ritual':
      return `convertir ${name}`
    case 'window':
    case 'nominate':
    case 'loyalty':
    case 'instigated':
    case 'hand':
    case 'logbook':
    case 'peek':
      return name
  }
}

export const answers = saidBy(answer)
