import type { Card } from '../data/cards.ts'
import type { Drawer } from '../logbook.ts'
import type { HandView, NavigationView, View } from '../view.ts'

/** A card that was drawn or looked at: which one, if the viewer knows or it has been imagined. */
export interface Slot {
  card: Card | null
  /** Who drew it. */
  side: Drawer | null
  /** Held to the end, and not put away with the Archivist's help. */
  kept: boolean
}

/** A navigation with its cards in the order they were drawn. */
export interface Course {
  readonly view: NavigationView
  readonly slots: readonly Slot[]
  /** How many were drawn before the Archivist let somebody draw anew. */
  readonly first: number
  /** The discards that a mermaid sang of, if the viewer heard her. */
  sung: readonly Card[] | null
}

/** Every card that has come up, grouped by the last shuffle before it. */
export interface Traces {
  readonly epochs: readonly (readonly Slot[])[]
  readonly courses: readonly Course[]
  readonly peeks: readonly Slot[]
  /** The card on top of the pile, if somebody has looked at it and left it there. */
  readonly top: Slot | null
}

export function trace(view: View): Traces {
  const epochs: Slot[][] = [[]]
  const courses: Course[] = []
  const peeks: Slot[] = []
  let top: Slot | null = null

  const shuffle = () => {
    epochs.push([])
    top = null
  }
  const next = (): Slot => {
    const slot = top ?? { card: null, side: null, kept: true }
    if (top === null) epochs.at(-1)?.push(slot)
    top = null
    return slot
  }
  const look = (card: Card | null, discarded: boolean): Slot => {
    const slot = next()
    slot.card ??= card
    top = discarded ? null : slot
    return slot
  }
  const sail = (navigation: NavigationView) => {
    const slots: Slot[] = []
    const draw = (side: Drawer, cards: readonly (Card | null)[], kept: boolean) => {
      for (const card of cards) {
        const slot = next()
        slot.card ??= card
        slot.side = side
        slot.kept = kept
        slots.push(slot)
        if (navigation.dry.includes(slots.length)) shuffle()
      }
    }
    const hands: readonly (readonly [Drawer, HandView])[] = [
      ['captain', navigation.captainHand],
      ['lieutenant', navigation.lieutenantHand],
    ]
    for (const [side, { drew, threw }] of hands) {
      if (threw.length > 0) draw(side, threw, false)
      else draw(side, drew, true)
    }
    const first = slots.length
    for (const [side, { drew, threw }] of hands) if (threw.length > 0) draw(side, drew, true)
    courses.push({ view: navigation, slots, first, sung: null })
  }

  for (const entry of view.log) {
    if (entry.type === 'shuffle') shuffle()
    else if (entry.type === 'peek') peeks.push(look(entry.card, entry.discarded))
    else if (entry.type === 'navigation') sail(entry)
    else if (entry.type === 'mermaid') hear(courses.at(-1), entry.cards)
  }
  if (view.navigation !== null) sail(view.navigation)
  if (view.agenda.at(-1)?.type === 'peek') look(view.top, false)
  return { epochs, courses, peeks, top }
}

function hear(course: Course | undefined, cards: readonly (Card | null)[]): void {
  const sung = cards.filter((card) => card !== null)
  if (course !== undefined && sung.length > 0) course.sung = sung
}
