import type { Say } from '@octopolis/engine'
import type { Card } from '../data/cards.ts'
import { saidBy } from './answers.ts'
import { isHarbour } from '../data/charts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'
import { useInWords } from './en-characters.ts'
import { cardName, legEnd, list, muskets, posts, goalNames } from './en-nouns.ts'
import { isLeaderAboard, legOf, mine, splitOf } from './seen.ts'

function stash(to: readonly [number, number, number], say: Say): string {
  const split = splitOf(to)
  switch (split.type) {
    case 'three':
      return `3 muskets for ${say.name(split.to)}`
    case 'two':
      return `2 muskets for ${say.name(split.to)} and 1 for ${say.name(split.one)}`
    case 'each':
      return `1 musket each for ${list(split.to.map((seat) => say.name(seat)))}`
  }
}

/** Where this card takes the ship, as far as the table knows. */
function bound(view: View, card: Card): string {
  const leg = legOf(view, card)
  if (leg === null) return ''
  return isHarbour(leg.space) ? ` – to ${goalNames[leg.space.goal]}` : ` – to ${legEnd(leg)}`
}

function answer(move: Move, ask: Ask, say: Say, view: View): string {
  switch (move.type) {
    case 'pass':
      return 'pass'
    case 'use':
      return useInWords(move, say)
    case 'nominate':
      if (move.lieutenant === null && move.navigator === null) return 'leave both posts to chance'
      return [
        move.lieutenant === null ? 'no lieutenant' : `${say.name(move.lieutenant)} as lieutenant`,
        move.navigator === null ? 'no navigator' : `${say.name(move.navigator)} as navigator`,
      ].join(', ')
    case 'choose':
      return chosen(ask, say.name(move.seat))
    case 'commit':
      return move.muskets === 0 ? 'an empty fist' : muskets(move.muskets)
    case 'join': {
      const self = mine(view)
      return self === null
        ? 'join with everything'
        : `join with ${muskets(view.test.equal ? 1 : self.muskets)}, all you may add`
    }
    case 'decline':
      return 'decline'
    case 'give':
    case 'steer':
      return `${cardName(move.card)}${bound(view, move.card)}`
    case 'redraw':
      return 'discard them all for new cards'
    case 'jump':
      return 'refuse the order and jump overboard: both cards are discarded, and you are out'
    case 'leave':
      return 'leave it on the pile'
    case 'discard':
      return 'discard it'
    case 'confirm':
      return isLeaderAboard(view) ? 'go on' : 'eyes closed'
    case 'stash':
      return stash(move.to, say)
  }
}

function chosen(ask: Ask, name: string): string {
  switch (ask.type) {
    case 'advise':
      return `${name} as ${posts.lieutenant}`
    case 'navigator':
      return `${name} as ${posts.navigator}`
    case 'ruleOut':
      return `rule out ${name}`
    case 'search':
      return `search the cabin of ${name}`
    case 'tongue':
      return `cut off the tongue of ${name}`
    case 'flog':
      return `flog ${name}`
    case 'feed':
      return `feed ${name} to the Kraken`
    case 'mermaid':
      return `send ${name} to the mermaid`
    case 'telescope':
      return `give ${name} the telescope`
    case 'ritual':
      return `convert ${name}`
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
