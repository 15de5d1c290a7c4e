import type { Passage, Say, Seat } from '@octopolis/engine'
import { crewOf, type Faction } from '../data/crew.ts'
import { musketsNeeded } from '../rules/loyalty.ts'
import { factionKnown, type View } from '../view.ts'
import { chronicleLines, notebookLines, timeline, type Who } from './en-chronicle.ts'
import { roles, when } from './en-characters.ts'
import {
  allegiances,
  byColour,
  chartLabels,
  headingNames,
  legEnd,
  list,
  marks,
  muskets,
  oneOf,
  posts,
  shipAt,
} from './en-nouns.ts'
import { capital, courses, crewFrom, isTesting, mine, postOf, total, type SeenMate } from './seen.ts'

const wants: Readonly<Record<Faction, string>> = {
  sailors: 'bring the ship to Bluewater Bay, in the east (blue)',
  pirates: 'bring the ship to Crimson Cove, in the west (red)',
  cult: 'bring the ship to the Kraken, in the north (yellow), or have the cult leader fed to it',
}

export function table(view: View, say: Say): readonly Passage[] {
  return passages(view, say).map(({ lines, ...passage }) => ({ ...passage, lines: lines.map(capital) }))
}

function passages(view: View, say: Say): readonly Passage[] {
  const who: Who = (seat) => (seat === view.viewer ? 'you' : say.name(seat))
  const isOver = view.ending !== null
  const past = chronicleLines(view, say)
  return [
    { title: 'The voyage', lines: voyageLines(view, say) },
    ...(isTesting(view) ? [{ title: 'The loyalty test', lines: testLines(view, who) }] : []),
    ...(isOver ? [] : secrets(view, who)),
    { title: 'The crew', lines: crewFrom(view).map((mate) => mateLine(view, mate, who)) },
    ...(isOver ? [{ title: 'Who was what', lines: factionLines(view, who) }, timeline(view, say)] : []),
    ...(isOver || past.length === 0 ? [] : [{ title: 'The chronicle', lines: past }]),
  ]
}

function voyageLines(view: View, say: Say): string[] {
  const { voyage, ship, pile, discards, rituals, ending } = view
  const winners = ending?.places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : [])) ?? []
  return [
    ...(ending === null ? [] : [`The game is over: ${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}`]),
    `The ship: ${shipAt(voyage.chart, ship)}, on the ${chartLabels[voyage.chart]}`,
    ...courses(view).map((leg) => `${headingNames[leg.heading]}: to ${legEnd(leg)}`),
    `Navigation cards: ${pile} in the pile, ${discards} discarded`,
    ...trickLines(view),
    `Rituals left: ${rituals}`,
    `Mutiny: at ${muskets(crewOf(voyage.seats).threshold)}`,
  ]
}

/** What the next navigation will be like. */
function trickLines({ tricks: { smuggler, archivist } }: View): string[] {
  return [
    ...smuggler.map((post) => `Smuggler: the ${posts[post]} will draw 3 cards`),
    ...archivist.map((post) => `Archivist: the ${posts[post]} may draw twice`),
  ]
}

function mateLine(view: View, mate: SeenMate, who: Who): string {
  const { seat, muskets: count, aboard, character, shown, used, record } = mate
  const post = view.ending === null ? postOf(view, seat) : null
  const parts = [
    ...(aboard ? [] : ['out of the game']),
    ...(post === null ? [] : [posts[post]]),
    ...(aboard ? [muskets(count)] : []),
    ...marks(mate),
    ...(shown && character !== null ? [`${roles[character].name} (${used ? 'used' : 'face down again'})`] : []),
    ...(record.length === 0 ? [] : [`record: ${byColour(record)}`]),
  ]
  return `${who(seat)}: ${parts.join('; ')}`
}

function testLines(view: View, who: Who): string[] {
  const { test, team, viewer } = view
  const names = (seats: readonly Seat[]) => list(seats.map(who))
  const own = viewer === 'watcher' ? null : (test.committed[viewer] ?? null)
  return [
    ...(team.lieutenant === null ? [] : [`Lieutenant: ${who(team.lieutenant)}`]),
    ...(team.navigator === null ? [] : [`Navigator: ${who(team.navigator)}`]),
    `Needed for a mutiny: ${muskets(musketsNeeded(view))}`,
    ...(test.sitOut.length === 0 ? [] : [`Sitting it out: ${names(test.sitOut)}`]),
    ...(test.pressed.length === 0 ? [] : [`Made to show a musket: ${names(test.pressed)}`]),
    ...(test.equal ? ['Nobody may show more than 1'] : []),
    ...(test.shown ? shownLines(view, who) : own === null ? [] : [`In your fist: ${muskets(own)}`]),
  ]
}

function shownLines(view: View, who: Who): string[] {
  const { committed, doubled, strategist } = view.test
  return [
    ...committed.flatMap((count, seat) => (count === null ? [] : [`${who(seat)}: ${muskets(count)} shown`])),
    ...doubled.map((seat) => `Counting double: ${who(seat)}`),
    ...(strategist === null ? [] : [`Gets them back unless captain: ${who(strategist)}`]),
    `In all: ${muskets(total(view))}`,
  ]
}

/** What the reader alone knows. */
function secrets(view: View, who: Who): Passage[] {
  const self = mine(view)
  if (self === null || self.dealt === null) return []
  const notes = notebookLines(view, who)
  return [
    { title: 'Your secret', lines: secretLines(view, self, who), own: true },
    ...(notes.length === 0 ? [] : [{ title: 'Your notebook', lines: notes, own: true }]),
  ]
}

function secretLines(view: View, self: SeenMate, who: Who): string[] {
  const { dealt, convert, character, used } = self
  const side = factionKnown(self)
  const told = view.crew.flatMap((mate, seat) =>
    seat === self.seat || (mate.dealt === null && mate.convert !== true) ? [] : [knownLine(mate, who(seat))],
  )
  return [
    ...(dealt === null
      ? []
      : [`You are: ${convert === true ? `a cultist, once ${allegiances[dealt]}` : allegiances[dealt]}`]),
    ...(side === null ? [] : [`You want to: ${wants[side]}`]),
    ...(character === null ? [] : [characterLine(character, used)]),
    ...told,
  ]
}

function characterLine(character: NonNullable<SeenMate['character']>, used: boolean): string {
  const { name, does } = roles[character]
  return `${name}: ${does}; ${used ? 'used' : when(character)}`
}

/** What a card showed, and what has become of whoever holds it, where the reader knows. */
function knownLine({ dealt, convert }: View['crew'][number], name: string): string {
  const card = dealt === null ? null : allegiances[dealt]
  if (convert === null && (dealt === 'sailor' || dealt === 'pirate')) return `${name}: ${card} when we cast off`
  if (convert === true) return `${name}: ${card === null ? 'a cultist, converted' : `${card}, converted to the cult`}`
  return `${name}: ${card ?? oneOf.cult}`
}

function factionLines(view: View, who: Who): string[] {
  return crewFrom(view).map((mate) => {
    const character = mate.character === null ? [] : [roles[mate.character].name]
    const line = knownLine(mate, who(mate.seat))
    return [line, ...character].join('; ')
  })
}
