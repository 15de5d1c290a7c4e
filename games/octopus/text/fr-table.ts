import type { Passage, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, lastTurn, locations, mostPower, type Location } from '../data/places.ts'
import type { Parley } from '../state.ts'
import type { View } from '../view.ts'
import { components, exteriors, hands, list, places, wanted } from './fr-nouns.ts'
import { cultsFrom, fateOf, parleyIn, type SeenCult } from './seen.ts'

type Who = (seat: Seat) => string

export function table(view: View, say: Say): readonly Passage[] {
  const who: Who = (seat) => (seat === view.viewer ? 'Vous' : say.name(seat))
  const cults = cultsFrom(view)
  const parley = parleyIn(view)
  return [
    { title: 'La nuit', lines: nightLines(view, say) },
    ...(parley === null ? [] : [negotiation(view, parley, who)]),
    { title: 'Cultes', lines: cults.flatMap((cult) => cultLines(view, cult, who)) },
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

function cultLines(view: View, cult: SeenCult, who: Who): string[] {
  const { viewer, agenda } = view
  const { seat, at, lying, power, ready, clock } = cult
  if (at === 0) return [`${who(seat)} : hors jeu`]
  const posture = lying ? 'cultistes couchés' : 'cultistes debout'
  const line = `${who(seat)} : ${posture} ${places[at].in}, puissance ${power} sur ${mostPower}`
  if (agenda.at(-1)?.type !== 'clock') return [line]
  if (seat !== viewer || clock === null) return [`${line}, horloge ${ready ? 'réglée' : 'pas encore réglée'}`]
  return [line, `Votre horloge – ${hands(clock, fateOf(view, clock))}`]
}

function componentLine({ night: { goal } }: View, cult: SeenCult, who: Who): string {
  const { seat, power, tokens, components: held, taken } = cult
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
  const left = stock[at] ?? 0
  const { name, no, many } = components[at]
  const stores = left === 0 ? no : `${left} ${left === 1 ? name : many}`
  if (at === exteriorLocation) return exterior === null ? [] : [`${at}. ${exteriors[exterior].name} : ${stores}`]
  const near = stairs[at]?.map((room) => places[room].name) ?? []
  return [`${at}. ${places[at].name} : ${stores} ; escaliers vers ${near.join(', ')}`]
}
