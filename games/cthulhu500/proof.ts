import { situationAt } from '@octopolis/bots'
import type { Chance, Seat, Viewer } from '@octopolis/engine'
import type { Proof } from '@octopolis/engine/conform'
import { bots } from './bot/bots.ts'
import { cards, deck, type CardId } from './data/cards/index.ts'
import type { Options } from './options.ts'
import { clone, type DeckCard, type State } from './state.ts'
import type { Cthulhu500 } from './kit.ts'

type RacingProof = Proof<Cthulhu500>

const isCard = (card: DeckCard): card is CardId => card !== 'flag'

/** Any cards of a hand, so many at most. */
function any(hand: readonly CardId[], most: number, chance: Chance): CardId[] {
  const left = [...hand]
  const count = chance.below(Math.min(most, hand.length) + 1)
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)).flat()
}

/**
 * A state that differs only in what this viewer may not know: hands but for what is known of them, the pile, its size,
 * what lies below the top of the discards, what others know of hands, and what others choose at the start.
 */
function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const twin = clone(state)
  const known = (seat: Seat) => (viewer === 'watcher' ? [] : (state.racers[seat]?.known[viewer] ?? []))
  // What was discarded since the last action lies there for all to see, and the card on top in any case.
  const shown = Math.min(state.discards.length, Math.max(1, state.gone.length - state.buried))
  const top = state.discards.slice(state.discards.length - shown)
  const loose = [...state.pile, ...state.discards.slice(0, state.discards.length - shown)].filter(isCard)
  twin.racers.forEach(({ hand }, seat) => {
    if (seat === viewer) return
    for (const card of known(seat)) hand.splice(hand.indexOf(card), 1)
    loose.push(...hand)
  })
  chance.shuffle(loose)
  twin.racers.forEach((racer, seat) => {
    if (seat !== viewer) racer.hand = chance.shuffle([...loose.splice(0, racer.hand.length), ...known(seat)])
    racer.known = racer.known.map((sure, knower) =>
      knower === viewer || knower === seat ? sure : any(racer.hand, racer.familiar[knower] ?? 0, chance),
    )
    const choice = twin.choices[seat] ?? null
    if (seat !== viewer && choice !== null) twin.choices[seat] = any(racer.hand, racer.hand.length, chance).toSorted()
  })
  layOut(twin, loose, top, chance)
  return twin
}

/** The pile has any size once the race has begun; the flag lies anywhere in it, or anywhere among the discards. */
function layOut(twin: State, loose: readonly CardId[], top: readonly DeckCard[], chance: Chance): void {
  const { flag, race, shuffles } = twin
  const begun = twin.pack.length > 0 && top.length > 0
  const fewest = flag === 'pile' || loose.length === 0 ? 0 : 1
  const size = begun ? fewest + chance.below(loose.length - fewest + 1) : loose.length
  const pile: DeckCard[] = loose.slice(0, size)
  const discards: DeckCard[] = loose.slice(size)
  const lowest = race.short && shuffles === 0 ? Math.floor((93 - race.seats * 5) / 2) : size
  if (flag === 'pile') pile.splice(chance.below(Math.min(lowest, size) + 1), 0, 'flag')
  if (flag === 'discards' && !top.includes('flag')) discards.splice(chance.below(discards.length + 1), 0, 'flag')
  twin.pile = pile
  twin.discards = [...discards, ...top]
}

/** Every card, wherever it is now. */
function everywhere(state: State): DeckCard[] {
  const { racers, pile, discards, laid, agenda } = state
  const inPlay = racers.flatMap(({ driver, tires, mods, pit, hand }) => [driver, tires, ...mods, ...pit, ...hand])
  const onItsWay = agenda.flatMap((step) => {
    if (step.type === 'spend') return [step.card]
    const isHeld = step.type === 'settle' || step.type === 'reopen'
    return isHeld && 'card' in step.event ? [step.event.card] : []
  })
  const onTable = laid.map(({ card }) => card)
  return [...pile, ...discards, ...onTable, ...onItsWay, ...inPlay.filter((card) => card !== null)]
}

const includesAll = (whole: readonly CardId[], part: readonly CardId[]) =>
  part.every((card) => part.filter((one) => one === card).length <= whole.filter((one) => one === card).length)

const invariants: Readonly<Record<string, (state: State) => string | null>> = {
  'C500-1.3: 93 cards are conserved': (state) => {
    const found = everywhere(state).filter(isCard)
    return found.toSorted().join() === deck.toSorted().join() ? null : `there are ${found.length}: ${found.join()}`
  },
  'C500-1.6: one flag': (state) => {
    const inPile = state.pile.filter((card) => card === 'flag').length
    const among = state.discards.filter((card) => card === 'flag').length
    const right = { pile: '1 0', discards: '0 1', waved: '0 0' }[state.flag]
    return `${inPile} ${among}` === right ? null : `it is ${state.flag}, but there are ${inPile} and ${among}`
  },
  'C500-3.1: everybody is in the pack once': ({ pack, racers }) =>
    pack.length === 0 || (racers.every((_racer, seat) => pack.includes(seat)) && pack.length === racers.length)
      ? null
      : `the pack is ${pack.join()}`,
  'C500-1.1: no vehicle twice': ({ racers }) => {
    const chosen = racers.flatMap(({ vehicle }) => (vehicle === null ? [] : [vehicle]))
    return new Set(chosen).size === chosen.length ? null : chosen.join()
  },
  'C500-1.2: one driver, two mods, one set of tires': ({ racers }) => {
    const wrong = racers.findIndex(
      ({ driver, mods, tires, pit }) =>
        mods.length > 2 ||
        mods.some((card) => cards[card].kind !== 'mod') ||
        (tires !== null && cards[tires].kind !== 'tires') ||
        [...pit, ...(driver === null ? [] : [driver])].some((card) => cards[card].kind !== 'crew'),
    )
    return wrong === -1 ? null : `seat ${wrong} has something where it doesn't belong`
  },
  'C500-2.4: five in hand': ({ racers }) => {
    const full = racers.findIndex(({ hand }) => hand.length > 5)
    return full === -1 ? null : `seat ${full} has more`
  },
  'what is known of a hand is in it': ({ racers }) => {
    const wrong = racers.findIndex(({ hand, known, familiar }, seat) =>
      known.some((list, knower) => {
        const most = familiar[knower] ?? 0
        return !includesAll(hand, list) || list.length > most || most > hand.length || (knower === seat && most > 0)
      }),
    )
    return wrong === -1 ? null : `that of seat ${wrong} isn't`
  },
  'C500-5.4: cards lie on the table while a window is open': ({ laid, agenda }) =>
    laid.length === 0 || agenda.at(-1)?.type === 'window' ? null : laid.map(({ card }) => card).join(),
  'C500-6.1: most laps, then the place in the pack': ({ ending, racers, pack }) => {
    if (ending === null) return null
    const worth = (seat: Seat) => (racers[seat]?.laps ?? 0) * 10 - pack.indexOf(seat)
    const order = [...racers.keys()].toSorted((one, other) => worth(other) - worth(one))
    return order.every((seat, place) => ending.places[seat] === place + 1) ? null : ending.places.join()
  },
}

const variants: readonly Partial<Options>[] = [
  {},
  { vehicles: 'chosen', lastTurn: true },
  { short: true },
  { markers: '1' },
  { short: true, lastTurn: true },
  { vehicles: 'chosen', markers: '2', short: true, lastTurn: true },
  { markers: '3', lastTurn: true },
  { markers: '1', short: true },
]

const seatCounts = [3, 4, 5, 6, 7, 8]

/** Every number of seats with every variant; each six in a row have every number of seats, and different variants. */
const tables = variants.flatMap((_variant, round) =>
  seatCounts.map((seats) => ({ seats, options: variants[(round + seats) % variants.length] ?? {} })),
)

/** What the conformance kit needs to put this game on trial. */
export const proof: Omit<RacingProof, 'words' | 'rulebooks'> = {
  redeal,
  invariants,
  tables,
  bots: [(table, seat, chance) => bots.easy.decide(situationAt(table, seat, chance))],
}
