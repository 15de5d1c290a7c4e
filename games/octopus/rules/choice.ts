import type { Seat } from '@octopolis/engine'
import { exteriorLocation, rooms, type Location } from '../data/places.ts'
import type { Walk } from '../facts.ts'
import { question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import { cultOf, inPlay, type Clock, type Cult, type Hand, type Night, type State } from '../state.ts'

type ClockMove = Answers['clock']

const hands: readonly Hand[] = [0, ...rooms]

const clocks: readonly ClockMove[] = hands.flatMap((dagger) =>
  hands.map((tentacle): ClockMove => ({ type: 'clock', dagger, tentacle })),
)

/** The move that sets a clock so. */
export function clockMove(dagger: Hand, tentacle: Hand): ClockMove {
  return clocks[dagger * hands.length + tentacle] as ClockMove
}

/** OCT-2.6: the dagger on the present location, the tentacle on the line; in the Exterior both hands equal. */
function stayPut(at: Location | 0): ClockMove {
  return at === exteriorLocation ? clockMove(1, 1) : clockMove(at, 0)
}

/** What a clock set so does to a cult that is there: where its pawns will be. */
export function readClock(
  night: Night,
  at: Location,
  { dagger, tentacle }: Clock,
): { readonly walk: Walk; readonly to: Location; readonly offspring: Hand } {
  if (dagger === tentacle && dagger !== 0) {
    if (night.exterior === null) return { walk: 'errs', to: at, offspring: 0 } // OCT-7.2
    return { walk: at === exteriorLocation ? 'stays' : 'journeys', to: exteriorLocation, offspring: 0 } // OCT-2.3
  }
  const offspring = tentacle // OCT-3.4, OCT-3.5
  if (dagger === 0) return { walk: 'errs', to: at, offspring } // OCT-3.2
  if (at === exteriorLocation) return { walk: 'returns', to: dagger, offspring } // OCT-2.4
  if (dagger === at) return { walk: 'stays', to: at, offspring } // OCT-2.2
  if (night.stairs[at]?.includes(dagger) === true) return { walk: 'walks', to: dagger, offspring }
  return { walk: 'errs', to: at, offspring }
}

/** OCT-3.4: since edition 2, cultists and offspring that came to share a room must part the turn after. */
export function mustPart(night: Night, { at, shown }: Pick<Cult, 'at' | 'shown'>): boolean {
  return night.edition >= 2 && at !== 0 && shown !== null && isTogether(night, at, shown)
}

/** OCT-3.4: does this clock leave the offspring where its own cult lies? Errors don't move a cult: read afterwards, it says the same. */
function isTogether(night: Night, at: Location, clock: Clock): boolean {
  // Who walks to the offspring's room has both hands on it, and that is a journey.
  if (clock.tentacle !== at) return false
  const { to, offspring } = readClock(night, at, clock)
  return to === offspring
}

/** OCT-3.4: is a clock set so accepted from this cult? */
export function isAccepted(night: Night, cult: Pick<Cult, 'at' | 'shown'>, clock: Clock): boolean {
  return cult.at === 0 || !mustPart(night, cult) || !isTogether(night, cult.at, clock)
}

/** OCT-2.1, OCT-3.6: every setting of a clock can be chosen, errors included; but see OCT-3.4. */
export function clocksFor(night: Night, cult: Pick<Cult, 'at' | 'shown'>): readonly ClockMove[] {
  const { at } = cult
  return at !== 0 && mustPart(night, cult) ? clocks.filter((clock) => !isTogether(night, at, clock)) : clocks
}

/** OCT-2: all set their clocks in secret, at once. */
export const setClocks = question<'clock'>({
  rule: 'OCT-2.1',
  pace: 'think',
  asks: (state, _step, seat) => isChoosing(state, seat),
  allows: (state, _step, seat) => inPlay(cultOf(state, seat)), // OCT-2.5
  moves: (state, _step, seat) => clocksFor(state.night, cultOf(state, seat)),
  fallback: (state, _step, seat) => stayPut(cultOf(state, seat).at),
  answer(state, _step, seat, move, turn) {
    const cult = cultOf(state, seat)
    const mine = { type: 'set', cult: seat, dagger: move.dagger, tentacle: move.tentacle } as const
    if (cult.clock === null) turn.tell(mine, [seat], { type: 'ready', cult: seat })
    else turn.tell(mine, [seat])
    cult.clock = { dagger: move.dagger, tentacle: move.tentacle }
    for (let other = 0; other < state.cults.length; other++) if (isChoosing(state, other)) return
    state.agenda.pop()
    state.agenda.push({ type: 'reveal' })
  },
})

function isChoosing(state: State, seat: Seat): boolean {
  const cult = cultOf(state, seat)
  return cult.clock === null && inPlay(cult)
}
