import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import { deed, question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import { racerAt, type State } from '../state.ts'
import { hireCrew, playCard } from './cards.ts'
import { discards, done, fewestDiscards, hire, isCopy, pass, pit, play } from './choices.ts'
import { draw } from './draws.ts'
import { finish, waveFlag } from './ending.ts'
import { discardFromHand, mostInHand } from './hands.ts'
import { tryToPass } from './passing.ts'
import { announcePitStop, canWork } from './pit.ts'
import { kindOf, printOf } from './printed.ts'
import { ahead } from './ring.ts'
import { happen } from './triggers.ts'

const actionsEach = 2
const drawnEach = 2
/** C500-6.5 */
const dryRounds = 3

export const beginTurn = deed<'turn'>((state, { seat }, turn) => {
  const racer = racerAt(state, seat)
  state.turn = seat
  state.actions = Math.max(0, actionsEach + racer.carry)
  racer.carry = 0
  state.drawn = false
  state.spent = []
  turn.tell({ type: 'turn', seat, actions: state.actions })
  state.agenda.push({ type: 'endTurn' }, { type: 'refill' }, { type: 'acting' })
  happen(state, 'turnBegins', seat, seat, seat)
})

/** C500-2.1: action by action, then C500-2.4. */
export const acting = deed<'acting'>((state) => {
  state.spent = []
  if (state.actions > 0) state.agenda.push({ type: 'acting' }, { type: 'act' })
  else if (racerAt(state, state.turn).hand.length > 0) state.agenda.push({ type: 'tidy' })
})

/** C500-2.1 */
function actions(state: State, seat: Seat): Answers['act'][] {
  const racer = racerAt(state, seat)
  const { hand } = racer
  const { seats } = state.race
  const print = printOf(state)
  const moves: Answers['act'][] = [done, pass]
  if (canWork(racer)) moves.push(pit)
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as CardId
    const kind = kindOf(card)
    if ((kind !== 'action' && kind !== 'crew') || isCopy(hand, at)) continue
    if (kind === 'crew') for (let other = 0; other < seats; other++) moves.push(hire(card, other))
    else if (!print.isAimed(card)) moves.push(play(card, -1))
    else for (let other = 0; other < seats; other++) if (other !== seat) moves.push(play(card, other))
  }
  return moves
}

export const act = question<'act'>({
  rule: 'C500-2.1',
  pace: 'think',
  asks: (state, _step, seat) => state.turn === seat,
  moves: (state, _step, seat) => actions(state, seat),
  fallback: () => done,
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    state.actions--
    state.gone = []
    state.buried = 0
    switch (move.type) {
      case 'play':
        return playCard(state, seat, move.card, move.target ?? null, turn)
      case 'hire':
        return hireCrew(state, seat, move.card, move.pit, turn)
      case 'pass':
        return tryToPass(state, seat, ahead(state, seat), 'action', 0, turn)
      case 'pit':
        return announcePitStop(state, seat, turn)
      case 'done':
        state.actions = 0
        return
    }
  },
})

/** C500-2.4: as many as one likes; an exchange of hands may have left too many. */
export const tidy = question<'tidy'>({
  rule: 'C500-2.4',
  pace: 'quick',
  asks: (state, _step, seat) => state.turn === seat,
  moves: (state, _step, seat) => discards(racerAt(state, seat).hand, mostInHand),
  fallback: (state, _step, seat) => fewestDiscards(racerAt(state, seat).hand, mostInHand),
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    if (move.cards.length === 0) return
    for (const card of move.cards) discardFromHand(state, seat, card, turn)
    turn.tell({ type: 'discarded', seat, cards: move.cards, source: null })
  },
})

export const refill = deed<'refill'>((state, _step, turn) => draw(state, state.turn, drawnEach, turn))

/** C500-1.5: on to the left, unless the race is over. */
export const endTurn = deed<'endTurn'>((state, _step, turn) => {
  const { seats } = state.race
  state.dry = state.drawn ? 0 : state.dry + 1
  if (state.last === null && state.dry >= dryRounds * seats) waveFlag(state, null, turn)
  if (state.ending !== null) return
  if (state.last === 0) return finish(state, 'flag', turn)
  if (state.last !== null) state.last--
  state.agenda.push({ type: 'turn', seat: (state.turn + 1) % seats })
})
