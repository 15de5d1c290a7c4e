import type { Seat } from '@octopolis/engine'
import { cards, type Card } from '../data/cards.ts'
import { headings, type Heading } from '../data/headings.ts'
import type { Moment } from '../data/characters.ts'
import { isHarbour, spaceAt, type Space, type SpaceId } from '../data/charts.ts'
import type { Post } from '../data/crew.ts'
import type { Drawer } from '../logbook.ts'
import type { Use } from '../moves.ts'
import { mayUse } from '../rules/characters/legal-uses.ts'
import type { EntryView, HandView, MateView, NavigationView, View } from '../view.ts'

export interface SeenMate extends MateView {
  readonly seat: Seat
}

/** The crew as a viewer reads it: its own line first. */
export function crewFrom({ crew, viewer }: View): SeenMate[] {
  return crew
    .map((mate, seat) => ({ ...mate, seat }))
    .toSorted((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer))
}

export function mine({ crew, viewer }: View): SeenMate | null {
  const mate = viewer === 'watcher' ? undefined : crew[viewer]
  return viewer === 'watcher' || mate === undefined ? null : { ...mate, seat: viewer }
}

export function musketsOf({ crew }: View, seat: Seat): number {
  return crew[seat]?.muskets ?? 0
}

export function offDuty({ crew }: View): Seat[] {
  return crew.flatMap((mate, seat) => (mate.offDuty && mate.aboard ? [seat] : []))
}

/** Where one colour leads, and what is met there. */
export interface Leg {
  readonly heading: Heading
  readonly to: SpaceId
  readonly space: Space
  readonly supplied: boolean
}

/** What each colour leads to from where the ship is; nothing, once it is in a harbour. */
export function courses({ voyage: { chart }, ship }: View): Leg[] {
  const here = spaceAt(chart, ship)
  if (isHarbour(here)) return []
  return headings.map((heading) => {
    const space = spaceAt(chart, here[heading])
    const supplied = here.south === true && !(!isHarbour(space) && space.south === true)
    return { heading, to: here[heading], space, supplied }
  })
}

export function legOf(view: View, card: Card): Leg | null {
  return courses(view).find(({ heading }) => heading === cards[card].heading) ?? null
}

/** Leagues from the port of departure; east and north count up. */
export function leagues(at: SpaceId): { readonly east: number; readonly north: number } {
  const [east = 0, north = 0] = at.split(',').map(Number)
  return { east, north }
}

/** What lies on the table once it is shown, as it counts. */
export function total({ test: { committed, doubled } }: View): number {
  return committed.reduce<number>((sum, muskets, seat) => sum + (muskets ?? 0) * (doubled.includes(seat) ? 2 : 1), 0)
}

export function isTesting({ agenda, team, navigation }: View): boolean {
  if (navigation !== null || (team.lieutenant === null && team.navigator === null)) return false
  return agenda.some(({ type }) => type === 'test' || type === 'count' || type === 'ruleOut')
}

export function postOf({ captain, team, navigation }: View, seat: Seat): Post | null {
  if (seat === captain) return 'captain'
  const { lieutenant, navigator } = navigation ?? team
  if (seat === lieutenant) return 'lieutenant'
  return seat === navigator ? 'navigator' : null
}

/** What the viewer holds as captain or lieutenant. */
export function ownHand({ navigation, viewer }: View): HandView | null {
  if (navigation === null || viewer === 'watcher') return null
  if (navigation.captain === viewer) return navigation.captainHand
  return navigation.lieutenant === viewer ? navigation.lieutenantHand : null
}

/** The cards, where the viewer has seen them all; null where it hasn't. */
export function seenCards(found: readonly (Card | null)[]): readonly Card[] | null {
  const seen = found.filter((card) => card !== null)
  return seen.length === found.length && seen.length > 0 ? seen : null
}

/** Can the viewer's character do anything at this moment? */
export function isMyMoment(view: View, moment: Moment): boolean {
  return view.viewer !== 'watcher' && mayUse(view, moment, view.viewer).length > 1
}

/** Whom or what a character is used on, in the order in which it is asked. */
export function targetsOf(use: Use): readonly (Seat | Drawer)[] {
  if ('post' in use) return [use.post]
  if ('from' in use) return [use.from, use.to]
  if ('to' in use) return [...use.seats, use.to]
  if ('seats' in use) return use.seats
  return 'seat' in use ? [use.seat] : []
}

/** KRA-7.3: is there anybody whom the viewer, as leader, could touch? */
export function mayConvert(view: View): boolean {
  const self = mine(view)
  if (self?.dealt !== 'leader' || !self.aboard) return false
  return view.crew.some((mate, seat) => seat !== self.seat && mate.aboard && !mate.searched && mate.flogged === null)
}

export function isLeaderAboard(view: View): boolean {
  const self = mine(view)
  return self?.dealt === 'leader' && self.aboard
}

/** An entry of the chronicle and its number there, by which claims call it. */
interface Numbered {
  readonly number: number
  readonly entry: EntryView
}

export function chronicle({ log }: View): Numbered[] {
  return log.map((entry, at) => ({ number: at + 1, entry }))
}

export function navigationAt({ log }: View, at: number): NavigationView | null {
  const entry = log[at]
  return entry?.type === 'navigation' ? entry : null
}

export function handOfPost(navigation: NavigationView, post: Drawer): HandView {
  return post === 'captain' ? navigation.captainHand : navigation.lieutenantHand
}

/** How many cards of each colour, in the order west, north, east; colours without any are left out. */
export function byHeading(record: readonly Card[]): { readonly heading: Heading; readonly count: number }[] {
  return headings
    .map((heading) => ({ heading, count: record.filter((card) => cards[card].heading === heading).length }))
    .filter(({ count }) => count > 0)
}

/** KRA-7.1: how three muskets are split, with the most in one hand first. */
type Split =
  | { readonly type: 'three'; readonly to: Seat }
  | { readonly type: 'two'; readonly to: Seat; readonly one: Seat }
  | { readonly type: 'each'; readonly to: readonly [Seat, Seat, Seat] }

export function splitOf(to: readonly [Seat, Seat, Seat]): Split {
  const [first, second, third] = to
  if (first === second && second === third) return { type: 'three', to: first }
  if (first === second) return { type: 'two', to: first, one: third }
  if (second === third) return { type: 'two', to: second, one: first }
  if (first === third) return { type: 'two', to: first, one: second }
  return { type: 'each', to }
}

/** Who got how many, in the order of their seats. */
export function shares(given: readonly Seat[]): { readonly seat: Seat; readonly muskets: number }[] {
  const seats = [...new Set(given)].toSorted((a, b) => a - b)
  return seats.map((seat) => ({ seat, muskets: given.filter((other) => other === seat).length }))
}

export function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
}
