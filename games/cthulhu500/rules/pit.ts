import type { Seat, Turn } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import type { Work } from '../moves.ts'
import { racerAt, total, type Event, type Racer, type Slot, type State } from '../state.ts'
import { isCopy, repair } from './choices.ts'
import { mend } from './damage.ts'
import { takeFromHand } from './hands.ts'
import { open } from './open.ts'
import { takeOff } from './parts.ts'
import { kindOf, replacing, sideOf } from './printed.ts'
import { behind } from './ring.ts'
import { tallyOf } from './tally.ts'
import { happen } from './triggers.ts'

/** C500-1.2 */
const mostMods = 2

/** C500-4.1: announced first. */
export function announcePitStop(state: State, seat: Seat, turn: Turn<Fact>): void {
  turn.tell({ type: 'pit', seat })
  open(state, { kind: 'pit', actor: seat })
}

/** C500-4.1: the vehicle behind may pass, and then, passed or not, there is work to do. */
export function beginPitStop(state: State, { actor: seat }: Extract<Event, { kind: 'pit' }>): void {
  state.agenda.push({ type: 'pitted', seat }, { type: 'serve', seat }, { type: 'yield', seat })
}

export const yieldToNext = deed<'yield'>((state, { seat }, turn) => {
  const source = replacing(state, seat, 'pitPass')
  if (source !== null) return turn.tell({ type: 'pitGuarded', seat, source })
  state.agenda.push({ type: 'freePass', seat: behind(state, seat), over: seat, way: 'pit', bonus: 0 })
})

/** C500-4.7: whether there is work to do may tell something of a hand. */
export const serve = deed<'serve'>((state, { seat }, turn) => {
  turn.reveal()
  if (canWork(racerAt(state, seat))) state.agenda.push({ type: 'work' })
  else turn.tell({ type: 'pitIdle', seat })
})

export const pitted = deed<'pitted'>((state, { seat }) => happen(state, 'iPit', seat, seat, seat))

function slotOf(id: CardId): Slot | null {
  switch (kindOf(id)) {
    case 'crew':
      return 'driver'
    case 'mod':
      return 'mod'
    case 'tires':
      return 'tires'
    case 'action':
    case 'reaction':
      return null
  }
}

/** C500-4.7: is there anything to be done at a pit stop? */
export function canWork({ damaged, driver, mods, tires, hand }: Racer): boolean {
  if (damaged || driver !== null || mods.length > 0 || tires !== null) return true
  return hand.some((id) => slotOf(id) !== null)
}

/** C500-4.2 to C500-4.5: exactly one of these. */
function works({ damaged, driver, mods, tires, hand }: Racer): Work[] {
  const moves: Work[] = damaged ? [repair] : []
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as CardId
    const slot = slotOf(card)
    if (slot === null || isCopy(hand, at)) continue
    if (slot !== 'mod' || mods.length < mostMods) moves.push({ type: 'fit', card })
    else
      for (const [place, instead] of mods.entries())
        if (!isCopy(mods, place)) moves.push({ type: 'fit', card, instead })
  }
  for (const [place, card] of mods.entries()) if (!isCopy(mods, place)) moves.push({ type: 'strip', card })
  if (tires !== null) moves.push({ type: 'strip', card: tires })
  if (driver !== null) moves.push({ type: 'strip', card: driver })
  return moves
}

export const work = question<'work'>({
  rule: 'C500-4.1',
  pace: 'think',
  asks: (state, _step, seat) => state.turn === seat,
  moves: (state, _step, seat) => works(racerAt(state, seat)),
  fallback: (state, _step, seat) => works(racerAt(state, seat))[0] ?? repair,
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    switch (move.type) {
      case 'fit':
        return fit(state, seat, move.card, move.instead ?? null, turn)
      case 'strip':
        return strip(state, seat, move.card, turn)
      case 'repair':
        return tryToRepair(state, seat, turn)
    }
  },
})

function fit(state: State, seat: Seat, card: CardId, replaced: CardId | null, turn: Turn<Fact>): void {
  const slot = slotOf(card)
  if (slot === null) throw new RangeError(`${card} can't be fitted`)
  const { driver, tires } = racerAt(state, seat)
  const instead = slot === 'mod' ? replaced : slot === 'driver' ? driver : tires
  takeFromHand(state, seat, card, turn)
  turn.tell({ type: 'fitting', seat, card, slot, instead })
  open(state, { kind: 'fitted', actor: seat, card, slot, instead })
}

/** C500-4.6: what it replaces is discarded. */
export function putOn(state: State, event: Extract<Event, { kind: 'fitted' }>, turn: Turn<Fact>): void {
  const { actor: seat, card, slot } = event
  const racer = racerAt(state, seat)
  const away = replacedBy(racer, event)
  if (away !== null) takeOff(state, racer, away)
  if (slot === 'driver') racer.driver = card
  else if (slot === 'tires') racer.tires = card
  else racer.mods.push(card)
  turn.tell({ type: 'fitted', seat, card, slot, away })
}

/** As it is now: in the meantime something may have been lost. */
function replacedBy({ driver, mods, tires }: Racer, event: Extract<Event, { kind: 'fitted' }>): CardId | null {
  if (event.slot === 'driver') return driver
  if (event.slot === 'tires') return tires
  return mods.length === mostMods ? event.instead : null
}

function strip(state: State, seat: Seat, card: CardId, turn: Turn<Fact>): void {
  takeOff(state, racerAt(state, seat), card)
  turn.tell({ type: 'stripped', seat, card, slot: slotOf(card) ?? 'mod' })
}

/** C500-4.5 */
function tryToRepair(state: State, seat: Seat, turn: Turn<Fact>): void {
  const roll = tallyOf(state, seat, 'repair', null, turn.chance.die(6), 0)
  const needs = sideOf(state, racerAt(state, seat)).complexity
  turn.tell({ type: 'mending', seat, roll, needs, again: false })
  open(state, { kind: 'mended', actor: seat, roll, needs })
}

export function settleRepair(
  state: State,
  { actor: seat, roll, needs }: Extract<Event, { kind: 'mended' }>,
  turn: Turn<Fact>,
): void {
  if (total(roll) >= needs) mend(state, seat, turn)
  else turn.tell({ type: 'unmended', seat, total: total(roll), needs })
}
