import type { Passage, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, lastTurn, locations, mostPower, type Location } from '../data/places.ts'
import type { Parley } from '../state.ts'
import type { View } from '../view.ts'
import { components, exteriors, hands, list, places, stores, wanted } from './fr-nouns.ts'
import { clockIn, cultsFrom, fateOf, hoardIn, parleyIn, type SeenCult } from './seen.ts'

type Who = (seat: Seat) => string

export function table(view: View, say: Say): readonly Passage[] {
  const who: Who = (seat) => (seat === view.viewer ? 'Vous' : say.name(seat))
  const cults = cultsFrom(view)
  const parley = parleyIn(view)
  return [
    { title: 'La nuit', lines: nightLines(view, say) },
    ...(parley === null ? [] : [negotiation(view, parley, who)]),
    ...secrets(view),
    { title: 'Cultes', lines: cults.map((cult) => cultLine(view, cult, who)) },
    { title: 'Composantes', lines: cults.map((cult) => componentLine(view, cult, who)) },
    { title: 'Rejetons', lines: offspringLines(view, cults, say) },
    { title: 'Lieux', lines: locations.flatMap((at) => locationLines(view, at)) },
  ]
}

function nightLines({ night: { exterior, goal, hidden }, turn, ending }: View, say: Say): string[] {
  const lines = [
    `Tour ${turn} sur ${lastTurn}`,
    `But : ${goal} composantes différentes, et au moins 1 point de puissance pour en profiter`,
    exterior === null
      ? 'Partie rapide : pas d’Extérieur'
      : `L’Extérieur est ${exteriors[exterior].the} : ${exteriors[exterior].effect}`,
  ]
  if (hidden) lines.push('Les composantes sont face cachée')
  if (ending !== null) {
    const winner = ending.places.indexOf(1)
    lines.unshift(`La partie est finie : ${winner < 0 ? 'personne ne gagne' : `victoire pour ${say.name(winner)}`}`)
  }
  return lines
}

function negotiation({ viewer }: View, { at, round, parties }: Parley, who: Who): Passage {
  const takes: Who = (seat) => (seat === viewer ? 'vous vous servez' : `${who(seat)} se sert`)
  return {
    title: `Négociation ${places[at].in}, tour de discussion ${round} sur 2`,
    lines: parties.map(({ cult, stance, locked }) => {
      if (stance === null) return `${who(cult)} : pas encore de position`
      return `${who(cult)} : « ${wanted(stance, takes)} », position ${locked ? 'verrouillée' : 'non verrouillée'}`
    }),
  }
}

/** What the reader alone knows. */
function secrets(view: View): Passage[] {
  const clock = clockIn(view)
  const hoard = hoardIn(view)
  const count = `${hoard.length} sur ${view.night.goal}`
  return [
    ...(clock === null
      ? []
      : [{ title: 'Votre horloge secrète', lines: [hands(clock, fateOf(view, clock))], own: true }]),
    ...(hoard.length === 0
      ? []
      : [{ title: `Vos composantes cachées, ${count}`, lines: hoard.map((kind) => components[kind].name), own: true }]),
  ]
}

function cultLine({ agenda }: View, { seat, at, lying, power, ready }: SeenCult, who: Who): string {
  if (at === 0) return `${who(seat)} : hors jeu`
  const posture = lying ? 'cultistes couchés' : 'cultistes debout'
  const line = `${who(seat)} : ${posture} ${places[at].in}, puissance ${power} sur ${mostPower}`
  return agenda.at(-1)?.type === 'clock' ? `${line}, horloge ${ready ? 'réglée' : 'pas encore réglée'}` : line
}

function componentLine({ night: { goal, hidden }, ending }: View, cult: SeenCult, who: Who): string {
  const { seat, power, tokens, taken } = cult
  // The reader's own are no exception here: this is what everybody sees of them.
  const held = hidden && ending === null ? null : cult.components
  if (tokens === 0) return `${who(seat)} : aucune`
  const kinds = held === null ? `${tokens} face cachée` : held.map((kind) => components[kind].name).join(', ')
  if (power === 0) return `${who(seat)} : ${kinds}, hors jeu`
  if (held !== null) return `${who(seat)} : ${kinds} (${tokens} sur ${goal})`
  const known = taken.length === 0 ? '' : `, dont ${list(taken.map((kind) => components[kind].a))} de ce tour-ci`
  return `${who(seat)} : ${kinds}${known}`
}

function offspringLines({ viewer }: View, cults: readonly SeenCult[], say: Say): string[] {
  const lines = cults.flatMap(({ seat, offspring }) =>
    offspring === 0 ? [] : [`${seat === viewer ? 'Le vôtre' : say.name(seat)} : ${places[offspring].in}`],
  )
  return lines.length === 0 ? ['Aucun sur le plateau'] : lines
}

function locationLines({ night: { exterior, stairs }, stock }: View, at: Location): string[] {
  const left = stores(at, stock[at])
  if (at === exteriorLocation) return exterior === null ? [] : [`${at}. ${exteriors[exterior].name} : ${left}`]
  const near = stairs[at]?.map((room) => places[room].name) ?? []
  return [`${at}. ${places[at].name} : ${left} ; escaliers vers ${near.join(', ')}`]
}
