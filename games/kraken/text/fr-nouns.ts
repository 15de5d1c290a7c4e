import { listIn } from '@octopolis/engine'
import { cards, type Action, type Card, type Ritual } from '../data/cards.ts'
import type { Heading } from '../data/headings.ts'
import { isHarbour, spaceAt, start, type ChartName, type Goal, type SpaceId, type Token } from '../data/charts.ts'
import type { Allegiance, Faction, Post } from '../data/crew.ts'
import type { MateView, View } from '../view.ts'
import { byHeading, courses, leagues, type Leg } from './seen.ts'

/** A colour is never said without its direction. */
export const headingNames: Readonly<Record<Heading, string>> = {
  west: 'ouest (rouge)',
  north: 'nord (jaune)',
  east: 'est (bleu)',
}

const directions: Readonly<Record<Heading, { readonly name: string; readonly colour: string }>> = {
  west: { name: 'ouest', colour: 'rouge' },
  north: { name: 'nord', colour: 'jaune' },
  east: { name: 'est', colour: 'bleu' },
}

export const actions: Readonly<Record<Action, string>> = {
  drunk: 'Ivresse',
  mermaid: 'Sirène',
  telescope: 'Longue-vue',
  armed: 'Ravitaillement',
  disarmed: 'Confiscation',
  uprising: 'Éveil du Culte',
}

/** "ouest (rouge, Ivresse)" */
export function cardName(card: Card): string {
  const { heading, action } = cards[card]
  const { name, colour } = directions[heading]
  return `${name} (${colour}, ${actions[action]})`
}

export function list(parts: readonly string[]): string {
  return listIn('fr', parts)
}

export function cardList(found: readonly Card[]): string {
  return found.length === 0 ? 'aucune carte' : list(found.map(cardName))
}

export function headingList(found: readonly Heading[]): string {
  return found.length === 0 ? 'aucune carte' : list(found.map((heading) => headingNames[heading]))
}

export function muskets(count: number): string {
  return `${count === 0 ? 'aucun' : count} ${count <= 1 ? 'mousquet' : 'mousquets'}`
}

/** "de Bo", "d’Ada" */
export function de(name: string): string {
  return /^[aàâäeéèêëhiîïoôöuùûü]/iu.test(name) ? `d’${name}` : `de ${name}`
}

export const tokens: Readonly<Record<Token, string>> = {
  search: 'Fouille de cabine',
  tongue: 'Langue coupée',
  flog: 'Supplice',
  feed: 'Gueule du Kraken',
}

/** Where each harbour is, as an answer to "where?". */
export const goalPlaces: Readonly<Record<Goal, string>> = {
  bluewater: 'à la Baie d’Embrunzur',
  crimson: 'à la Crique Écarlate',
  kraken: 'chez le Kraken',
}

const goalWinners: Readonly<Record<Goal, string>> = {
  bluewater: 'victoire des marins',
  crimson: 'victoire des pirates',
  kraken: 'victoire du Culte',
}

export const chartLabels: Readonly<Record<ChartName, string>> = {
  short: 'Courte Excursion',
  long: 'Longue Traversée',
}

export const rituals: Readonly<Record<Ritual, string>> = {
  conversion: 'Conversion au Culte',
  stash: 'Planque de mousquets',
  cabin: 'Fouille de cabine par le Culte',
}

/** What somebody is: without an article, it fits everybody. */
export const oneOf: Readonly<Record<Faction, string>> = { sailors: 'marin', pirates: 'pirate', cult: 'du Culte' }

/** What is written on the card. */
export const allegiances: Readonly<Record<Allegiance, string>> = {
  sailor: 'Marin',
  pirate: 'Pirate',
  leader: 'Chef du Culte',
  cultist: 'Cultiste',
}

export const posts: Readonly<Record<Post, string>> = {
  captain: 'capitaine',
  lieutenant: 'lieutenant',
  navigator: 'navigateur',
}

/** "à 3 lieues au nord et 1 à l’ouest": where a space is. */
export function placeName(at: SpaceId): string {
  if (at === start) return 'au port de départ'
  const { east, north } = leagues(at)
  const level = `à ${north} ${north === 1 ? 'lieue' : 'lieues'}`
  if (east === 0) return `${level} plein nord`
  return `${level} au nord et ${Math.abs(east)} à ${east < 0 ? 'l’ouest' : 'l’est'}`
}

/** Where the ship lies or goes: in a harbour or at sea. */
export function shipAt(chart: ChartName, at: SpaceId): string {
  const space = spaceAt(chart, at)
  return isHarbour(space) ? goalPlaces[space.goal] : placeName(at)
}

/** "2 ouest (rouge), 1 est (bleu)" */
export function byColour(record: readonly Card[]): string {
  return byHeading(record)
    .map(({ heading, count }) => `${count} ${headingNames[heading]}`)
    .join(', ')
}

/** Where a leg ends, and what is met there. */
export function legEnd({ to, space, supplied }: Leg): string {
  if (isHarbour(space)) return `${goalPlaces[space.goal]}, ${goalWinners[space.goal]}`
  const met = [
    ...(supplied ? ['ligne de ravitaillement franchie'] : []),
    ...(space.token === undefined ? [] : [tokens[space.token]]),
  ]
  return [placeName(to), ...met].join(', ')
}

/** "ouest (rouge) mène à …" */
export function compass(view: View): string {
  return courses(view)
    .map((leg) => `${headingNames[leg.heading]} mène ${legEnd(leg)}`)
    .join(' ; ')
}

/** What everybody can see of somebody, and what may matter to whoever chooses. */
export function marks({ offDuty, searched, flogged, tongueless }: MateView): string[] {
  return [
    ...(offDuty ? ['en quartier libre'] : []),
    ...(searched ? ['cabine fouillée'] : []),
    ...(flogged === null ? [] : [`supplice : pas ${oneOf[flogged]}`]),
    ...(tongueless ? ['langue coupée'] : []),
  ]
}
