import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Modifier, Trigger } from '../data/vocabulary.ts'
import { kindOf, printOf, type Raced, type StandingEffects } from '../rules/printed.ts'
import type { Racer } from '../state.ts'
import { manner } from './manner.ts'

function points(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const { bonus, amount, if: only } of modifiers) {
    const share = bonus === 'racing' ? 1 : bonus === 'repair' ? manner.mending : manner.oneWay
    sum += amount * share * (only === undefined ? 1 : manner.perhaps)
  }
  return sum
}

/** Does it damage a racer who meddles with this vehicle? */
export function isSpiked({ effects }: Trigger): boolean {
  return effects.some((effect) => effect.do === 'damage')
}

function rest({ modifiers, triggers, replacements }: StandingEffects): number {
  let sum = points(modifiers)
  for (const trigger of triggers) sum += isSpiked(trigger) ? manner.spikes : manner.trigger
  for (const instead of replacements) sum += instead === 'damage' ? manner.shielding : manner.guard
  return sum
}

/** What a card is worth on a vehicle, in points of speed. */
export function onVehicle(race: Raced, id: CardId): number {
  const print = printOf(race)
  const driving = print.driving(id)
  return driving.score + rest(driving) + rest(print.fitted(id))
}

/** What a crew card is worth in a pit, in points of speed: less than nothing for those who are in the way. */
export function inPit(race: Raced, id: CardId): number {
  const { score, modifiers, triggers, replacements } = printOf(race).fixing(id)
  const disturbs = score < 0
  return (
    score * manner.fixIt +
    points(modifiers) +
    (triggers.length + replacements.length) * (disturbs ? -1 : 1) * manner.pitTrigger
  )
}

/** The part that would make room for this one: the least of two mods, the driver, the tires; null: there is room. */
export function roomFor(race: Raced, { driver, mods, tires }: Racer, id: CardId): CardId | null {
  switch (kindOf(id)) {
    case 'crew':
      return driver
    case 'tires':
      return tires
    case 'mod':
      if (mods.length < 2) return null
      return mods.reduce((least, mod) => (onVehicle(race, mod) < onVehicle(race, least) ? mod : least))
    case 'action':
    case 'reaction':
      return null
  }
}

export function isPart(id: CardId): boolean {
  const kind = kindOf(id)
  return kind === 'crew' || kind === 'mod' || kind === 'tires'
}

/** How much better, in points of speed, a vehicle would be with this card on it. */
export function gainOf(race: Raced, racer: Racer, id: CardId): number {
  if (!isPart(id)) return 0
  const away = roomFor(race, racer, id)
  return onVehicle(race, id) - (away === null ? 0 : onVehicle(race, away))
}

/**
 * By seat: how much a gain of theirs counts as one's own loss. It counts most for the one who is furthest ahead; for
 * oneself it is −1, a gain.
 */
export function rivalry(racers: readonly Racer[], pack: readonly Seat[], seat: Seat): number[] {
  const count = racers.length
  const progress = racers.map(({ laps }, other) => laps * count - pack.indexOf(other))
  let best = -1
  for (let other = 0; other < count; other++) {
    if (other !== seat && (best < 0 || (progress[other] ?? 0) > (progress[best] ?? 0))) best = other
  }
  return racers.map((_racer, other) =>
    other === seat ? -1 : manner.envy / (count - 1) + (other === best ? manner.rival : 0),
  )
}
