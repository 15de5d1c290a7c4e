import { count, kinds, saysAgain, seat, type GameSchema } from '@octopolis/games/schema'
import { z } from 'zod'
import { headings } from '../data/headings.ts'
import { endings, type Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import { reasons, type Talk } from '../talk.ts'
import type { View } from '../view.ts'
import {
  allegiance,
  ask,
  card,
  character,
  chart,
  drawer,
  faction,
  goal,
  move,
  ritual,
  seats,
  space,
  step,
  team,
  use,
  yes,
} from './parts.ts'
import { entry, hand, mate, navigation, test, view } from './view.ts'

const rise = z.enum(['first', 'mutiny', 'drunk', 'cook']).describe('How somebody comes to be captain.')
const post = z.enum(['captain', 'lieutenant', 'navigator'])
const change = z.enum(['armed', 'disarmed', 'supplied', 'stash', 'gunsmith', 'strategist', 'character'])
const cards = z.array(card)

const fact = kinds('type', {
  voyage: { chart, seats: count },
  dealt: { seat, allegiance, character },
  pirates: { seats },
  captain: { seat, by: rise },
  stays: { seat, by: rise },
  used: { seat, use },
  nominated: { captain: seat, ...team, emergency: yes },
  advised: { seat, lieutenant: seat },
  committed: { seat, muskets: count },
  ready: { seat },
  muskets: { shown: z.array(count.nullable()) },
  joined: { seat, muskets: count },
  declined: { seat, by: seat },
  mutiny: { total: count, needed: count, success: yes },
  ruledOut: { by: seat, seat },
  armament: { seat, muskets: count, why: change },
  shuffled: { cards: count },
  drew: { seat, as: drawer, cards },
  drewUnseen: { seat: seat.nullable(), as: drawer, count },
  redrew: { seat, as: drawer },
  gave: { seat, card, away: cards },
  gaveUnseen: { seat },
  logbook: { seat, cards },
  steered: { seat, left: card, away: card },
  jumped: { seat },
  revealed: { captain: seat, card, to: space, goal: goal.nullable() },
  searched: { captain: seat, seat },
  found: { seat, allegiance, tentacle: yes },
  silenced: { captain: seat, seat },
  flogged: { captain: seat, seat, not: faction },
  fed: { captain: seat, seat },
  mermaid: { captain: seat, seat, count },
  sang: { seat, cards },
  telescope: { captain: seat, seat },
  peeked: { seat, card },
  topLeft: { seat },
  topDiscarded: { seat },
  uprising: { ritual },
  noRitual: {},
  converted: { seat, leader: seat, met: yes },
  cabins: { found: z.array(z.strictObject({ seat, faction })) },
  stashed: { given: seats },
  eyesOpen: {},
  rested: { seats: z.array(z.strictObject({ seat, post })) },
  ended: {
    ending: z.enum(endings),
    faction,
    winners: seats,
    crew: z.array(z.strictObject({ dealt: allegiance, convert: yes })),
  },
})

const heading = z.enum(headings)
const reason = z.enum(reasons)
const at = count.describe('A place in the log of the voyage.')

const talk = kinds('type', {
  drew: { at, as: drawer, cards: z.array(heading) },
  gave: { at, as: drawer, card: heading },
  logbook: { at, cards: z.array(heading) },
  sang: { at, cards: z.array(heading) },
  peeked: { at, card: heading },
  found: { seat, faction },
  am: { faction },
  trust: { seat, why: reason },
  suspect: { seat, of: z.enum(['pirates', 'cult']), why: reason },
  ask: { seat, about: seat },
})

export const schema: GameSchema = {
  view: saysAgain<View>()(view),
  ask: saysAgain<Ask>()(ask),
  move: saysAgain<Move>()(move),
  fact: saysAgain<Fact>()(fact),
  talk: saysAgain<Talk>()(talk),
  parts: {
    Mate: mate,
    Test: test,
    Navigation: navigation,
    Hand: hand,
    Entry: entry,
    Step: step,
    Use: use,
    Card: card,
    Heading: heading,
    Character: character,
    Space: space,
    Allegiance: allegiance,
    Faction: faction,
    Reason: reason,
  },
}
