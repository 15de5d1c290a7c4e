import type { Proof } from '../../conform/index.ts'
import type { Chance, Viewer } from '../../index.ts'
import { allPearls, deckFor, pearls, type Pearls, type State } from './game.ts'
import { en, fr } from './words.ts'

export const rulebooks = {
  en: `# Pearls

**PRL-1.1** Everyone bids a card in secret.

**PRL-1.2** You may change your bid until everyone has bid. See **PRL-9.9**, which is no rule.

**PRL-2.1** The highest bid takes pearls and may peek.
`,
  fr: `# Perles

**PRL-1.1** Chacun mise une carte en secret.

**PRL-1.2** On peut changer sa mise tant que tous n’ont pas misé.

**PRL-2.1** La plus haute mise prend des perles et peut regarder.
`,
}

/** All cards that this viewer can't see, dealt anew. */
export function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const twin = pearls.clone(state)
  const knowsTop = viewer !== 'watcher' && state.peeked[viewer] === true
  const strangers = state.hands.flatMap((_hand, seat) => (seat === viewer ? [] : [seat]))
  const cards = chance.shuffle([
    ...strangers.flatMap((seat) => [...(state.hands[seat] ?? []), ...[state.bids[seat] ?? []].flat()]),
    ...state.pile.slice(knowsTop ? 1 : 0),
  ])
  for (const seat of strangers) {
    twin.hands[seat] = cards.splice(0, state.hands[seat]?.length ?? 0)
    twin.bids[seat] = (state.bids[seat] ?? null) === null ? null : (cards.pop() ?? null)
  }
  twin.pile.splice(knowsTop ? 1 : 0, twin.pile.length, ...cards)
  return twin
}

function allCards({ hands, bids, pile, played }: State): number[] {
  return [...hands.flat(), ...bids.filter((card) => card !== null), ...pile, ...played.flat()]
}

export const proof: Proof<Pearls> = {
  words: { en, fr },
  rulebooks,
  redeal,
  invariants: {
    pearls({ bank, pearls: held }) {
      const sum = held.reduce((total, count) => total + count, bank)
      return sum === allPearls ? null : `there are ${sum}, not ${allPearls}`
    },
    cards(state) {
      const cards = allCards(state).toSorted((a, b) => a - b)
      return cards.join() === deckFor(state.hands.length).join() ? null : `the cards are ${cards.join()}`
    },
  },
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { die: 'four' } },
    { seats: 3, options: { peeking: false } },
  ],
  bots: [(table, seat) => table.prompt(seat)?.moves.at(-1) ?? { type: 'pass' }],
}
