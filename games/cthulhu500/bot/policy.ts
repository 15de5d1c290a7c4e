import type { Chance, Prompt, Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { VehicleId } from '../data/vehicles.ts'
import type { Move } from '../moves.ts'
import { kindOf, printOf, replacing } from '../rules/printed.ts'
import { ahead, behind } from '../rules/ring.ts'
import { racerAt, type Ask, type State } from '../state.ts'
import { chanceBy, edgeOver, passChance, repairChance, tieChance } from './chances.ts'
import { manner } from './manner.ts'
import { gainOf, inPit, isPart, onVehicle, roomFor } from './parts.ts'
import { reflex } from './reflex.ts'
import { damageTo, fragility, playSwing, pointNow } from './swing.ts'

/** C500-2.4: so many fit in before the two that are drawn. */
const roomy = 3

/** A quick answer, by rule of thumb: how everybody goes on in thought. */
export function habit(state: State, seat: Seat, { ask, moves, fallback }: Prompt<Move, Ask>, chance: Chance): Move {
  switch (ask.type) {
    case 'window':
      return moves.length === 1 ? fallback : reflex(state, seat, ask.event, moves, fallback)
    case 'choose':
      return best(moves, (move) => (move.type === 'choose' ? looks(state, move.vehicle) + chance.below(3) : 0))
    case 'grid':
    case 'tidy':
      return tidied(state, seat, ask.type === 'grid' ? 0 : roomy, moves, fallback)
    case 'act':
      return best(moves, (move) => worth(state, seat, move))
    case 'freePass':
      return tryWorth(state, seat, ask.over, ask.bonus) > 0 ? (moves[1] ?? fallback) : fallback
    case 'work':
      return best(moves, (move) => workWorth(state, seat, move))
  }
}

export function best(moves: readonly Move[], value: (move: Move) => number): Move {
  let [found, most] = [moves[0] as Move, -Infinity]
  for (const move of moves) {
    const worthIt = value(move)
    if (worthIt > most) [found, most] = [move, worthIt]
  }
  return found
}

function looks(state: State, vehicle: VehicleId): number {
  const { intact, damaged } = printOf(state).printing.vehicles[vehicle]
  return intact.speed + damaged.speed * manner.battered
}

/** What a try to pass is worth, in places: a tie damages both. */
export function tryWorth(state: State, seat: Seat, over: Seat, bonus: number): number {
  const edge = edgeOver(state, seat, over) + bonus
  const passes = chanceBy(state, seat, over, edge)
  return passes + tieChance(edge) * (damageTo(state, seat) - manner.tie * damageTo(state, over))
}

/** What an action is worth, in places of the pack. */
export function worth(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'pass':
      return tryWorth(state, seat, ahead(state, seat), 0)
    case 'pit':
      return pitWorth(state, seat)
    case 'play':
      return playSwing(state, seat, move.card, move.target ?? null, seat) - manner.effort
    case 'hire':
      return pointNow(state) * inPit(state, move.card) * (move.pit === seat ? 1 : -manner.gift) - manner.effort / 2
    default:
      return 0
  }
}

function pitWorth(state: State, seat: Seat): number {
  const racer = racerAt(state, seat)
  let most = racer.damaged ? repairWorth(state, seat) : 0
  for (const id of racer.hand) if (isPart(id)) most = Math.max(most, fitWorth(state, seat, id))
  if (replacing(state, seat, 'pitPass') !== null) return most
  return most - manner.yields * passChance(state, behind(state, seat), seat, 0)
}

function repairWorth(state: State, seat: Seat): number {
  const racer = racerAt(state, seat)
  return repairChance(state, seat) * (manner.dent + fragility(state, racer) * pointNow(state))
}

function fitWorth(state: State, seat: Seat, id: CardId): number {
  return pointNow(state) * gainOf(state, racerAt(state, seat), id)
}

export function workWorth(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'repair':
      return repairWorth(state, seat)
    case 'fit': {
      const isLeast = move.instead === undefined || move.instead === roomFor(state, racerAt(state, seat), move.card)
      return fitWorth(state, seat, move.card) - (isLeast ? 0 : manner.instead)
    }
    case 'strip':
      return -pointNow(state) * onVehicle(state, move.card)
    default:
      return 0
  }
}

/** What a card is worth in the hand, in places of the pack. */
export function handWorth(state: State, seat: Seat, id: CardId): number {
  const racer = racerAt(state, seat)
  switch (kindOf(id)) {
    case 'crew':
      return (
        pointNow(state) *
        Math.max(gainOf(state, racer, id), inPit(state, id), -manner.gift * inPit(state, id)) *
        manner.waiting
      )
    case 'mod':
    case 'tires':
      return pointNow(state) * gainOf(state, racer, id) * manner.waiting
    case 'action':
      return actionWorth(state, seat, id)
    case 'reaction':
      return manner.ready
  }
}

function actionWorth(state: State, seat: Seat, id: CardId): number {
  if (state.pack.length === 0) return manner.ready
  if (!printOf(state).isAimed(id)) return Math.max(manner.idle, playSwing(state, seat, id, null, seat)) * manner.waiting
  let most = manner.idle
  for (let target = 0; target < state.race.seats; target++) {
    if (target !== seat) most = Math.max(most, playSwing(state, seat, id, target, seat))
  }
  return most * manner.waiting
}

/** C500-2.4: discards what is worth little, but no more cards than make room for the two that are drawn. */
function tidied(state: State, seat: Seat, least: number, moves: readonly Move[], fallback: Move): Move {
  const bar = barFor(state, seat)
  const away = idle(state, seat)
    .filter(({ value }) => value < bar)
    .slice(0, Math.max(0, racerAt(state, seat).hand.length - least))
    .map(({ id }) => id)
    .toSorted()
  return moves.find((move) => isDiscard(move, away)) ?? fallback
}

/**
 * What a card must be worth to stay in the hand. Discarding draws new ones, and each may be the flag: only a racer who
 * would win now wants that.
 */
function barFor(state: State, seat: Seat): number {
  if (state.pack.length === 0) return manner.grid
  return state.flag === 'pile' && isWinning(state, seat) ? manner.hurries : manner.keeps
}

/** C500-6.1: nobody has more laps, and nobody with as many is further ahead. */
function isWinning({ racers, pack }: State, seat: Seat): boolean {
  const laps = racers[seat]?.laps ?? 0
  const place = pack.indexOf(seat)
  return pack.every((other, at) => {
    const theirs = racers[other]?.laps ?? 0
    return other === seat || theirs < laps || (theirs === laps && at > place)
  })
}

/** The hand, from the card that is worth least. */
function idle(state: State, seat: Seat): { readonly id: CardId; readonly value: number }[] {
  return racerAt(state, seat)
    .hand.map((id) => ({ id, value: handWorth(state, seat, id) }))
    .toSorted((one, other) => one.value - other.value || (one.id < other.id ? -1 : 1))
}

function isDiscard(move: Move, away: readonly CardId[]): boolean {
  return move.type === 'discard' && move.cards.length === away.length && move.cards.every((id, at) => id === away[at])
}
