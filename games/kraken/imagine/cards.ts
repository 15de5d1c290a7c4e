import type { Chance, Seat } from '@octopolis/engine'
import { cardNames, type Card } from '../data/cards.ts'
import { allBut, type Drawer, type Entry, type Hand, type Navigation } from '../logbook.ts'
import type { EntryView, NavigationView, View } from '../view.ts'
import { layNeeds } from './needs.ts'
import { trace, type Course, type Slot, type Traces } from './slots.ts'
import { Stock } from './stock.ts'

interface Cards {
  readonly pile: Card[]
  readonly discards: Card[]
  readonly log: Entry[]
  readonly navigation: Navigation | null
}

const patience = 5000

/**
 * A card for every place where one has lain since the voyage began, unless this view shows it. Between two shuffles
 * every card is drawn once. So the cards that must be somewhere are laid down first and the rest is dealt; if they
 * don't come out even, it starts again.
 */
export function imagineCards(view: View, chosen: readonly (Seat | null)[], chance: Chance): Cards {
  for (let tries = 0; tries < patience; tries++) {
    const traces = trace(view)
    if (!layNeeds(traces, chance)) continue
    const retelling = new Retelling(view, traces, chosen, chance)
    if (retelling.tells()) return retelling
  }
  throw new Error('no cards fit this view')
}

/** The voyage told again with imagined cards, from the first to the last. */
class Retelling implements Cards {
  pile: Card[] = []
  discards: Card[] = []
  readonly log: Entry[] = []
  navigation: Navigation | null = null
  private readonly view: View
  private readonly traces: Traces
  private readonly chance: Chance
  private readonly chosen: readonly (Seat | null)[]
  private readonly gone: Card[] = []
  private epoch = 0
  private courses = 0
  private peeks = 0
  private rituals = 0

  constructor(view: View, traces: Traces, chosen: readonly (Seat | null)[], chance: Chance) {
    this.view = view
    this.traces = traces
    this.chosen = chosen
    this.chance = chance
  }

  /** False: it can't have been so. */
  tells(): boolean {
    const { view, traces } = this
    if (!this.deal([])) return false
    for (const entry of view.log) if (!this.tell(entry)) return false
    if (view.navigation !== null) {
      this.navigation = this.sail()
      if (this.navigation === null) return false
    }
    const top = traces.top?.card ?? null
    if (top !== null) this.pile.push(top)
    return true
  }

  private tell(entry: EntryView): boolean {
    switch (entry.type) {
      case 'shuffle':
        this.log.push(entry)
        return this.shuffle([])
      case 'navigation': {
        const navigation = this.sail()
        if (navigation === null) return false
        if (navigation.revealed !== null) this.gone.push(navigation.revealed)
        this.log.push(navigation)
        return true
      }
      case 'peek': {
        const card = this.traces.peeks[this.peeks++]?.card ?? null
        if (card === null) return false
        if (entry.discarded) this.discards.push(card)
        this.log.push({ ...entry, card })
        return true
      }
      case 'mermaid': {
        const heard = entry.cards.filter((card) => card !== null)
        const cards = heard.length > 0 ? heard : this.chance.shuffle(this.discards.slice(-3))
        this.log.push({ ...entry, cards })
        return true
      }
      case 'ritual':
        this.log.push({ ...entry, chose: this.chosen[this.rituals++] ?? null })
        return true
      case 'test':
      case 'mutiny':
      case 'search':
      case 'tongue':
      case 'flog':
      case 'fed':
        this.log.push(entry)
        return true
    }
  }

  private shuffle(held: readonly Slot[]): boolean {
    this.discards = []
    this.epoch++
    return this.deal(held)
  }

  /** Deals all that is drawn before the next shuffle, of what nobody has revealed and nobody holds. */
  private deal(held: readonly Slot[]): boolean {
    const { chart } = this.view.voyage
    const slots = this.traces.epochs[this.epoch] ?? []
    const left = new Stock(chart)
    for (const card of this.gone) if (!left.take(card)) return false
    for (const { card } of held) if (!left.take(card)) return false
    for (const { card } of slots) if (!left.take(card)) return false
    this.pile = this.chance.shuffle(left.cards())
    for (const slot of slots) {
      if (slot.card !== null) continue
      const card = this.pile.pop()
      if (card === undefined) return false
      slot.card = card
    }
    return true
  }

  /** The next navigation, with the shuffles in its midst. */
  private sail(): Navigation | null {
    const course = this.traces.courses[this.courses++]
    if (course === undefined) return null
    const { view, slots, first } = course
    for (const after of view.dry) if (after <= first && !this.shuffle(slots.slice(0, after))) return null
    const thrown = slots.filter(({ kept }) => !kept)
    for (const { card } of thrown) if (card !== null) this.discards.push(card)
    for (const after of view.dry) {
      if (after > first && !this.shuffle(slots.slice(0, after).filter(({ kept }) => kept))) return null
    }
    const captainHand = handIn(course, 'captain')
    const lieutenantHand = handIn(course, 'lieutenant')
    const gifts = this.gifts(course, captainHand.drew, lieutenantHand.drew)
    if (gifts === null) return null
    const navigation: Navigation = {
      ...view,
      captainHand: { ...captainHand, gave: gifts.captain },
      lieutenantHand: { ...lieutenantHand, gave: gifts.lieutenant },
      logbook: this.logbook(view, gifts),
    }
    this.discards.push(...discardsOf(navigation))
    return navigation
  }

  /** What the two may have given, as far as it isn't known: it must explain the logbook, the card and the song. */
  private gifts({ view, sung }: Course, captain: readonly Card[], lieutenant: readonly Card[]): Gifts | null {
    const offers = (hand: NavigationView['captainHand'], drew: readonly Card[]) =>
      hand.gave !== null ? [hand.gave] : hand.given ? this.chance.shuffle([...drew]) : [null]
    const known = view.logbook.filter((card) => card !== null)
    for (const one of offers(view.captainHand, captain)) {
      for (const other of offers(view.lieutenantHand, lieutenant)) {
        const given = [one, other]
        if (known.length === 2 && !sameCards(known, given)) continue
        if (view.revealed !== null && !given.includes(view.revealed)) continue
        const gifts = { captain: one, lieutenant: other }
        if (sung === null || sameCards(sung, songOf(view, gifts, captain, lieutenant))) return gifts
      }
    }
    return null
  }

  private logbook({ logbook }: NavigationView, { captain, lieutenant }: Gifts): Card[] {
    const known = logbook.filter((card) => card !== null)
    if (known.length === logbook.length) return known
    return this.chance.shuffle([captain, lieutenant].filter((card) => card !== null))
  }
}

interface Gifts {
  readonly captain: Card | null
  readonly lieutenant: Card | null
}

function handIn({ slots }: Course, side: Drawer): Hand {
  const drew: Card[] = []
  const threw: Card[] = []
  for (const slot of slots) if (slot.side === side && slot.card !== null) (slot.kept ? drew : threw).push(slot.card)
  return { drew, threw, gave: null }
}

/** What went into the discards, in this order: the captain's, the lieutenant's, the navigator's. */
function discardsOf({ captainHand, lieutenantHand, logbook, revealed, jumped }: Navigation): Card[] {
  if (logbook.length === 0) return []
  const away = [...allBut(captainHand.drew, captainHand.gave), ...allBut(lieutenantHand.drew, lieutenantHand.gave)]
  if (jumped) return [...away, ...logbook]
  return revealed === null ? away : [...away, ...allBut(logbook, revealed)]
}

function songOf(view: NavigationView, gifts: Gifts, captain: readonly Card[], lieutenant: readonly Card[]): Card[] {
  const logbook = [gifts.captain, gifts.lieutenant].filter((card) => card !== null)
  const away = [
    ...allBut(captain, gifts.captain),
    ...allBut(lieutenant, gifts.lieutenant),
    ...allBut(logbook, view.revealed),
  ]
  return away.slice(-3)
}

function sameCards(some: readonly (Card | null)[], others: readonly (Card | null)[]): boolean {
  return some.length === others.length && cardNames.every((card) => countOf(some, card) === countOf(others, card))
}

function countOf(cards: readonly (Card | null)[], kind: Card): number {
  return cards.filter((card) => card === kind).length
}
