import { count, kinds, seat } from '@octopolis/games/schema'
import { z } from 'zod'
import { cardNames } from '../data/cards.ts'
import { characterNames, moments, usedOn, type Aim } from '../data/characters.ts'
import { chartNames, goals } from '../data/charts.ts'
import { factions } from '../data/crew.ts'

/** What several of view, moves, facts and talk are made of. */

export const yes = z.boolean()
export const seats = z.array(seat)
export const card = z.enum(cardNames).describe('A navigation card.')
export const unseen = card.nullable().describe('Null: the viewer has not seen it.')
export const ritual = z.enum(['conversion', 'stash', 'cabin'])
export const character = z.enum(characterNames)
const moment = z.enum(moments)
export const chart = z.enum(chartNames)
export const goal = z.enum(goals)
export const space = z.templateLiteral([z.int(), ',', z.int()]).describe('Column and level of the chart: "-1,3".')
export const allegiance = z.enum(['sailor', 'pirate', 'leader', 'cultist']).describe('What a faction card says.')
export const faction = z.enum(factions)
export const drawer = z.enum(['captain', 'lieutenant'])
export const peekBy = z.enum(['telescope', 'lookout'])
export const team = { lieutenant: seat.nullable(), navigator: seat.nullable() }

const on = <At extends Aim, Rest extends z.ZodRawShape>(aim: At, rest: Rest) =>
  z.strictObject({ type: z.literal('use'), character: z.literal(usedOn(aim)), ...rest })

export const use = z
  .union([
    on('nothing', {}),
    on('mate', { seat }),
    on('pair', { seats: z.tuple([seat, seat]) }),
    on('gift', { seats: z.tuple([seat, seat]), to: seat }),
    on('marker', { from: seat, to: seat }),
    on('post', { post: drawer }),
  ])
  .describe('A character used, and on whom.')

export const move = z.union([
  use,
  kinds('type', {
    pass: {},
    nominate: team,
    choose: { seat },
    commit: { muskets: count },
    join: {},
    decline: {},
    give: { card },
    redraw: {},
    steer: { card },
    jump: {},
    leave: {},
    discard: {},
    confirm: {},
    stash: { to: z.tuple([seat, seat, seat]) },
  }),
])

const asks = {
  window: { window: moment },
  nominate: {},
  advise: { by: seat },
  navigator: { emergency: yes },
  loyalty: {},
  ruleOut: { by: seat, tied: seats },
  instigated: { by: seat, seat },
  hand: {},
  logbook: {},
  search: {},
  tongue: {},
  flog: {},
  feed: {},
  mermaid: {},
  telescope: {},
  peek: { seat, by: peekBy },
  ritual: { ritual },
}

export const ask = kinds('type', asks)

export const step = kinds('type', {
  ...asks,
  round: {},
  reopen: { window: moment },
  nomination: {},
  test: {},
  show: {},
  count: {},
  sail: { emergency: yes },
  token: {},
  action: { card },
  uprising: {},
  rest: {},
})
