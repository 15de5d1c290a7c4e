import { languages, QuickChance, type AnyTable, type AnyWords, type Seat } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { expect, test } from 'vitest'
import type { TableInWordsProps } from '../table/inwords/TableInWords.tsx'
import { draw, short, wronglyShown, type Draw } from './shown.tsx'

/** A lot as small as that of every change has to find each of these pages, whatever is dealt. */
const seeds = ['a', 'b', 'c']
const SOME = 20

/** Another page; null: this one can't be drawn so. */
type Wrong = (props: TableInWordsProps, table: AnyTable) => Partial<TableInWordsProps> | null

const neighbour = (seat: Seat, table: AnyTable): Seat => (seat + 1) % table.seats

/** Words that are missing: their bare names are shown. */
function bare(words: object): Readonly<Record<string, () => string>> {
  return Object.fromEntries(Object.keys(words).map((key) => [key, () => key]))
}

const says = (change: (words: AnyWords) => Partial<AnyWords>): Wrong => {
  return ({ words }) => ({ words: { ...words, ...change(words) } })
}

/** Pages that are given something else than they should be. */
const given: Readonly<Record<string, Wrong>> = {
  'only the first few answers can be given': ({ prompt }) =>
    prompt === null ? null : { prompt: { ...prompt, moves: prompt.moves.slice(0, -1) } },
  'another’s question is shown': ({ seat, prompt }, table) => {
    const other = table.awaiting.find((one) => one !== seat)
    return seat === null || prompt === null || other === undefined ? null : { prompt: table.prompt(other) }
  },
  'a watcher is shown somebody’s question': ({ seat }, table) => {
    const [first] = table.awaiting
    return seat !== null || first === undefined ? null : { prompt: table.prompt(first) }
  },
  'another’s view is shown': ({ seat }, table) => (seat === null ? null : { view: table.view(neighbour(seat, table)) }),
  'the last thing that happened is not told': ({ log }) => ({ log: log.slice(0, -1) }),
  'what was told to another is told': ({ seat }, table) =>
    seat === null ? null : { log: table.log(neighbour(seat, table)) },
  'one waits for somebody else': ({ prompt, awaiting }, table) =>
    prompt === null ? { awaiting: awaiting.map((seat) => neighbour(seat, table)) } : null,
  'the page is in another language than the game': ({ language }) => ({ language: language === 'en' ? 'fr' : 'en' }),
  'a name is missing': ({ say }) => ({
    say: { name: (seat) => (seat === 0 ? (undefined as unknown as string) : say.name(seat)) },
  }),
  'a question is shown by its bare name': says(({ asks }) => ({ asks: bare(asks) })),
  'an answer is shown by its bare name': says(({ answers }) => ({ answers: bare(answers) })),
  'a fact is shown by its bare name': says(({ facts }) => ({ facts: bare(facts) })),
  'what only one knows is shown as what lies on the table': says(({ table }) => ({
    table: (view, say) => table(view, say).map((passage) => ({ ...passage, own: false })),
  })),
  'a part of the table is left out': says(({ table }) => ({ table: (view, say) => table(view, say).slice(1) })),
}

/** The same where a page is shown but once a game. */
const givenAtTheEnd: Readonly<Record<string, Wrong>> = {
  'the last has won': ({ outcome }) =>
    outcome === null ? null : { outcome: { ...outcome, places: outcome.places.toReversed() } },
  'an end has no words': ({ outcome, words }) => (outcome === null ? null : { words: { ...words, endings: {} } }),
  'a game that is over goes on': ({ outcome }) => (outcome === null ? null : { outcome: null }),
}

/** Pages on which something is missing though all was given. */
const drawn: Readonly<Record<string, RegExp>> = {
  'there is nothing to answer with': /<fieldset.*?<\/fieldset>/s,
  'the first answer has no button': /<li><button(?:(?!<\/li>).)*<\/li>/s,
  'an answer can’t be sent': /<button[^>]*aria-describedby.*?<\/button>/s,
}

type Plant = (chance: QuickChance) => Draw

const plants: Readonly<Record<string, Plant>> = {
  ...plantsOf(given, (wrong) => (chance) => (props, table) => {
    const change = chance.below(SOME) === 0 ? wrong(props, table) : null
    return draw({ ...props, ...change }, table)
  }),
  ...plantsOf(givenAtTheEnd, (wrong) => () => (props, table) => draw({ ...props, ...wrong(props, table) }, table)),
  ...plantsOf(drawn, (missing) => (chance) => (props, table) => {
    const markup = draw(props, table)
    return chance.below(SOME) === 0 ? markup.replace(missing, '') : markup
  }),
}

function plantsOf<Of>(faults: Readonly<Record<string, Of>>, plant: (of: Of) => Plant): Record<string, Plant> {
  return Object.fromEntries(Object.entries(faults).map(([what, of]) => [what, plant(of)]))
}

/** What a lot finds, as far as it has to be played for that. */
function lot(seed: string, page: Draw): string[] {
  for (const box of Object.values(boxes)) {
    for (const language of languages) {
      const found = wronglyShown(box, { language, lot: short, seed, draw: page })
      if (found.length > 0) return found
    }
  }
  return []
}

test('nothing is found on a page that is sound', () => {
  for (const seed of seeds) expect(lot(seed, draw), `seed ${seed}`).toEqual([])
})

test.each(Object.entries(plants))('a lot finds: %s', (what, plant) => {
  const found = seeds.filter((seed) => lot(seed, plant(new QuickChance(seed))).length > 0)
  console.log(`figures: ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})
