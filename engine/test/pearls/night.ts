import type { Chance, Game, Seat, Turn, Viewer } from '../../index.ts'
import { deckFor, handOf, pearls, type Fact, type Pearls, type State, type View } from './game.ts'

/** Pearls by night: cards are bid with eyes closed, so that nobody knows who has bid already. */

function everySeat({ hands }: State): Seat[] {
  return hands.map((_hand, seat) => seat)
}

/** Nobody is told that somebody is ready. */
function inTheDark(turn: Turn<Fact>): Turn<Fact> {
  return {
    chance: turn.chance,
    tell: (fact, to) => turn.tell(fact, to),
    reveal: () => turn.reveal(),
  }
}

/** Whether each of the others has bid, at random: somebody hasn't, or eyes would be open. */
function whoHasBid(others: readonly Seat[], isViewerAwaited: boolean, chance: Chance): Set<Seat> {
  const ready = new Set(others.filter(() => chance.below(2) === 0))
  if (!isViewerAwaited && ready.size === others.length) ready.delete(chance.pick(others))
  return ready
}

function view(state: State, viewer: Viewer): View {
  const { hands, bids } = state
  const held = hands.map((hand, seat) => hand.length + (seat !== viewer && (bids[seat] ?? null) !== null ? 1 : 0))
  return { ...pearls.view(state, viewer), held, ready: bids.map((card, seat) => seat === viewer && card !== null) }
}

function imagine(seen: View, chance: Chance): State {
  const { viewer, held, bid, asking } = seen
  if (asking.type !== 'bids') return pearls.imagine(seen, chance)
  const others = held.flatMap((_size, seat) => (seat === viewer ? [] : [seat]))
  const ready = whoHasBid(others, viewer !== 'watcher' && bid === null, chance)
  return pearls.imagine(
    {
      ...seen,
      held: held.map((size, seat) => (ready.has(seat) ? size - 1 : size)),
      ready: seen.ready.map((isReady, seat) => isReady || ready.has(seat)),
    },
    chance,
  )
}

/** All cards that this viewer can't see dealt anew, and who has bid drawn anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const twin = pearls.clone(state)
  const knownTop = viewer !== 'watcher' && state.peeked[viewer] === true ? state.pile.slice(0, 1) : []
  const others = everySeat(state).filter((seat) => seat !== viewer)
  const own = viewer === 'watcher' ? [] : [...handOf(state, viewer), ...[state.bids[viewer] ?? []].flat()]
  const seen = new Set([...own, ...knownTop, ...state.played.flat()])
  const cards = chance.shuffle(deckFor(state.hands.length).filter((card) => !seen.has(card)))
  const isViewerAwaited = viewer !== 'watcher' && state.bids[viewer] === null
  const ready = state.asking.type === 'bids' ? whoHasBid(others, isViewerAwaited, chance) : new Set<Seat>()
  for (const seat of others) {
    const size = handOf(state, seat).length + (state.bids[seat] === null ? 0 : 1)
    twin.hands[seat] = cards.splice(0, size)
    twin.bids[seat] = ready.has(seat) ? (handOf(twin, seat).pop() ?? null) : null
  }
  twin.pile.splice(0, twin.pile.length, ...knownTop, ...cards)
  return twin
}

export const night: Game<Pearls> = {
  ...pearls,
  veil: (state) => (state.asking.type === 'bids' ? everySeat(state) : null),
  prompt: (state, seat) =>
    state.asking.type === 'bids' && state.bids[seat] !== null ? null : pearls.prompt(state, seat),
  play: (state, seat, move, turn) => pearls.play(state, seat, move, move.type === 'bid' ? inTheDark(turn) : turn),
  view,
  imagine,
}
