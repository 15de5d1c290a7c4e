import type { CardId } from '../data/cards/index.ts'
import type { Racer, State } from '../state.ts'
import { discard } from './discarding.ts'

/** C500-4.6: what is taken off a vehicle or out of a pit is discarded. */
export function takeOff(state: State, racer: Racer, card: CardId): void {
  removePart(racer, card)
  discard(state, card)
}

export function removePart(racer: Racer, card: CardId): void {
  const { mods, pit } = racer
  if (racer.driver === card) racer.driver = null
  else if (racer.tires === card) racer.tires = null
  else if (mods.includes(card)) mods.splice(mods.indexOf(card), 1)
  else if (pit.includes(card)) pit.splice(pit.indexOf(card), 1)
}
