import type { Seat, Turn } from '@octopolis/engine'
import { deck, type CardId } from '../data/cards/index.ts'
import { vehicleIds, type VehicleId } from '../data/vehicles.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import type { Options } from '../options.ts'
import { racerAt, type Racer, type State } from '../state.ts'
import { discards, fewestDiscards } from './choices.ts'
import { discardFromHand, mostInHand } from './hands.ts'

/** C500-1: material and set-up. */
export function setUp(options: Options, seats: number, turn: Turn<Fact>, edition: number): State {
  turn.tell({ type: 'race', ...options, seats })
  const dealt = options.vehicles === 'dealt' ? turn.chance.shuffle([...vehicleIds]) : []
  const everyone = Array.from({ length: seats }, (_, seat) => seat)
  const racers = everyone.map((seat): Racer => newRacer(dealt[seat] ?? null, seats))
  racers.forEach(({ vehicle }, seat) => {
    if (vehicle !== null) turn.tell({ type: 'vehicle', seat, vehicle, chosen: false })
  })
  const toChoose = options.vehicles === 'chosen' ? everyone.toReversed() : []
  return {
    race: { ...options, seats, edition },
    racers,
    pack: [],
    pile: turn.chance.shuffle([...deck]),
    discards: ['flag'],
    gone: [],
    buried: 0,
    flag: 'discards',
    markers: Number(options.markers),
    shuffles: 0,
    turn: 0,
    actions: 0,
    dry: 0,
    drawn: false,
    last: null,
    spent: [],
    laid: [],
    held: 0,
    choices: everyone.map(() => null),
    agenda: [{ type: 'deal' }, ...toChoose.map((seat) => ({ type: 'choose' as const, seat }))],
    ending: null,
  }
}

function newRacer(vehicle: VehicleId | null, seats: number): Racer {
  return {
    vehicle,
    damaged: false,
    driver: null,
    mods: [],
    tires: null,
    pit: [],
    laps: 0,
    hand: [],
    known: Array.from({ length: seats }, () => []),
    familiar: Array.from({ length: seats }, () => 0),
    carry: 0,
  }
}

function left(state: State): Answers['choose'][] {
  return vehicleIds
    .filter((vehicle) => state.racers.every((racer) => racer.vehicle !== vehicle))
    .map((vehicle) => ({ type: 'choose', vehicle }))
}

/** C500-1.1: one after another. */
export const chooseVehicle = question<'choose'>({
  rule: 'C500-1.1',
  pace: 'think',
  asks: (_state, step, seat) => step.seat === seat,
  moves: (state) => left(state),
  fallback: (state) => left(state)[0] as Answers['choose'],
  answer(state, { seat }, _seat, move, turn) {
    state.agenda.pop()
    racerAt(state, seat).vehicle = move.vehicle
    turn.tell({ type: 'vehicle', seat, vehicle: move.vehicle, chosen: true })
  },
})

/** C500-1.3, C500-1.4, and C500-6.3 for a short race: the flag is somewhere in the lower half of the pile. */
export const deal = deed<'deal'>((state, _step, turn) => {
  const { race, racers, pile } = state
  racers.forEach((racer, seat) => {
    // The flag isn't among them yet.
    racer.hand = pile.splice(-mostInHand) as CardId[]
    const { length: count } = racer.hand
    turn.tell({ type: 'drew', seat, cards: racer.hand.slice() }, [seat], { type: 'drewUnseen', seat, count })
  })
  if (race.short) {
    const lower = pile.splice(0, Math.floor(pile.length / 2))
    pile.unshift(...turn.chance.shuffle([...lower, ...state.discards]))
    state.discards = []
    state.flag = 'pile'
  }
  state.agenda.push({ type: 'grid' })
})

/** C500-1.4: everybody picks in secret. */
export const chooseGrid = question<'grid'>({
  rule: 'C500-1.4',
  pace: 'think',
  asks: (state, _step, seat) => state.choices[seat] === null,
  moves: (state, _step, seat) => discards(racerAt(state, seat).hand, mostInHand),
  fallback: (state, _step, seat) => fewestDiscards(racerAt(state, seat).hand, mostInHand),
  answer(state, _step, seat, move, turn) {
    state.choices[seat] = move.cards
    turn.tell({ type: 'chose', seat, cards: move.cards }, [seat], { type: 'ready', seat })
    if (state.choices.every((choice) => choice !== null)) lineUp(state, turn)
  },
})

/** C500-1.4: most discarded leads; ties by die. C500-1.5: the last has the first turn. */
function lineUp(state: State, turn: Turn<Fact>): void {
  state.agenda.pop()
  const shown = state.choices.map((choice) => choice ?? [])
  turn.tell({ type: 'shown', discards: shown })
  shown.forEach((cards, seat) => {
    for (const card of cards) discardFromHand(state, seat, card, turn)
  })
  state.choices.fill(null)
  for (let count = mostInHand; count >= 0; count--) {
    const tied = shown.flatMap((cards, seat) => (cards.length === count ? [seat] : []))
    state.pack.push(...byLot(tied, turn))
  }
  turn.tell({ type: 'linedUp', pack: state.pack.slice() })
  state.agenda.push({ type: 'turn', seat: state.pack.at(-1) ?? 0 })
}

/** Highest first; those who roll the same roll again. */
function byLot(seats: readonly Seat[], turn: Turn<Fact>): readonly Seat[] {
  if (seats.length < 2) return seats
  const rolls = seats.map((seat) => ({ seat, die: turn.chance.die(6) }))
  turn.tell({ type: 'lots', rolls })
  return [6, 5, 4, 3, 2, 1].flatMap((face) => {
    const alike = rolls.flatMap(({ seat, die }) => (die === face ? [seat] : []))
    return byLot(alike, turn)
  })
}
