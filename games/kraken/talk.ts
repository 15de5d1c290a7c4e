import type { Seat } from '@octopolis/engine'
import { headings, type Heading } from './data/headings.ts'
import { factions, type Faction } from './data/crew.ts'
import { isEmergency, type Drawer } from './logbook.ts'
import type { State } from './state.ts'
import type { NavigationView, View } from './view.ts'

/** Why somebody is trusted or suspected. */
export const reasons = ['course', 'claims', 'muskets', 'team', 'search', 'hunch'] as const
export type Reason = (typeof reasons)[number]

/** KRA-9.1: what a player may say beside free words. Anything may be a lie. `at` is a place in the log of the voyage. */
export type Talk =
  | { readonly type: 'drew'; readonly at: number; readonly as: Drawer; readonly cards: readonly Heading[] }
  | { readonly type: 'gave'; readonly at: number; readonly as: Drawer; readonly card: Heading }
  | { readonly type: 'logbook'; readonly at: number; readonly cards: readonly Heading[] }
  | { readonly type: 'sang'; readonly at: number; readonly cards: readonly Heading[] }
  | { readonly type: 'peeked'; readonly at: number; readonly card: Heading }
  | { readonly type: 'found'; readonly seat: Seat; readonly faction: Faction }
  | { readonly type: 'am'; readonly faction: Faction }
  | { readonly type: 'trust'; readonly seat: Seat; readonly why: Reason }
  | { readonly type: 'suspect'; readonly seat: Seat; readonly of: 'pirates' | 'cult'; readonly why: Reason }
  /** Asks somebody what they think of somebody, and why. */
  | { readonly type: 'ask'; readonly seat: Seat; readonly about: Seat }

/** Who may say words at all: KRA-4.3, KRA-5.2, KRA-8.24. */
export function mayTalk(view: View, seat: Seat): boolean {
  const mate = view.crew[seat]
  if (view.ending !== null || mate === undefined || !mate.aboard || mate.tongueless) return false
  return !sails(view, seat)
}

/** KRA-4.3: on the team, from the first draw to the reveal. Between a jump and the next draw nothing is revealed yet. */
export function sails(
  { captain, team, navigation, log }: Pick<View | State, keyof View & keyof State>,
  seat: Seat,
): boolean {
  const isOnTeam = seat === captain || seat === team.lieutenant || seat === team.navigator
  return isOnTeam && (navigation !== null || isEmergency(log))
}

export function talk(view: View, seat: Seat): readonly Talk[] {
  if (!mayTalk(view, seat)) return []
  const others = view.crew.flatMap(({ aboard }, other) => (aboard && other !== seat ? [other] : []))
  return [
    ...view.log.flatMap((_entry, at) => claimsAbout(view, seat, at)),
    ...factions.map((faction): Talk => ({ type: 'am', faction })),
    ...others.flatMap((other) => opinions(other)),
    ...others.flatMap((other) =>
      view.crew.flatMap((_mate, about): Talk[] => (about === other ? [] : [{ type: 'ask', seat: other, about }])),
    ),
  ]
}

function opinions(seat: Seat): Talk[] {
  return reasons.flatMap((why): Talk[] => [
    { type: 'trust', seat, why },
    { type: 'suspect', seat, of: 'pirates', why },
    { type: 'suspect', seat, of: 'cult', why },
  ])
}

/** What somebody who was there may claim about one entry of the log, true or not. */
function claimsAbout({ log }: View, seat: Seat, at: number): Talk[] {
  const entry = log[at]
  switch (entry?.type) {
    case 'navigation':
      return [
        ...(entry.captain === seat ? drawerClaims(entry, 'captain', at) : []),
        ...(entry.lieutenant === seat ? drawerClaims(entry, 'lieutenant', at) : []),
        ...(entry.navigator === seat ? hands(2).map((cards): Talk => ({ type: 'logbook', at, cards })) : []),
      ]
    case 'mermaid':
      return entry.seat === seat ? hands(entry.cards.length).map((cards) => ({ type: 'sang', at, cards })) : []
    case 'peek':
      return entry.seat === seat ? headings.map((card) => ({ type: 'peeked', at, card })) : []
    case 'search':
      return entry.captain === seat && isFirstSearch(log, at)
        ? factions.map((faction) => ({ type: 'found', seat: entry.seat, faction }))
        : []
    case 'test':
    case 'mutiny':
    case 'shuffle':
    case 'tongue':
    case 'flog':
    case 'fed':
    case 'ritual':
    case undefined:
      return []
  }
}

/** Somebody who has searched the same cabin twice still has only one thing to say of it. */
function isFirstSearch(log: View['log'], at: number): boolean {
  const entry = log[at]
  if (entry?.type !== 'search') return false
  const { captain, seat } = entry
  return log.findIndex((one) => one.type === 'search' && one.captain === captain && one.seat === seat) === at
}

function drawerClaims(navigation: NavigationView, as: Drawer, at: number): Talk[] {
  const { drew } = as === 'captain' ? navigation.captainHand : navigation.lieutenantHand
  return [
    ...hands(drew.length).map((cards): Talk => ({ type: 'drew', at, as, cards })),
    ...headings.map((card): Talk => ({ type: 'gave', at, as, card })),
  ]
}

/** Every hand of so many cards by their colours, in the order west, north, east. */
function hands(size: number): Heading[][] {
  if (size === 0) return [[]]
  return hands(size - 1).flatMap((hand) => {
    const last = hand.at(-1)
    const from = last === undefined ? 0 : headings.indexOf(last)
    return headings.slice(from).map((heading) => [...hand, heading])
  })
}
