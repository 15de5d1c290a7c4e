import { cards, type Card } from '../../data/cards.ts'
import type { Drawer } from '../../logbook.ts'
import type { Move } from '../../moves.ts'
import { successor } from '../../rules/captaincy.ts'
import type { NavigationView } from '../../view.ts'
import { afterGift } from '../belief/forecast.ts'
import { SAILORS, wayOf, ways, type Way } from '../codes.ts'
import { lore } from '../lore.ts'
import { manner, NEVER } from '../manner.ts'
import type { Mind } from '../mind.ts'
import { CAPTAIN, LIEUTENANT } from '../tables.ts'
import { expected } from '../value.ts'

/** KRA-4.1: what to put in the logbook, or whether to draw anew. */
export function giveCard(mind: Mind, moves: readonly Move[]): Move {
  const navigation = mind.view.navigation
  if (navigation === null) return mind.best(moves, () => 0)
  const post: Drawer = navigation.captain === mind.seat && !navigation.captainHand.given ? 'captain' : 'lieutenant'
  const worth = (way: Way) => gift(mind, navigation, post, way)
  const pleasing = mind.best(ways, (way) => gift(mind, navigation, post, way, SAILORS))
  const held = moves.flatMap((move) => (move.type === 'give' ? [wayOf(move.card)] : []))
  const decent = held.includes(pleasing)
    ? pleasing
    : mind.best(held.length > 0 ? held : ways, (way) => mind.worth(way, SAILORS))
  const { pile } = mind.belief.clues
  const all = pile[0] + pile[1] + pile[2]
  const average = ways.reduce<number>((sum, way) => sum + worth(way) * ((pile[way] ?? 0) / Math.max(1, all)), 0)
  return mind.best(moves, (move) => {
    if (move.type === 'redraw') return average + manner.logbook.redraw
    if (move.type !== 'give') return NEVER
    const way = wayOf(move.card)
    const blame = way === decent ? 0 : mind.coverCost('cards') * manner.logbook.given
    return worth(way) + trimmings(mind, move.card) - blame
  })
}

/** A side's chances once this lies in the logbook, whatever the other two do. */
function gift(mind: Mind, navigation: NavigationView, post: Drawer, way: Way, side = mind.side): number {
  const { captain, lieutenant, navigator } = navigation
  if (!mind.nature.foresight) return mind.worth(way, side)
  const table = afterGift(
    lore.learnt,
    mind.stage,
    mind.belief.clues.pile,
    post === 'captain' ? CAPTAIN : LIEUTENANT,
    way,
    ways.map((one) => mind.worth(one, side)),
  )
  return expected(mind.belief.team(captain, lieutenant, navigator), table)
}

/** KRA-4.2, KRA-4.6: what to leave in the logbook; or to jump, if both are a disaster. */
export function steer(mind: Mind, moves: readonly Move[]): Move {
  const navigation = mind.view.navigation
  const found = moves.flatMap((move) => (move.type === 'steer' ? [wayOf(move.card)] : []))
  const decent = mind.best(found, (way) => mind.worth(way, SAILORS))
  return mind.best(moves, (move) => {
    if (move.type === 'jump') return navigation === null || mind.leads ? NEVER : jumping(mind, navigation)
    if (move.type !== 'steer') return NEVER
    const way = wayOf(move.card)
    return mind.worth(way) + trimmings(mind, move.card) - (way === decent ? 0 : mind.coverCost('cards'))
  })
}

/** What jumping is worth. A side loses with the jumper a share of what it has on board: eyes, muskets and a say. */
function jumping(mind: Mind, { captain, lieutenant }: NavigationView): number {
  const others = mind.seats((_mate, seat) => seat !== captain && seat !== lieutenant)
  if (others.length === 0) return NEVER
  const after = others.reduce((sum, seat) => sum + mind.team(captain, lieutenant, seat), 0) / others.length
  const ours = mind.seats(() => true).reduce((sum, seat) => sum + mind.friend(seat), 1)
  return after * (1 - 1 / ours)
}

/** What else a card does, beside its colour: small change, but it decides between two of a colour. */
function trimmings(mind: Mind, card: Card): number {
  const { view } = mind
  const { drunk, action } = manner.logbook
  const navigator = view.navigation?.navigator ?? null
  switch (cards[card].action) {
    case 'drunk': {
      const heir = successor(view)
      return heir === null ? 0 : drunk * (mind.rule(heir) - mind.rule(view.captain))
    }
    case 'armed':
      return navigator === null ? 0 : action * (mind.friend(navigator) - 0.5)
    case 'disarmed':
      return navigator === null ? 0 : action * (0.5 - mind.friend(navigator))
    case 'mermaid':
    case 'telescope':
      return action * (mind.friend(view.captain) - 0.5)
    case 'uprising':
      return 0
  }
}

/** KRA-6.3: leave the top card to be drawn next, or put it away. */
export function peek(mind: Mind, moves: readonly Move[]): Move {
  const { top } = mind.view
  if (top === null) return mind.best(moves, () => 0)
  const { pile } = mind.belief.clues
  const all = Math.max(1, pile[0] + pile[1] + pile[2])
  const average = ways.reduce<number>((sum, way) => sum + (mind.worth(way) * (pile[way] ?? 0)) / all, 0)
  const good = mind.worth(wayOf(top)) >= average
  return mind.best(moves, (move) => ((move.type === 'leave') === good ? 1 : 0))
}
