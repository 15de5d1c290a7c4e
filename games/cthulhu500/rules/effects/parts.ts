import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../../data/cards/index.ts'
import type { Loss } from '../../data/vocabulary.ts'
import type { Fact } from '../../facts.ts'
import { racerAt, type Cause, type Racer, type State } from '../../state.ts'
import { removePart, takeOff } from '../parts.ts'
import { isGuarded } from './hands.ts'

function losable({ driver, mods, tires, pit }: Racer, what: Loss): readonly CardId[] {
  switch (what) {
    case 'driver':
      return driver === null ? [] : [driver]
    case 'mod':
      return mods
    case 'tires':
      return tires === null ? [] : [tires]
    case 'crew':
      return pit
  }
}

/** One of them, at random. */
export function lose(state: State, seat: Seat, what: Loss, cause: Cause, turn: Turn<Fact>): void {
  const racer = racerAt(state, seat)
  const all = losable(racer, what)
  if (all.length === 0 || (what === 'crew' && isGuarded(state, seat, cause, turn))) return
  const card = turn.chance.pick(all)
  takeOff(state, racer, card)
  turn.tell({ type: 'lost', seat, what, card })
}

export function hireAway(state: State, from: Seat, cause: Cause, turn: Turn<Fact>): void {
  const { owner: seat } = cause
  const racer = racerAt(state, from)
  if (seat === from || racer.pit.length === 0 || isGuarded(state, from, cause, turn)) return
  const card = turn.chance.pick(racer.pit)
  removePart(racer, card)
  racerAt(state, seat).pit.push(card)
  turn.tell({ type: 'hiredAway', seat, from, card })
}
