import type { Seat, Turn } from '@octopolis/engine'
import { cards, type Card } from '../data/cards.ts'
import { isHarbour, spaceAt } from '../data/charts.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import { allBut, emptyHand, handOf, seatOf, type Drawer, type Hand, type Navigation } from '../logbook.ts'
import type { MoveOf } from '../moves.ts'
import { isAboard, mateAt, noTricks, type State } from '../state.ts'
import { giveAny, jump, redraw, steerAny } from './choices.ts'
import { callEmergency } from './nomination.ts'
import { draw, renewPile } from './pile.ts'
import { crossSupplyLine } from './sea.ts'
import { reachGoal } from './victory.ts'

const drawers: readonly Drawer[] = ['captain', 'lieutenant']

/** KRA-4.1: the captain draws two, the lieutenant the next two. */
export const setSail = deed<'sail'>((state, { emergency }, turn) => {
  renewPile(state, turn)
  const { round, captain, tricks } = state
  const lieutenant = isAboard(state, state.team.lieutenant) ? state.team.lieutenant : null
  const navigator = isAboard(state, state.team.navigator) ? state.team.navigator : null
  state.tricks = noTricks
  state.navigation = {
    type: 'navigation',
    round,
    captain,
    lieutenant,
    navigator,
    emergency,
    smuggler: tricks.smuggler,
    archivist: tricks.archivist,
    captainHand: emptyHand(),
    lieutenantHand: emptyHand(),
    logbook: [],
    revealed: null,
    jumped: false,
    dry: [],
  }
  for (const post of drawers) drawFor(state, post, tricks.smuggler.includes(post) ? 3 : 2, turn) // KRA-8.12
  if (lieutenant === null) giveByChance(state, 'lieutenant', turn) // KRA-4.8
  state.agenda.push({ type: 'hand' })
})

function underWay({ navigation }: State): Navigation {
  if (navigation === null) throw new Error('no navigation is under way')
  return navigation
}

function drawFor(state: State, post: Drawer, count: number, turn: Turn<Fact>): void {
  const navigation = underWay(state)
  const drawn = drawnIn(navigation)
  const { cards: drew, dry } = draw(state, count, turn)
  handOf(navigation, post).drew = drew
  if (dry.length > 0) navigation.dry = [...navigation.dry, ...dry.map((after) => drawn + after)]
  const seat = seatOf(navigation, post)
  const unseen: Fact = { type: 'drewUnseen', seat, as: post, count: drew.length }
  if (seat === null) turn.tell(unseen)
  else turn.tell({ type: 'drew', seat, as: post, cards: drew }, [seat], unseen)
}

function drawnIn({ captainHand, lieutenantHand }: Navigation): number {
  return handSize(captainHand) + handSize(lieutenantHand)
}

function handSize({ drew, threw }: Hand): number {
  return drew.length + threw.length
}

function giveByChance(state: State, post: Drawer, turn: Turn<Fact>): void {
  const hand = handOf(underWay(state), post)
  hand.gave = turn.chance.pick(hand.drew)
}

/** Which of the two posts this seat still has to choose for. */
function postOf(navigation: Navigation, seat: Seat): Drawer | null {
  return drawers.find((post) => seatOf(navigation, post) === seat && handOf(navigation, post).gave === null) ?? null
}

/** KRA-4.1: each puts one in the logbook and discards the rest; KRA-8.17: one of them may draw anew first. */
export const chooseCards = question<'hand'>({
  rule: 'KRA-4.1',
  pace: 'think',
  asks: (state, _step, seat) => postOf(underWay(state), seat) !== null,
  moves(state, _step, seat) {
    const navigation = underWay(state)
    const post = postOf(navigation, seat)
    if (post === null) return []
    const { drew, threw } = handOf(navigation, post)
    const gives = giveAny(drew)
    return navigation.archivist.includes(post) && threw.length === 0 ? [...gives, redraw] : gives
  },
  fallback(state, _step, seat) {
    const navigation = underWay(state)
    return giveAny(handOf(navigation, postOf(navigation, seat) ?? 'captain').drew)[0] as MoveOf<'give'>
  },
  answer(state, _step, seat, move, turn) {
    const post = postOf(underWay(state), seat)
    if (post === null) return
    if (move.type === 'redraw') redrawFor(state, post, seat, turn)
    else giveCard(state, post, seat, move.card, turn)
  },
})

function redrawFor(state: State, post: Drawer, seat: Seat, turn: Turn<Fact>): void {
  const hand = handOf(underWay(state), post)
  turn.reveal()
  turn.tell({ type: 'redrew', seat, as: post })
  state.discards.push(...hand.drew)
  hand.threw = hand.drew
  hand.drew = []
  drawFor(state, post, hand.threw.length, turn)
}

function giveCard(state: State, post: Drawer, seat: Seat, card: Card, turn: Turn<Fact>): void {
  const navigation = underWay(state)
  const hand = handOf(navigation, post)
  hand.gave = card
  turn.tell({ type: 'gave', seat, card, away: allBut(hand.drew, card) }, [seat], { type: 'gaveUnseen', seat })
  if (drawers.some((one) => handOf(navigation, one).gave === null)) return
  state.agenda.pop()
  handOver(state, turn)
}

/** KRA-4.1: the logbook is shuffled. What was put away lies in the order captain, lieutenant, no matter who chose first. */
function handOver(state: State, turn: Turn<Fact>): void {
  const navigation = underWay(state)
  const { captainHand, lieutenantHand, navigator } = navigation
  const { gave: one } = captainHand
  const { gave: other } = lieutenantHand
  if (one === null || other === null) return
  const logbook = turn.chance.shuffle([one, other])
  navigation.logbook = logbook
  state.discards.push(...allBut(captainHand.drew, one), ...allBut(lieutenantHand.drew, other))
  if (navigator === null) return steer(state, turn.chance.pick(logbook), turn) // KRA-4.8
  turn.tell({ type: 'logbook', seat: navigator, cards: logbook }, [navigator])
  state.agenda.push({ type: 'logbook' })
}

/** KRA-4.2, KRA-4.6 */
export const readLogbook = question<'logbook'>({
  rule: 'KRA-4.2',
  pace: 'think',
  asks: (state, _step, seat) => underWay(state).navigator === seat,
  moves: (state) => [...steerAny(underWay(state).logbook), jump],
  fallback: (state) => steerAny(underWay(state).logbook)[0] as MoveOf<'steer'>,
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    if (move.type === 'jump') return refuseOrder(state, seat, turn)
    const { logbook } = underWay(state)
    const away = allBut(logbook, move.card)[0] ?? move.card
    turn.tell({ type: 'steered', seat, left: move.card, away }, [seat])
    steer(state, move.card, turn)
  },
})

/** KRA-4.6: both cards go unseen, the player too. */
function refuseOrder(state: State, seat: Seat, turn: Turn<Fact>): void {
  const navigation = underWay(state)
  state.discards.push(...navigation.logbook)
  navigation.jumped = true
  state.log.push(navigation)
  state.navigation = null
  const mate = mateAt(state, seat)
  mate.aboard = false
  mate.offDuty = false
  turn.reveal()
  turn.tell({ type: 'jumped', seat })
  callEmergency(state, turn)
}

/** KRA-4.2, KRA-4.5: the card is revealed, kept, and the ship moves. */
function steer(state: State, card: Card, turn: Turn<Fact>): void {
  const navigation = underWay(state)
  state.discards.push(...allBut(navigation.logbook, card))
  navigation.revealed = card
  state.log.push(navigation)
  state.navigation = null
  turn.reveal()
  const { captain, voyage, ship } = state
  const { heading } = cards[card]
  mateAt(state, captain).record.push(card)
  state.yellow = heading === 'north'
  const from = spaceAt(voyage.chart, ship)
  if (isHarbour(from)) throw new Error(`the ship sails on from ${ship}`)
  state.ship = from[heading]
  const to = spaceAt(voyage.chart, state.ship)
  turn.tell({ type: 'revealed', captain, card, to: state.ship, goal: isHarbour(to) ? to.goal : null })
  if (isHarbour(to)) return reachGoal(state, to.goal, turn)
  if (from.south === true && to.south !== true) crossSupplyLine(state, turn)
  state.agenda.push({ type: 'rest' })
  if (cards[card].action === 'uprising') state.agenda.push({ type: 'uprising' })
  else state.agenda.push({ type: 'action', card })
  if (to.token !== undefined) state.agenda.push({ type: 'token' })
}
