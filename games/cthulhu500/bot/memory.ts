import type { Chance } from '@octopolis/engine'
import { deck, type CardId } from '../data/cards/index.ts'
import type { Fact } from '../facts.ts'
import { imagine } from '../imagine.ts'
import { mostInHand } from '../rules/hands.ts'
import type { DeckCard, State } from '../state.ts'
import type { View } from '../view.ts'

/** What lies among the discards, the last on top: everything that was discarded for all to see since the last shuffle. */
export function discarded(facts: readonly Fact[]): CardId[] {
  const discards: CardId[] = []
  for (let at = sinceShuffle(facts); at < facts.length; at++) {
    const fact = facts[at]
    switch (fact?.type) {
      case 'shown':
        for (const cards of fact.discards) discards.push(...cards)
        break
      case 'discarded':
        discards.push(...fact.cards)
        break
      case 'spent':
      case 'shielded':
      case 'stripped':
      case 'lost':
        discards.push(fact.card)
        break
      case 'fitted':
        if (fact.away !== null) discards.push(fact.away)
        break
      default:
        break
    }
  }
  return discards
}

function sinceShuffle(facts: readonly Fact[]): number {
  let at = facts.length
  while (at > 0 && facts[at - 1]?.type !== 'shuffled') at--
  return at
}

/**
 * A world that fits what this seat sees and remembers. It has counted the discards, so it knows which cards are left
 * to draw.
 */
export function worldOf(view: View, discards: readonly CardId[], chance: Chance): State {
  const state = imagine(view, chance)
  // What is being chosen in secret is chosen in thought.
  for (let seat = 0; seat < state.choices.length; seat++) if (seat !== view.viewer) state.choices[seat] = null
  const left = hiddenIn(state, view)
  for (const card of discards) {
    const at = left.lastIndexOf(card)
    if (at < 0) return state
    left.splice(at, 1)
  }
  chance.shuffle(left)
  state.racers.forEach((racer, seat) => {
    const { hand, known = [], held = 0 } = view.racers[seat] ?? {}
    if (hand !== null && hand !== undefined) return
    const unknown = held - known.length
    if (unknown > 0) racer.hand = [...known, ...left.splice(left.length - unknown, unknown)]
  })
  state.discards = [...discards]
  state.pile = left
  placeFlag(state, chance)
  return state
}

/** The cards that might be anywhere: the pile, the discards and what isn't known of others' hands. */
function hiddenIn({ pile, discards, racers }: State, view: View): CardId[] {
  const isCard = (card: DeckCard): card is CardId => card !== 'flag'
  const hidden = [...pile.filter(isCard), ...discards.filter(isCard)]
  racers.forEach(({ hand }, seat) => {
    const seen = view.racers[seat]
    if (seen === undefined || seen.hand !== null) return
    const left = hand.slice()
    for (const card of seen.known) left.splice(left.indexOf(card), 1)
    hidden.push(...left)
  })
  return hidden
}

function placeFlag(state: State, chance: Chance): void {
  const { pile, flag, race, shuffles } = state
  if (flag === 'discards') state.discards.unshift('flag')
  if (flag !== 'pile') return
  const { length } = pile
  // C500-6.3: in a short race the lower half has it until the first shuffle.
  const deepest = race.short && shuffles === 0 ? Math.min(length, lowerHalf(race.seats)) : length
  pile.splice(chance.below(deepest + 1), 0, 'flag')
}

/** C500-6.3: how many cards the flag is shuffled into: half of what isn't dealt. */
export function lowerHalf(seats: number): number {
  return Math.floor((deck.length - mostInHand * seats) / 2)
}
