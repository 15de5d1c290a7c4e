import type { Seat } from '@octopolis/engine'
import { exteriorLocation, type Location } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import type { View } from '../view.ts'

/** The place that a fact is about, to be lit. */
export function placeOf(fact: Fact, { cults }: View): Location | null {
  switch (fact.type) {
    case 'harmed':
    case 'negotiation':
    case 'disagreed':
    case 'agreed':
    case 'confrontation':
    case 'fought':
    case 'dominated':
    case 'declined':
    case 'revealed':
      return fact.at
    case 'gathered':
    case 'returned':
      return fact.component
    case 'dreamt':
    case 'woke':
    case 'swapped':
    case 'swappedUnseen':
    case 'swapFailed':
    case 'kept':
    case 'sacrificed':
    case 'drowned':
      return exteriorLocation
    case 'erred':
      return cults[fact.cult]?.at || null
    case 'night':
    case 'turn':
    case 'set':
    case 'ready':
    case 'declared':
    case 'locked':
    case 'out':
    case 'ended':
      return null
  }
}

/** The place where somebody is being asked something. */
export function placeAsked({ agenda }: View): Location | null {
  const step = agenda.at(-1)
  switch (step?.type) {
    case 'negotiate':
    case 'gather':
      return step.at
    case 'swap':
    case 'return':
    case 'dream':
      return exteriorLocation
    default:
      return null
  }
}

/** What stands over a place for a moment: whose it is, or what was decided there. */
type Omen = 'fight' | 'nothing' | 'talk' | Seat

export function omenOf(fact: Fact): Omen | null {
  switch (fact.type) {
    case 'confrontation':
      return 'fight'
    case 'negotiation':
    case 'disagreed':
      return 'talk'
    case 'agreed':
      return fact.stance
    case 'declined':
    case 'kept':
    case 'woke':
    case 'swapFailed':
      return 'nothing'
    case 'dominated':
      return fact.cult
    default:
      return null
  }
}

/** Whose power a fact changes, and which way. */
export function strikeOf(fact: Fact | null): { readonly cult: Seat; readonly by: -1 | 1 } | null {
  switch (fact?.type) {
    case 'erred':
    case 'harmed':
    case 'fought':
    case 'drowned':
    case 'sacrificed':
      return { cult: fact.cult, by: -1 }
    case 'dreamt':
      return { cult: fact.cult, by: 1 }
    default:
      return null
  }
}

/** Does it hurt? Then the light is another. */
export function isGrim(fact: Fact | null): boolean {
  return strikeOf(fact)?.by === -1 || fact?.type === 'confrontation'
}
