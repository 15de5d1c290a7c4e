import type { Chance, Seat } from '@octopolis/engine'
import { deck, type CardId } from './data/cards/index.ts'
import { cardOf } from './rules/ending.ts'
import type { DeckCard, Racer, State } from './state.ts'
import type { RacerView, View } from './view.ts'

/** A random state that looks like this view: hands, pile and discards dealt anyhow. */
export function imagine(view: View, chance: Chance): State {
  const hidden = chance.shuffle(unseen(view))
  const racers = view.racers.map((racer, seat) => imagineRacer(view, racer, seat, hidden, chance))
  const { pile, discards } = imaginePile(view, hidden, chance)
  return {
    race: view.race,
    racers,
    pack: view.pack.slice(),
    pile,
    discards,
    gone: view.gone.slice(),
    buried: view.buried,
    flag: view.flag,
    markers: view.markers,
    shuffles: view.shuffles,
    turn: view.turn,
    actions: view.actions,
    dry: view.dry,
    drawn: view.drawn,
    last: view.last,
    spent: view.spent.slice(),
    laid: view.laid.slice(),
    held: view.held,
    choices: racers.map((racer, seat) => imagineChoice(view, racer, seat, chance)),
    agenda: view.agenda.slice(),
    ending: view.ending,
  }
}

/** Every card that the viewer can't place. */
function unseen(view: View): CardId[] {
  const counts = new Map<CardId, number>()
  const see = (card: CardId | 'flag' | null) => {
    if (card !== null && card !== 'flag') counts.set(card, (counts.get(card) ?? 0) + 1)
  }
  for (const { driver, mods, tires, pit, hand, known } of view.racers) {
    see(driver)
    see(tires)
    mods.forEach(see)
    pit.forEach(see)
    ;(hand ?? known).forEach(see)
  }
  onTop(view).forEach(see)
  for (const { card } of view.laid) see(card)
  for (const step of view.agenda) see(cardOf(step))
  return deck.filter((card) => {
    const seen = counts.get(card) ?? 0
    if (seen > 0) counts.set(card, seen - 1)
    return seen === 0
  })
}

/** The last discards, as far as they are known. */
function onTop({ top, gone, buried }: View): readonly DeckCard[] {
  if (top === null) return []
  return gone.length > buried ? gone.slice(buried) : [top]
}

function take(hidden: CardId[], count: number): CardId[] {
  return hidden.splice(hidden.length - count, count)
}

function imagineRacer(view: View, racer: RacerView, seat: Seat, hidden: CardId[], chance: Chance): Racer {
  const { held, known, familiar } = racer
  const hand = racer.hand?.slice() ?? chance.shuffle([...known, ...take(hidden, held - known.length)])
  return {
    vehicle: racer.vehicle,
    damaged: racer.damaged,
    driver: racer.driver,
    mods: racer.mods.slice(),
    tires: racer.tires,
    pit: racer.pit.slice(),
    laps: racer.laps,
    hand,
    known: familiar.map((most, knower) =>
      knower === view.viewer ? known : knower === seat ? [] : someOf(hand, most, chance),
    ),
    familiar: familiar.slice(),
    carry: racer.carry,
  }
}

/** What somebody else may know of a hand: mostly all that they can. */
function someOf(hand: readonly CardId[], most: number, chance: Chance): CardId[] {
  if (most === 0) return []
  return chance.shuffle(hand.slice()).slice(0, chance.below(2) === 0 ? most : chance.below(most + 1))
}

/** C500-1.7: how many cards are left in the pile can't be told. */
function imaginePile(
  view: View,
  hidden: readonly CardId[],
  chance: Chance,
): { readonly pile: DeckCard[]; readonly discards: DeckCard[] } {
  const { flag, race, shuffles, pack } = view
  const known = onTop(view)
  const { length } = hidden
  const isUntouched = known.length === 0 || pack.length === 0
  const least = flag === 'pile' ? 0 : Math.min(1, length)
  const size = isUntouched ? length : least + chance.below(length - least + 1)
  const pile: DeckCard[] = hidden.slice(0, size)
  const below: DeckCard[] = hidden.slice(size)
  if (flag === 'pile') {
    // C500-6.3: until the first shuffle it is in the lower half of what was dealt.
    const lower = Math.floor((deck.length - 5 * race.seats) / 2)
    const deepest = race.short && shuffles === 0 ? Math.min(lower, size) : size
    pile.splice(chance.below(deepest + 1), 0, 'flag')
  }
  if (flag === 'discards' && !known.includes('flag')) below.splice(chance.below(below.length + 1), 0, 'flag')
  return { pile, discards: [...below, ...known] }
}

/** What somebody may have chosen to discard at the start. */
function imagineChoice(view: View, { hand }: Racer, seat: Seat, chance: Chance): readonly CardId[] | null {
  if (seat === view.viewer) return view.choice
  if (view.ready[seat] !== true) return null
  return chance
    .shuffle(hand.slice())
    .slice(0, chance.below(hand.length + 1))
    .toSorted()
}
