import type { Passage, Say, Seat } from '@octopolis/engine'
import type { Drawer, RitualEntry } from '../logbook.ts'
import type { EntryView, NavigationView, View } from '../view.ts'
import { allegiances, cardList, cardName, list, muskets, oneOf, posts, rituals } from './en-nouns.ts'
import { chronicle, handOfPost, seenCards, shares } from './seen.ts'

/** Names in a sentence; the reader is "you". */
export type Who = (seat: Seat) => string

/** What everybody saw, numbered as claims number it. */
export function chronicleLines(view: View, say: Say): string[] {
  return chronicle(view).map(({ number, entry }) => `No. ${number}: ${happened(entry, say)}`)
}

/** What this viewer saw of it besides; once the game is over, everybody has seen everything. */
export function notebookLines(view: View, who: Who): string[] {
  const under = view.navigation === null ? [] : seenIn(view.navigation, view, who)
  return [
    ...chronicle(view).flatMap(({ number, entry }) => seenIn(entry, view, who).map((seen) => `No. ${number}: ${seen}`)),
    ...under.map((seen) => `Now: ${seen}`),
  ]
}

/** KRA-9.2 */
export function timeline(view: View, say: Say): Passage {
  const lines = chronicle(view).flatMap(({ number, entry }) => [
    `No. ${number}: ${happened(entry, say)}`,
    ...seenIn(entry, view, (seat) => say.name(seat)).map((seen) => `– ${seen}`),
  ])
  return { title: 'The whole truth', lines: lines.length === 0 ? ['Nothing happened, and all of it was true'] : lines }
}

function happened(entry: EntryView, say: Say): string {
  switch (entry.type) {
    case 'navigation':
      return steered(entry, say)
    case 'test':
      return tested(entry, say)
    case 'mutiny':
      return `mutiny, and ${say.name(entry.captain)} is captain`
    case 'shuffle':
      return 'pile and discards shuffled into a new pile'
    case 'peek': {
      const by = entry.by === 'telescope' ? 'through the telescope' : 'from the look-out'
      return `${say.name(entry.seat)} saw the top card ${by} and ${entry.discarded ? 'discarded it' : 'left it'}`
    }
    case 'mermaid': {
      const count = entry.cards.length
      return `the mermaid showed ${say.name(entry.seat)} ${count} ${count === 1 ? 'discard' : 'discards'}`
    }
    case 'search':
      return `${say.name(entry.captain)} searched the cabin of ${say.name(entry.seat)}`
    case 'tongue':
      return `${say.name(entry.captain)} had the tongue of ${say.name(entry.seat)} cut off`
    case 'flog':
      return `${say.name(entry.captain)} had ${say.name(entry.seat)} flogged: not ${oneOf[entry.not]}`
    case 'fed':
      return `${say.name(entry.captain)} fed ${say.name(entry.seat)} to the Kraken`
    case 'ritual':
      return `a ritual, ${rituals[entry.ritual]}${stashOf(entry, say)}`
  }
}

/** Who was to sail, and who had muskets against it. */
function tested(test: Extract<EntryView, { type: 'test' }>, say: Say): string {
  const { captain, lieutenant, navigator, shown } = test
  const team = [captain, lieutenant, navigator].filter((seat) => seat !== null)
  const against = shown.flatMap((count, seat) => (count === null || count === 0 ? [] : [`${say.name(seat)} ${count}`]))
  const forward = against.length === 0 ? 'not a musket' : `muskets from ${list(against)}`
  return `loyalty test for ${list(team.map((seat) => say.name(seat)))} (${forward})`
}

function stashOf({ given }: RitualEntry, say: Say): string {
  if (given.length === 0) return ''
  const parts = shares(given).map(({ seat, muskets: count }) => `${muskets(count)} for ${say.name(seat)}`)
  return `: ${list(parts)}`
}

function steered({ captain, lieutenant, navigator, emergency, revealed, jumped }: NavigationView, say: Say): string {
  const crew = [
    `${say.name(captain)} as captain`,
    ...(lieutenant === null ? [] : [`${say.name(lieutenant)} as lieutenant`]),
    ...(navigator === null ? [] : [`${say.name(navigator)} as navigator`]),
  ]
  const result = jumped ? 'the navigator jumped' : revealed === null ? 'under way' : cardName(revealed)
  return `${result}, with ${list(crew)}${emergency ? ', in an emergency' : ''}`
}

function seenIn(entry: EntryView, view: View, who: Who): string[] {
  switch (entry.type) {
    case 'navigation':
      return [...handSeen(entry, 'captain', who), ...handSeen(entry, 'lieutenant', who), ...logbookSeen(entry, who)]
    case 'peek':
      return entry.card === null ? [] : [`${who(entry.seat)} saw ${cardName(entry.card)} on top`]
    case 'mermaid': {
      const cards = seenCards(entry.cards)
      return cards === null ? [] : [`${who(entry.seat)} saw ${cardList(cards)} at the mermaid’s`]
    }
    case 'search': {
      if (view.ending === null && entry.captain !== view.viewer) return []
      const mate = view.crew[entry.seat]
      if (mate === undefined || mate.dealt === null) return []
      const sign = mate.convert === true ? ', with the sign of the tentacle' : ''
      return [`${who(entry.captain)} saw the card of ${who(entry.seat)}: ${allegiances[mate.dealt]}${sign}`]
    }
    case 'ritual':
      return ritualSeen(entry, view, who)
    case 'test':
    case 'mutiny':
    case 'shuffle':
    case 'tongue':
    case 'flog':
    case 'fed':
      return []
  }
}

function handSeen(navigation: NavigationView, post: Drawer, who: Who): string[] {
  const { drew, threw, gave } = handOfPost(navigation, post)
  const cards = seenCards(drew)
  if (cards === null) return []
  const seat = post === 'captain' ? navigation.captain : navigation.lieutenant
  const name = seat === null ? `Chance, as ${posts[post]},` : `${who(seat)}, as ${posts[post]},`
  const thrown = seenCards(threw)
  const away = thrown === null ? '' : ` (in place of ${cardList(thrown)})`
  return [`${name} drew ${cardList(cards)}${away}${gave === null ? '' : `, gave ${cardName(gave)}`}`]
}

function logbookSeen({ navigator, logbook }: NavigationView, who: Who): string[] {
  const cards = seenCards(logbook)
  if (cards === null) return []
  return [`${navigator === null ? 'Chance' : who(navigator)}, as navigator, found ${cardList(cards)} in the logbook`]
}

function ritualSeen({ ritual, chose, team }: RitualEntry, view: View, who: Who): string[] {
  const leader = view.crew.findIndex(({ dealt }) => dealt === 'leader')
  if (leader < 0) return []
  if (chose !== null) return [`${who(leader)}, the cult leader, chose ${chose === view.viewer ? 'you' : who(chose)}`]
  if (ritual !== 'cabin' || (view.ending === null && leader !== view.viewer)) return []
  const found = team.flatMap((seat) => {
    if (seat === leader) return []
    const dealt = view.crew[seat]?.dealt ?? null
    return dealt === null ? [] : [`${who(seat)} ${allegiances[dealt]}`]
  })
  return found.length === 0 ? [] : [`${who(leader)}, the cult leader, saw the cards of the team: ${list(found)}`]
}
