import { count, kinds, outcome, seat, viewer } from '@octopolis/games/schema'
import { z } from 'zod'
import {
  allegiance,
  card,
  character,
  chart,
  drawer,
  faction,
  move,
  peekBy,
  ritual,
  seats,
  space,
  step,
  team,
  unseen,
  yes,
} from './parts.ts'

const muskets = z.array(count.nullable())
const bits = count.describe('A set of seats as bits: 1 is seat 0, 2 is seat 1, 4 is seat 2…')

export const mate = z.strictObject({
  dealt: allegiance.nullable().describe('The faction card, where the viewer has seen it.'),
  convert: yes.nullable().describe('Converted or not, where the viewer knows it.'),
  character: character.nullable().describe('Where it was shown, or is the viewer’s own.'),
  used: yes,
  shown: yes,
  muskets: count,
  aboard: yes,
  offDuty: yes,
  searched: yes,
  flogged: faction.nullable().describe('The faction that a flogging has shown not to be theirs.'),
  tongueless: yes,
  record: z.array(card).describe('Cards revealed as captain.'),
})

export const test = z.strictObject({
  sitOut: seats,
  pressed: seats,
  equal: yes,
  committed: muskets.describe('By seat, once it is shown; before that the viewer’s own alone.'),
  ready: z.array(yes),
  shown: yes,
  doubled: seats,
  halvings: count,
  strategist: seat.nullable(),
  refused: yes,
})

export const hand = z.strictObject({
  drew: z.array(unseen),
  threw: z.array(unseen),
  gave: unseen,
  given: yes,
})

const tricks = { smuggler: z.array(drawer), archivist: z.array(drawer) }

export const navigation = z.strictObject({
  type: z.literal('navigation'),
  round: count,
  captain: seat,
  ...team,
  emergency: yes,
  ...tricks,
  captainHand: hand,
  lieutenantHand: hand,
  logbook: z.array(unseen),
  revealed: card.nullable(),
  jumped: yes,
  dry: z.array(count).describe('After how many of its draws the pile had run dry.'),
})

export const entry = z
  .union([
    navigation,
    kinds('type', {
      test: { captain: seat, ...team, shown: muskets },
      mutiny: { captain: seat },
      shuffle: {},
      peek: { seat, by: peekBy, card: unseen, discarded: yes },
      mermaid: { seat, cards: z.array(unseen) },
      search: { captain: seat, seat },
      tongue: { captain: seat, seat },
      flog: { captain: seat, seat, not: faction },
      fed: { captain: seat, seat },
      ritual: { ritual, aboard: bits, open: bits, chose: seat.nullable(), given: seats, team: seats },
    }),
  ])
  .describe('What happened, with what the viewer saw of it.')

export const view = z.strictObject({
  viewer,
  voyage: z.strictObject({ chart, seats: count, cast: z.array(character) }),
  round: count,
  ship: space,
  captain: seat,
  team: z.strictObject(team),
  crew: z.array(mate),
  pile: count,
  discards: count,
  rituals: count,
  consultant: seat.nullable(),
  test,
  tricks: z.strictObject(tricks),
  answer: move.nullable().describe('The viewer’s own answer to what is asked of many at once.'),
  answered: z.array(yes).describe('Who has answered, where all may see it.'),
  navigation: navigation.nullable(),
  top: card.nullable().describe('The card on top of the pile, while the viewer is looking at it.'),
  yellow: yes,
  log: z.array(entry),
  agenda: z.array(step).describe('What is still to be done; the last comes first.'),
  ending: outcome.nullable(),
})
