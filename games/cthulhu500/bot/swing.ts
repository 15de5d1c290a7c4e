import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Effect } from '../data/vocabulary.ts'
import { whom } from '../rules/effects/whom.ts'
import { mostInHand } from '../rules/hands.ts'
import { printOf, replacing, replacingCard, sidesOf, type Raced } from '../rules/printed.ts'
import { ahead, behind } from '../rules/ring.ts'
import { racerAt, type Cause, type Racer, type State } from '../state.ts'
import { passChance } from './chances.ts'
import { ripe, turnsLeft } from './horizon.ts'
import { manner } from './manner.ts'
import { inPit, onVehicle, rivalry } from './parts.ts'

/** What a point of speed is worth now. */
export function pointNow(state: State): number {
  return manner.point * ripe(turnsLeft(state))
}

/** How many points of speed damage costs this vehicle, or has cost it. */
export function fragility(race: Raced, racer: Racer): number {
  const { intact, damaged } = sidesOf(race, racer)
  return intact.speed - damaged.speed
}

/** What being damaged is worth to somebody, which is mostly less than nothing. */
export function damageTo(state: State, seat: Seat): number {
  const racer = racerAt(state, seat)
  if (replacingCard(state, racer, 'damage') !== null) return -manner.shield
  return racer.damaged ? -1 : -manner.dent - fragility(state, racer) * pointNow(state) * manner.harm
}

function worthOf(race: Raced, list: readonly CardId[], of: (race: Raced, id: CardId) => number): number {
  let sum = 0
  for (const id of list) sum += of(race, id)
  return list.length === 0 ? 0 : sum / list.length
}

/** What an effect is worth to the one it is about, in places of the pack. */
function gain(state: State, effect: Effect, seat: Seat, { owner }: Cause): number {
  const racer = racerAt(state, seat)
  switch (effect.do) {
    case 'damage':
      return damageTo(state, seat)
    case 'repair':
      return racer.damaged ? fragility(state, racer) * pointNow(state) + manner.dent : 0
    case 'advance':
      return effect.places
    case 'drop':
      return -effect.places
    case 'swap':
      return seat === owner ? 0 : state.pack.indexOf(seat) - state.pack.indexOf(owner)
    case 'freePass':
      return passChance(state, seat, ahead(state, seat), effect.bonus)
    case 'draw':
      return manner.card * Math.max(0, Math.min(effect.cards, mostInHand - racer.hand.length))
    case 'discard':
    case 'steal':
      return isGuarded(state, seat, owner) ? 0 : -manner.card * Math.min(effect.cards, racer.hand.length)
    case 'actions':
      return manner.action * effect.more
    case 'lose':
      if (effect.what === 'crew' && isGuarded(state, seat, owner)) return 0
      return -pointNow(state) * lost(state, racer, effect.what)
    case 'hireAway':
      return isGuarded(state, seat, owner) ? 0 : -pointNow(state) * worthOf(state, racer.pit, inPit)
    case 'handsLeft':
    case 'add':
    case 'reroll':
    case 'cancel':
    case 'prevent':
    case 'redirect':
      return 0
  }
}

function isGuarded(state: State, seat: Seat, owner: Seat): boolean {
  return owner !== seat && replacing(state, seat, 'theft') !== null
}

function lost(race: Raced, racer: Racer, what: 'driver' | 'mod' | 'tires' | 'crew'): number {
  const { driver, mods, tires, pit } = racer
  switch (what) {
    case 'driver':
      return driver === null ? 0 : onVehicle(race, driver)
    case 'mod':
      return worthOf(race, mods, onVehicle)
    case 'tires':
      return tires === null ? 0 : onVehicle(race, tires)
    case 'crew':
      return worthOf(race, pit, inPit)
  }
}

/** What an effect does besides: to the owner of the card, and to this seat if it passes or is passed because of it. */
function aside(state: State, effect: Effect, seat: Seat, { owner }: Cause, me: Seat, mine: number): number {
  switch (effect.do) {
    case 'swap':
      return -mine * (state.pack.indexOf(seat) - state.pack.indexOf(owner))
    case 'steal':
      return seat === owner || racerAt(state, owner).hand.length >= mostInHand ? 0 : mine * manner.card
    case 'hireAway':
      return mine * pointNow(state) * worthOf(state, racerAt(state, seat).pit, inPit)
    case 'advance':
      return ahead(state, seat) === me ? -1 : 0
    case 'drop':
      return behind(state, seat) === me ? 1 : 0
    case 'damage':
      return behind(state, seat) === me && racerAt(state, seat).damaged ? 1 : 0
    default:
      return 0
  }
}

/** What effects are worth to one seat: its own luck, and the bad luck of its rivals. */
export function swing(state: State, effects: readonly Effect[], cause: Cause, me: Seat): number {
  const rivals = rivalry(state.racers, state.pack, me)
  const mine = -(rivals[cause.owner] ?? 0)
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'handsLeft') sum += manner.card * handChange(state, me, cause.owner)
    if (!('who' in effect)) continue
    for (const seat of whom(state, effect.who, cause)) {
      sum -= (rivals[seat] ?? 0) * gain(state, effect, seat, cause)
      sum += aside(state, effect, seat, cause, me, mine)
    }
  }
  return sum
}

/** C500-7.1: everybody gets the hand of the seat before them. The card itself may still be in its owner's. */
function handChange({ racers, laid }: State, me: Seat, owner: Seat): number {
  const held = (seat: Seat) => (racers[seat]?.hand.length ?? 0) - (seat === owner && laid.length === 0 ? 1 : 0)
  return held((me + racers.length - 1) % racers.length) - held(me)
}

/** What playing an action card is worth to one seat. */
export function playSwing(state: State, owner: Seat, id: CardId, target: Seat | null, me: Seat): number {
  const cause = { owner, source: id, chosen: target, actor: owner, subject: target }
  return swing(state, printOf(state).effects(id), cause, me)
}
