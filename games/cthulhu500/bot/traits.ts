import type { Seat } from '@octopolis/engine'
import { cardIds, type CardId } from '../data/cards/index.ts'
import type { Effect } from '../data/vocabulary.ts'
import { kindOf, printOf, replacingCard, type Print, type StandingEffects } from '../rules/printed.ts'
import { racerAt, type Racer, type State } from '../state.ts'
import { chanceBy, power, repairChance } from './chances.ts'
import { ripe, turnsLeft } from './horizon.ts'
import { gainOf, inPit, isSpiked } from './parts.ts'
import { fragility } from './swing.ts'

/** What makes somebody likely to win, as they stand between two turns. Parts of it count by the time that is left. */
export type Traits = {
  /** Laps, and the place in the pack as a part of one; and the same again when the end is near, or very near. */
  readonly progress: number
  readonly late: number
  readonly latest: number
  /** Points before the die: to pass, and to stay ahead. */
  readonly speed: number
  readonly defence: number
  /** The chance to pass the one ahead, more so the sooner the turn comes; and of being passed. */
  readonly soon: number
  readonly danger: number
  /** Damaged; what could be won back by repair, and what damage would cost, and what would then mend it. */
  readonly damaged: number
  readonly hope: number
  readonly fragile: number
  readonly mends: number
  readonly shields: number
  /** Triggers on the vehicle: those that damage, and the others; and what stands in the pit. */
  readonly spikes: number
  readonly extras: number
  readonly crew: number
  /** Cards in hand, by what they are good for. */
  readonly held: number
  readonly parts: number
  readonly helpers: number
  readonly passes: number
  readonly attacks: number
  readonly tricks: number
  readonly rolls: number
  readonly guards: number
  readonly cancels: number
  /** Actions more or fewer to come. */
  readonly carry: number
}

export type Trait = keyof Traits

type Use = 'part' | 'passes' | 'attacks' | 'tricks' | 'rolls' | 'guards' | 'cancels'

function useOf(effects: readonly Effect[], isReaction: boolean): Use {
  const does = (...what: readonly Effect['do'][]) => effects.some((effect) => what.includes(effect.do))
  if (does('cancel')) return 'cancels'
  if (does('add', 'reroll')) return 'rolls'
  if (does('prevent', 'redirect')) return 'guards'
  if (does('advance', 'freePass', 'swap', 'drop')) return 'passes'
  if (!isReaction && does('damage', 'lose', 'steal', 'hireAway')) return 'attacks'
  return 'tricks'
}

const known = new WeakMap<Print, ReadonlyMap<CardId, Use>>()

/** What each card in the hand is good for. Numbers don't come into it. */
function usesIn(print: Print): ReadonlyMap<CardId, Use> {
  const found = known.get(print)
  if (found !== undefined) return found
  const uses = new Map(
    cardIds.map((id): [CardId, Use] => {
      const card = print.printing.cards[id]
      const isPlayed = card.kind === 'action' || card.kind === 'reaction'
      return [id, isPlayed ? useOf(card.effects, card.kind === 'reaction') : 'part']
    }),
  )
  known.set(print, uses)
  return uses
}

/** Triggers on a vehicle: those that damage, and the others. */
function triggersOn(
  print: Print,
  { driver, mods, tires }: Racer,
): { readonly spikes: number; readonly extras: number } {
  let [spikes, extras] = [0, 0]
  const count = ({ triggers }: StandingEffects) => {
    for (const trigger of triggers) {
      if (isSpiked(trigger)) spikes++
      else extras++
    }
  }
  for (const id of mods) count(print.fitted(id))
  if (tires !== null) count(print.fitted(tires))
  if (driver !== null) count(print.driving(driver))
  return { spikes, extras }
}

/** How somebody stands to the one ahead and the one behind, before the dice. */
interface Footing {
  readonly place: number
  readonly speed: number
  readonly defence: number
  /** The chance to pass, and of being passed. */
  pass: number
  passed: number
}

/** By seat. Each pair of neighbours is looked at once. */
function footings(state: State): readonly Footing[] {
  const { pack, racers } = state
  // Before the start there is no pack, but the traits may be asked for: then all stand in the order of their seats.
  const ring = pack.length > 0 ? pack : [...racers.keys()]
  const bySeat: Footing[] = []
  ring.forEach((seat, place) => {
    const speed = power(state, seat, 'passing', ring.at(place - 1) ?? seat)
    const defence = power(state, seat, 'defending', ring[place + 1] ?? ring[0] ?? seat)
    bySeat[seat] = { place, speed, defence, pass: 0, passed: 0 }
  })
  ring.forEach((seat, place) => {
    const over = ring.at(place - 1) ?? seat
    const [mine, theirs] = [bySeat[seat], bySeat[over]]
    if (mine === undefined || theirs === undefined) return
    mine.pass = chanceBy(state, seat, over, mine.speed - theirs.defence)
    theirs.passed = mine.pass
  })
  return bySeat
}

/** The traits of all. */
export function traitsOf(state: State): readonly Traits[] {
  const turns = turnsLeft(state)
  return footings(state).map((footing, seat) => describe(state, seat, footing, turns))
}

function describe(state: State, seat: Seat, { place, speed, defence, pass, passed }: Footing, turns: number): Traits {
  const racer = racerAt(state, seat)
  const print = printOf(state)
  const uses = usesIn(print)
  const { seats } = state.race
  const progress = racer.laps + (seats - 1 - place) / seats
  const yet = ripe(turns)
  const once = Math.min(1, turns)
  const wait = ((seat - state.turn + seats) % seats) / seats
  const loss = Math.max(0, fragility(state, racer))
  const mends = repairChance(state, seat)
  const count = { part: 0, passes: 0, attacks: 0, tricks: 0, rolls: 0, guards: 0, cancels: 0 }
  let [parts, helpers, crew] = [0, 0, 0]
  for (const id of racer.hand) {
    count[uses.get(id) ?? 'part']++
    parts += Math.max(0, gainOf(state, racer, id))
    if (kindOf(id) === 'crew') helpers += Math.max(0, inPit(state, id))
  }
  for (const id of racer.pit) {
    const { triggers, replacements } = print.fixing(id)
    crew += triggers.length + replacements.length
  }
  const { spikes, extras } = triggersOn(print, racer)
  return {
    progress,
    late: progress / (1 + turns),
    latest: progress * Math.exp(-turns),
    speed: speed * yet,
    defence: defence * yet,
    soon: pass * once * (1 - wait),
    danger: passed * once,
    damaged: racer.damaged ? once : 0,
    hope: racer.damaged ? loss * mends * yet : 0,
    fragile: racer.damaged ? 0 : loss * yet,
    mends: racer.damaged ? 0 : loss * mends * yet,
    shields: replacingCard(state, racer, 'damage') === null ? 0 : yet,
    spikes: spikes * yet,
    extras: extras * yet,
    crew: crew * yet,
    held: racer.hand.length * once,
    parts: parts * yet,
    helpers: helpers * yet,
    passes: count.passes * once,
    attacks: count.attacks * once,
    tricks: count.tricks * once,
    rolls: count.rolls * once,
    guards: count.guards * once,
    cancels: count.cancels * once,
    carry: racer.carry * once,
  }
}
