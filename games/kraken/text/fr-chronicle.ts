import type { Passage, Say, Seat } from '@octopolis/engine'
import type { Drawer, RitualEntry } from '../logbook.ts'
import type { EntryView, NavigationView, View } from '../view.ts'
import { allegiances, cardList, cardName, de, list, muskets, oneOf, posts, rituals } from './fr-nouns.ts'
import { chronicle, handOfPost, seenCards, shares } from './seen.ts'

/** Names in a sentence; the reader is "vous". */
export type Who = (seat: Seat) => string

/** What everybody saw, numbered as claims number it. */
export function chronicleLines(view: View, say: Say): string[] {
  return chronicle(view).map(({ number, entry }) => `N° ${number} : ${happened(entry, say)}`)
}

/** What this viewer saw of it besides; once the game is over, everybody has seen everything. */
export function notebookLines(view: View, who: Who): string[] {
  const under = view.navigation === null ? [] : seenIn(view.navigation, view, who)
  return [
    ...chronicle(view).flatMap(({ number, entry }) => seenIn(entry, view, who).map((seen) => `N° ${number} : ${seen}`)),
    ...under.map((seen) => `En cours : ${seen}`),
  ]
}

/** KRA-9.2 */
export function timeline(view: View, say: Say): Passage {
  const lines = chronicle(view).flatMap(({ number, entry }) => [
    `N° ${number} : ${happened(entry, say)}`,
    ...seenIn(entry, view, (seat) => say.name(seat)).map((seen) => `– ${seen}`),
  ])
  return { title: 'Toute la vérité', lines: lines.length === 0 ? ['Il ne s’est rien passé, et c’est vrai'] : lines }
}

function happened(entry: EntryView, say: Say): string {
  switch (entry.type) {
    case 'navigation':
      return steered(entry, say)
    case 'test':
      return tested(entry, say)
    case 'mutiny':
      return `mutinerie, ${say.name(entry.captain)} prend le commandement`
    case 'shuffle':
      return 'pioche et défausse mélangées en une nouvelle pioche'
    case 'peek': {
      const by = entry.by === 'telescope' ? 'longue-vue' : 'Vigie'
      return `${say.name(entry.seat)} regarde la première carte (${by}) et la ${entry.discarded ? 'défausse' : 'laisse'}`
    }
    case 'mermaid': {
      const count = entry.cards.length
      const cards = count === 0 ? 'rien' : count === 1 ? 'la dernière défausse' : `les ${count} dernières défausses`
      return `la sirène montre ${cards} à ${say.name(entry.seat)}`
    }
    case 'search':
      return `${say.name(entry.captain)} fouille la cabine ${de(say.name(entry.seat))}`
    case 'tongue':
      return `${say.name(entry.captain)} fait couper la langue ${de(say.name(entry.seat))}`
    case 'flog':
      return `${say.name(entry.captain)} inflige le supplice à ${say.name(entry.seat)}, qui n’est pas ${oneOf[entry.not]}`
    case 'fed':
      return `${say.name(entry.captain)} livre ${say.name(entry.seat)} au Kraken`
    case 'ritual':
      return `rituel, ${rituals[entry.ritual]}${stashOf(entry, say)}`
  }
}

/** Who was to sail, and who had muskets against it. */
function tested(test: Extract<EntryView, { type: 'test' }>, say: Say): string {
  const { captain, lieutenant, navigator, shown } = test
  const team = [captain, lieutenant, navigator].filter((seat) => seat !== null)
  const against = shown.flatMap((count, seat) => (count === null || count === 0 ? [] : [`${say.name(seat)} ${count}`]))
  const forward = against.length === 0 ? 'pas un mousquet' : `mousquets : ${list(against)}`
  return `preuve de loyauté pour ${list(team.map((seat) => say.name(seat)))} (${forward})`
}

function stashOf({ given }: RitualEntry, say: Say): string {
  if (given.length === 0) return ''
  return ` (${list(shares(given).map(({ seat, muskets: count }) => `${muskets(count)} pour ${say.name(seat)}`))})`
}

function steered({ captain, lieutenant, navigator, emergency, revealed, jumped }: NavigationView, say: Say): string {
  const crew = [
    `${say.name(captain)} (capitaine)`,
    ...(lieutenant === null ? [] : [`${say.name(lieutenant)} (lieutenant)`]),
    ...(navigator === null ? [] : [`${say.name(navigator)} (navigateur)`]),
  ]
  const result = jumped ? 'saut par-dessus bord' : revealed === null ? 'en mer' : cardName(revealed)
  return `${result}, avec ${list(crew)}${emergency ? ', en urgence' : ''}`
}

function seenIn(entry: EntryView, view: View, who: Who): string[] {
  switch (entry.type) {
    case 'navigation':
      return [...handSeen(entry, 'captain', who), ...handSeen(entry, 'lieutenant', who), ...logbookSeen(entry, who)]
    case 'peek':
      return entry.card === null ? [] : [`${who(entry.seat)}, sur la pioche, ${cardName(entry.card)}`]
    case 'mermaid': {
      const cards = seenCards(entry.cards)
      return cards === null ? [] : [`${who(entry.seat)}, chez la sirène, ${cardList(cards)}`]
    }
    case 'search': {
      if (view.ending === null && entry.captain !== view.viewer) return []
      const mate = view.crew[entry.seat]
      if (mate === undefined || mate.dealt === null) return []
      const sign = mate.convert === true ? ', avec le signe du tentacule' : ''
      return [`dans la cabine ${de(who(entry.seat))}, une carte ${allegiances[mate.dealt]}${sign}`]
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
  const name = seat === null ? `le hasard (${posts[post]})` : `${who(seat)} (${posts[post]})`
  const thrown = seenCards(threw)
  const away = thrown === null ? '' : ` (au lieu de ${cardList(thrown)})`
  return [`${name}, en main ${cardList(cards)}${away}${gave === null ? '' : `, au livre de bord ${cardName(gave)}`}`]
}

function logbookSeen({ navigator, logbook }: NavigationView, who: Who): string[] {
  const cards = seenCards(logbook)
  if (cards === null) return []
  const name = navigator === null ? 'le hasard' : who(navigator)
  return [`${name} (navigateur), dans le livre de bord ${cardList(cards)}`]
}

function ritualSeen({ ritual, chose, team }: RitualEntry, view: View, who: Who): string[] {
  const leader = view.crew.findIndex(({ dealt }) => dealt === 'leader')
  if (leader < 0) return []
  const chief = `${who(leader)}, chef du Culte,`
  if (chose !== null) {
    const touches = leader === view.viewer ? 'vous posez' : `${chief} pose`
    return [`${touches} la main sur ${chose === view.viewer ? 'votre épaule' : `l’épaule ${de(who(chose))}`}`]
  }
  if (ritual !== 'cabin' || (view.ending === null && leader !== view.viewer)) return []
  const found = team.flatMap((seat) => {
    if (seat === leader) return []
    const dealt = view.crew[seat]?.dealt ?? null
    return dealt === null ? [] : [`${who(seat)} ${allegiances[dealt]}`]
  })
  return found.length === 0 ? [] : [`${chief} dans les cabines de l’équipe, ${list(found)}`]
}
