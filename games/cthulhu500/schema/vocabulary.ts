import { count, kinds } from '@octopolis/games/schema'
import { z } from 'zod'
import { cardIds } from '../data/cards/index.ts'
import { vehicleIds } from '../data/vehicles.ts'
import { eventKinds } from '../data/vocabulary.ts'

/** What cards say, and how cards, vehicles and events are called. */

export const card = z.enum(cardIds).describe('Every card but the flag.')
export const deckCard = z.union([card, z.literal('flag')])
export const vehicle = z.enum(vehicleIds)
export const source = z.union([card, vehicle]).describe('Where an effect comes from.')
export const slot = z.enum(['driver', 'mod', 'tires'])
export const loss = z.enum(['driver', 'mod', 'tires', 'crew'])
export const eventKind = z.enum(eventKinds)
export const way = z.enum(['action', 'pit', 'card']).describe('Why somebody tries to pass.')
export const pass = z.enum(['roll', 'damage', 'card']).describe('What makes somebody pass.')
export const happening = z.enum([
  'turnBegins',
  'spellResolved',
  'iPass',
  'iAmPassed',
  'iAmDamaged',
  'iAmRepaired',
  'iPit',
  'iLap',
])

const part = ['actor', 'subject'] as const
const who = z
  .enum(['me', 'ahead', 'behind', 'leader', 'tail', 'chosen', 'others', 'everyone', ...part])
  .describe('Seen from the owner of the card.')
const party = z.enum(['me', ...part])

export const effect = kinds('do', {
  damage: { who },
  repair: { who },
  advance: { who, places: count },
  drop: { who, places: count },
  swap: { who },
  freePass: { who, bonus: z.int() },
  draw: { who, cards: count },
  discard: { who, cards: count },
  steal: { who, cards: count },
  handsLeft: {},
  actions: { who, more: z.int() },
  lose: { who, what: loss },
  hireAway: { who },
  add: { who: party, amount: z.int() },
  reroll: { who: party },
  cancel: {},
  prevent: {},
  redirect: { who },
})
