import { count, kinds, outcome, seat, viewer } from '@octopolis/games/schema'
import { z } from 'zod'
import { card, deckCard, effect, happening, pass, slot, source, vehicle, way } from './vocabulary.ts'

/** What lies on the table, and what is still to be done there. */

export const yes = z.boolean()
export const seats = z.array(seat)
export const cards = z.array(card)

/** What was agreed before the start. */
export const agreed = {
  vehicles: z.enum(['dealt', 'chosen']),
  markers: z.enum(['0', '1', '2', '3']),
  short: yes,
  lastTurn: yes,
}

export const tally = z
  .strictObject({
    die: count,
    speed: z.int(),
    vehicle: z.int(),
    driver: z.int(),
    mods: z.int(),
    tires: z.int(),
    crew: z.int(),
    cards: z.int(),
  })
  .describe('What a total is made of.')

export const event = kinds('kind', {
  played: { actor: seat, card, target: seat.nullable() },
  hired: { actor: seat, subject: seat, card },
  rolled: { actor: seat, subject: seat, way, mine: tally, theirs: tally },
  damage: { actor: seat.nullable(), subjects: seats, source: source.nullable() },
  pit: { actor: seat },
  fitted: { actor: seat, card, slot, instead: card.nullable() },
  mended: { actor: seat, roll: tally, needs: z.int() },
  lap: { actor: seat, subject: seat },
}).describe('What is about to happen, and may be answered.')

export const laid = z.strictObject({
  card,
  seat,
  against: count.nullable().describe('The place of the card that it cancels; null: it answers the event.'),
  target: seat.nullable(),
})

const cause = z
  .strictObject({ owner: seat, source, chosen: seat.nullable(), actor: seat.nullable(), subject: seat.nullable() })
  .describe('From where an effect is seen.')

const asks = {
  choose: { seat },
  grid: {},
  act: {},
  freePass: { seat, over: seat, way, bonus: z.int() },
  work: {},
  tidy: {},
  window: { event },
}

export const ask = kinds('type', asks)

export const step = kinds('type', {
  ...asks,
  deal: {},
  turn: { seat },
  acting: {},
  settle: { event },
  reopen: { event },
  spend: { seat, card },
  effect: { effect, cause },
  trigger: { when: happening, effects: z.array(effect), cause },
  offer: { seat, bonus: z.int() },
  yield: { seat },
  serve: { seat },
  pitted: { seat },
  overtake: { seat, over: seat, by: pass },
  fallBack: { seat, by: pass },
  getAhead: { seat, by: pass },
  hurt: { seat, actor: seat.nullable() },
  refill: {},
  endTurn: {},
})

export const racer = z.strictObject({
  vehicle: vehicle.nullable().describe('Null until it is chosen.'),
  damaged: yes,
  driver: card.nullable(),
  mods: cards,
  tires: card.nullable(),
  pit: cards,
  laps: count,
  carry: z.int().describe('Actions more or fewer in the next turn.'),
  held: count.describe('How many cards are in the hand.'),
  hand: cards.nullable().describe('The viewer’s own; null: somebody else’s.'),
  known: cards.describe('What the viewer knows to be in somebody else’s.'),
  familiar: z.array(count).describe('By seat, how many of these cards they know at most.'),
})

export const view = z.strictObject({
  viewer,
  race: z.strictObject({ ...agreed, seats: count, edition: count }),
  racers: z.array(racer),
  pack: seats.describe('The leader first; empty until the cars are lined up.'),
  top: deckCard.nullable(),
  gone: z.array(deckCard).describe('What was discarded since the last action was taken.'),
  buried: count.describe('The first so many of these are in a new pile since.'),
  flag: z.enum(['discards', 'pile', 'waved']),
  markers: count,
  shuffles: count,
  turn: seat,
  actions: z.int(),
  dry: count,
  drawn: yes,
  last: count.nullable().describe('Turns that are left after the flag; null: it is still to come.'),
  spent: z.array(z.strictObject({ seat, source })),
  laid: z.array(laid),
  held: count.describe('Who has passed in the open window, as bits: 1 is seat 0, 2 is seat 1, 4 is seat 2…'),
  choice: cards.nullable(),
  ready: z.array(yes),
  agenda: z.array(step).describe('What is still to be done; the last comes first.'),
  ending: outcome.nullable(),
})
