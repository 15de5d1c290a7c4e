import type { Chance } from '@octopolis/engine'
import type { Card } from '../data/cards.ts'
import type { Drawer } from '../logbook.ts'
import type { Course, Slot, Traces } from './slots.ts'

/** Lays down the cards that each navigation must have held, no matter who drew them. False: they don't fit that way. */
export function layNeeds({ courses }: Traces, chance: Chance): boolean {
  return courses.every((course) => layLogbook(course, chance) && laySong(course, chance))
}

/** One card of the logbook came from each of the two, and one of them was revealed. */
function layLogbook({ view, slots }: Course, chance: Chance): boolean {
  const { revealed, captainHand, lieutenantHand } = view
  const sides = chance.shuffle<Drawer>(['captain', 'lieutenant'])
  const [one = null, other = null] = view.logbook
  if (one !== null && other !== null) {
    const turned = !mayLie(slots, one, sides[0]) || !mayLie(slots, other, sides[1])
    const [first, second] = turned ? sides.toReversed() : sides
    return lay(slots, one, first, chance) && lay(slots, other, second, chance)
  }
  if (revealed === null || captainHand.gave === revealed || lieutenantHand.gave === revealed) return true
  // The viewer knows what one of the two gave, and it wasn't revealed: so the other gave the card that was.
  if (captainHand.gave !== null) return lay(slots, revealed, 'lieutenant', chance)
  if (lieutenantHand.gave !== null) return lay(slots, revealed, 'captain', chance)
  return lay(slots, revealed, sides[0], chance) || lay(slots, revealed, sides[1], chance)
}

/** Somebody who heard the mermaid knows which cards were discarded, but not always who discarded them. */
function laySong({ view, slots, sung }: Course, chance: Chance): boolean {
  if (sung === null || view.revealed === null) return true
  const missing = [...sung, view.revealed]
  for (const { card, kept } of slots) {
    const at = card === null || !kept ? -1 : missing.indexOf(card)
    if (at >= 0) missing.splice(at, 1)
  }
  const open = chance.shuffle(slots.filter(({ card, kept }) => card === null && kept))
  for (const card of missing) {
    const slot = open.pop()
    if (slot === undefined) return false
    slot.card = card
  }
  return true
}

function heldBy(slots: readonly Slot[], drawer: Drawer | undefined): Slot[] {
  return slots.filter(({ side, kept }) => kept && side === drawer)
}

function mayLie(slots: readonly Slot[], card: Card, drawer: Drawer | undefined): boolean {
  return heldBy(slots, drawer).some((slot) => slot.card === card || slot.card === null)
}

/** Puts a card where this one could have drawn it, unless it lies there already. */
function lay(slots: readonly Slot[], card: Card, drawer: Drawer | undefined, chance: Chance): boolean {
  const held = heldBy(slots, drawer)
  if (held.some((slot) => slot.card === card)) return true
  const open = held.filter((slot) => slot.card === null)
  if (open.length === 0) return false
  chance.pick(open).card = card
  return true
}
