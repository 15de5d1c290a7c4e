import type { Seat, Turn } from '@octopolis/engine'
import { exteriorLocation, type Location } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import { cultOf, offspringAt, standing, stockAt, type State } from '../state.ts'
import { exteriorOf } from './exteriors/index.ts'
import { openNegotiation } from './negotiation.ts'
import { losePower } from './power.ts'

/** OCT-4: what happens where, location by location. */
export const resolveLocation = deed<'resolve'>((state, { at }, turn) => {
  if (at === exteriorLocation) {
    state.agenda.push({ type: 'dusk' })
    exteriorOf(state)?.before?.(state, turn)
  } else {
    state.agenda.push({ type: 'resolve', at: (at + 1) as Location })
  }
  const present = standing(state, at)
  const [first, second] = present
  if (first === undefined) return // OCT-4.2
  if (offspringAt(state, at)) harm(state, present, at, turn)
  else if (second === undefined) state.agenda.push({ type: 'dominate', cult: first, at })
  else openNegotiation(state, present, at, turn)
})

/** OCT-4.3: each cult present loses exactly 1 power, however many offspring. */
function harm(state: State, present: readonly Seat[], at: Location, turn: Turn<Fact>): void {
  for (const seat of present) {
    const cult = cultOf(state, seat)
    cult.hurt = true
    losePower(cult, seat, { type: 'harmed', cult: seat, at, power: cult.power - 1 }, turn)
  }
}

/** OCT-4.1: a cult may have one of each kind, as long as there are any. */
function mayGather(state: State, seat: Seat, at: Location): boolean {
  return stockAt(state, at) > 0 && !cultOf(state, seat).components.includes(at)
}

type Gathering = Answers['gather']
const take: Gathering = { type: 'take' }
const leave: Gathering = { type: 'leave' }
const takeOrLeave: readonly Gathering[] = [take, leave]

function gatherMoves(state: State, seat: Seat, at: Location): readonly Gathering[] {
  const plain = mayGather(state, seat, at) ? takeOrLeave : [leave]
  const instead = at === exteriorLocation ? exteriorOf(state)?.instead : undefined
  return instead === undefined ? plain : [...plain, ...instead.moves(state, seat)]
}

/** OCT-4.13: a cult that could only decline isn't asked, unless not asking would tell what lies face down. */
function isWorthAsking(state: State, seat: Seat, at: Location): boolean {
  return gatherMoves(state, seat, at).length > 1 || (state.night.hidden && stockAt(state, at) > 0)
}

/** OCT-4.1: the cult that dominates may gather. */
export const dominate = deed<'dominate'>((state, { cult, at }, turn) => {
  turn.tell({ type: 'dominated', cult, at, turn: state.turn })
  if (isWorthAsking(state, cult, at)) state.agenda.push({ type: 'gather', cult, at })
  else goOn(state, cult, at)
})

export const gather = question<'gather'>({
  rule: 'OCT-4.1',
  pace: 'quick',
  asks: (_state, { cult }, seat) => seat === cult,
  moves: (state, { cult, at }) => gatherMoves(state, cult, at),
  fallback: (state, { cult, at }) => (mayGather(state, cult, at) ? take : leave),
  answer(state, { cult, at }, _seat, move, turn) {
    state.agenda.pop()
    if (move.type === 'sacrifice') return exteriorOf(state)?.instead?.answer(state, cult, move, turn)
    if (move.type === 'take') giveComponent(state, cult, at, turn)
    else turn.tell({ type: 'declined', cult, at, turn: state.turn })
    goOn(state, cult, at)
  },
})

function giveComponent(state: State, seat: Seat, at: Location, turn: Turn<Fact>): void {
  state.stock[at] = stockAt(state, at) - 1
  cultOf(state, seat).components.push(at)
  state.taken.push({ cult: seat, at })
  turn.tell({ type: 'gathered', cult: seat, component: at, turn: state.turn })
}

/** Whatever was gathered, the Exterior may have more to offer. */
function goOn(state: State, seat: Seat, at: Location): void {
  if (at === exteriorLocation) exteriorOf(state)?.after?.(state, seat)
}

/** The end of the resolution. */
export const dusk = deed<'dusk'>((state) => {
  state.agenda.push({ type: 'verify' })
  exteriorOf(state)?.dusk?.(state)
})
