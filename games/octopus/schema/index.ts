import { count, kinds, outcome, saysAgain, seat, viewer, type GameSchema } from '@octopolis/games/schema'
import { z } from 'zod'
import { exteriors, locations, rooms } from '../data/places.ts'
import { endings, type Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'

const yes = z.boolean()
const room = z.literal(rooms)
const location = z.literal(locations).describe('A room, or 7: the Exterior.')
const component = z.literal(locations).describe('By the number of the location that holds it.')
const hand = z.literal([0, ...rooms]).describe('A room, or 0: on the line, or off the board.')
const clock = z.strictObject({ dagger: hand, tentacle: hand })
const exterior = z.enum(exteriors)
const stance = z.union([z.literal(['nothing', 'fight']), seat]).describe('A seat: that cult is to take it.')

const night = z.strictObject({
  edition: count.describe('By whose rules it is played.'),
  exterior: exterior.nullable().describe('Null: the quick game, without an Exterior.'),
  stairs: z.array(z.array(room)).describe('For each location, the rooms one stair away.'),
  hidden: yes,
  goal: count.describe('How many different components complete the ritual.'),
})

const party = z.strictObject({ cult: seat, stance: stance.nullable(), locked: yes, declared: count })

const asks = {
  clock: {},
  negotiate: { at: location, round: z.literal([1, 2]), parties: z.array(party) },
  gather: { cult: seat, at: location },
  swap: { cult: seat },
  return: { cult: seat, to: seat },
  dream: { cults: z.array(seat) },
}

const ask = kinds('type', asks)

const step = kinds('type', {
  ...asks,
  reveal: {},
  resolve: { at: location },
  dominate: { cult: seat, at: location },
  dusk: {},
  verify: {},
})

const move = kinds('type', {
  clock: clock.shape,
  declare: { stance },
  lock: { stance },
  take: {},
  leave: {},
  sacrifice: { target: seat },
  swap: { give: component, with: seat, take: component },
  keep: {},
  return: { component },
  dream: {},
  wake: {},
})

const cult = z.strictObject({
  power: count.describe('0: out of the game.'),
  at: z.literal([0, ...locations]).describe('Where the pawn is; 0: off the board.'),
  lying: yes,
  offspring: hand,
  hurt: yes,
  ready: yes,
  clock: clock.nullable().describe('For its own eyes.'),
  shown: clock.nullable(),
  tokens: count,
  components: z.array(component).nullable().describe('Null: they may not be seen.'),
})

const view = z.strictObject({
  viewer,
  night,
  turn: count,
  cults: z.array(cult),
  stock: z.array(count).describe('Components left, by location; the first is always 0.'),
  taken: z.array(z.strictObject({ cult: seat, at: location })),
  swap: z.strictObject({ cult: seat, with: seat, done: yes }).nullable(),
  agenda: z.array(step).describe('What is still to be done; the last comes first.'),
  ending: outcome.nullable(),
})

const walk = z.enum(['stays', 'walks', 'journeys', 'returns', 'errs'])

const fact = kinds('type', {
  night: { exterior: exterior.nullable(), goal: count, hidden: yes },
  turn: { turn: count },
  set: { cult: seat, ...clock.shape },
  ready: { cult: seat },
  revealed: { cult: seat, walk, at: location, offspring: hand, ...clock.shape },
  erred: { cult: seat, power: count },
  harmed: { cult: seat, at: location, power: count },
  negotiation: { at: location, parties: z.array(seat) },
  declared: { cult: seat, stance },
  locked: { cult: seat, stance },
  disagreed: { at: location },
  agreed: { at: location, stance: z.union([z.literal('nothing'), seat]), turn: count },
  confrontation: { at: location, by: seat.nullable() },
  fought: { cult: seat, at: location, power: count },
  dominated: { cult: seat, at: location, turn: count },
  gathered: { cult: seat, component, turn: count },
  declined: { cult: seat, at: location, turn: count },
  dreamt: { cult: seat, power: count },
  woke: { cult: seat },
  swapped: { cult: seat, with: seat, gave: component, took: component, turn: count },
  swappedUnseen: { cult: seat, with: seat, turn: count },
  swapFailed: { cult: seat, with: seat, turn: count },
  kept: { cult: seat },
  sacrificed: { cult: seat, target: seat, power: count },
  returned: { cult: seat, component, turn: count },
  drowned: { cult: seat, power: count },
  out: { cult: seat },
  ended: { reason: z.enum(endings), winner: seat.nullable() },
})

const putTo = { with: seat, turn: count.describe('The turn that is spoken of.') }

const talk = kinds('type', {
  going: { to: location },
  sending: { to: room },
  deal: { with: seat, at: location, taker: seat },
  alarm: { cult: seat },
  share: { mine: location, yours: location, ...putTo },
  threat: { at: location, ...putTo },
  next: { at: location, ...putTo },
  whither: putTo,
  peace: putTo,
  calm: putTo,
  agree: putTo,
  refuse: putTo,
  shrug: putTo,
  thanks: putTo,
  grudge: putTo,
  reproach: putTo,
})

export const schema: GameSchema = {
  view: saysAgain<View>()(view),
  ask: saysAgain<Ask>()(ask),
  move: saysAgain<Move>()(move),
  fact: saysAgain<Fact>()(fact),
  talk: saysAgain<Talk>()(talk),
  parts: {
    Night: night,
    Cult: cult,
    Step: step,
    Clock: clock,
    Stance: stance,
    Party: party,
    Location: location,
    Component: component,
    Room: room,
    Hand: hand,
  },
}
