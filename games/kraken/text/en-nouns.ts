import { listIn } from '@octopolis/engine'
import { cards, type Action, type Card, type Ritual } from '../data/cards.ts'
import type { Heading } from '../data/headings.ts'
import { isHarbour, spaceAt, start, type ChartName, type Goal, type SpaceId, type Token } from '../data/charts.ts'
import type { Allegiance, Faction, Post } from '../data/crew.ts'
import type { MateView, View } from '../view.ts'
import { byHeading, courses, leagues, type Leg } from './seen.ts'

/** A colour is never said without its direction. */
export const headingNames: Readonly<Record<Heading, string>> = {
  west: 'west (red)',
  north: 'north (yellow)',
  east: 'east (blue)',
}

const directions: Readonly<Record<Heading, { readonly name: string; readonly colour: string }>> = {
  west: { name: 'west', colour: 'red' },
  north: { name: 'north', colour: 'yellow' },
  east: { name: 'east', colour: 'blue' },
}

export const actions: Readonly<Record<Action, string>> = {
  drunk: 'Drunk',
  mermaid: 'Mermaid',
  telescope: 'Telescope',
  armed: 'Armed',
  disarmed: 'Disarmed',
  uprising: 'Cult Uprising',
}

/** "west (red, Drunk)" */
export function cardName(card: Card): string {
  const { heading, action } = cards[card]
  const { name, colour } = directions[heading]
  return `${name} (${colour}, ${actions[action]})`
}

export function list(parts: readonly string[]): string {
  return listIn('en', parts)
}

export function cardList(found: readonly Card[]): string {
  return found.length === 0 ? 'no card at all' : list(found.map(cardName))
}

export function headingList(found: readonly Heading[]): string {
  return found.length === 0 ? 'no card at all' : list(found.map((heading) => headingNames[heading]))
}

export function muskets(count: number): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? 'musket' : 'muskets'}`
}

export const tokens: Readonly<Record<Token, string>> = {
  search: 'Cabin search',
  tongue: 'Off with the tongue',
  flog: 'Flogging',
  feed: 'Feed the Kraken',
}

export const goalNames: Readonly<Record<Goal, string>> = {
  bluewater: 'Bluewater Bay',
  crimson: 'Crimson Cove',
  kraken: 'the Kraken',
}

const goalWinners: Readonly<Record<Goal, string>> = {
  bluewater: 'the sailors win',
  crimson: 'the pirates win',
  kraken: 'the cult wins',
}

export const chartLabels: Readonly<Record<ChartName, string>> = { short: 'short trip', long: 'long journey' }

export const rituals: Readonly<Record<Ritual, string>> = {
  conversion: 'Conversion',
  stash: 'Gun stash',
  cabin: 'Cult cabin search',
}

/** What one of them is. */
export const oneOf: Readonly<Record<Faction, string>> = {
  sailors: 'a sailor',
  pirates: 'a pirate',
  cult: 'one of the cult',
}

export const allegiances: Readonly<Record<Allegiance, string>> = {
  sailor: 'a sailor',
  pirate: 'a pirate',
  leader: 'the cult leader',
  cultist: 'a cultist',
}

export const posts: Readonly<Record<Post, string>> = {
  captain: 'captain',
  lieutenant: 'lieutenant',
  navigator: 'navigator',
}

/** "3 leagues north, 1 west" */
export function placeName(at: SpaceId): string {
  if (at === start) return 'the port of departure'
  const { east, north } = leagues(at)
  const level = `${north} ${north === 1 ? 'league' : 'leagues'} north`
  if (east === 0) return `${level}, dead ahead`
  return `${level}, ${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`
}

/** Where the ship lies: in a harbour or at sea. */
export function shipAt(chart: ChartName, at: SpaceId): string {
  const space = spaceAt(chart, at)
  return isHarbour(space) ? `at ${goalNames[space.goal]}` : at === start ? `in ${placeName(at)}` : placeName(at)
}

/** "2 west (red), 1 east (blue)" */
export function byColour(record: readonly Card[]): string {
  return byHeading(record)
    .map(({ heading, count }) => `${count} ${headingNames[heading]}`)
    .join(', ')
}

/** Where a leg ends, and what is met there. */
export function legEnd({ to, space, supplied }: Leg): string {
  if (isHarbour(space)) return `${goalNames[space.goal]}: ${goalWinners[space.goal]}`
  const met = [
    ...(supplied ? ['over the supply line'] : []),
    ...(space.token === undefined ? [] : [tokens[space.token]]),
  ]
  return met.length === 0 ? placeName(to) : `${placeName(to)}, ${list(met)}`
}

/** "From here, west (red) leads to …; …" */
export function compass(view: View): string {
  return courses(view)
    .map((leg) => `${headingNames[leg.heading]} leads to ${legEnd(leg)}`)
    .join('; ')
}

/** What everybody can see of somebody, and what may matter to whoever chooses. */
export function marks({ offDuty, searched, flogged, tongueless }: MateView): string[] {
  return [
    ...(offDuty ? ['off duty'] : []),
    ...(searched ? ['cabin searched'] : []),
    ...(flogged === null ? [] : [`flogged: not ${oneOf[flogged]}`]),
    ...(tongueless ? ['tongue cut off'] : []),
  ]
}
