import { z } from 'zod'

/**
 * Every message that may come from the house, key by key: nothing more, nowhere, but inside of what is the game's own.
 * Written out here and not taken from the protocol, so that letting something more out has to be written twice.
 */

const count = z.int().min(0)
const seat = z.int().min(0)
const time = z.int()
const typed = z.looseObject({ type: z.string() })
const outcome = z.strictObject({ places: z.array(z.int().min(1)), reason: z.string() })
const crest = z.strictObject({ emblem: z.string(), field: z.string(), tincture: z.string() })
const clock = z.union([
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('live'), think: count, reserve: count, window: count.optional() }),
  z.strictObject({ kind: z.literal('slow'), hours: count }),
])

const person = z.strictObject({
  kind: z.literal('person'),
  id: z.string(),
  name: z.string(),
  crest,
  present: z.boolean(),
  standIn: z.string().nullable(),
  votes: count,
  mayBeReplaced: z.boolean(),
})
const bot = z.strictObject({
  kind: z.literal('bot'),
  character: z.string(),
  name: z.string(),
  crest,
  level: z.string(),
})

export const tableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: z.enum(['gathering', 'playing', 'finished', 'closed']),
  visibility: z.enum(['open', 'unlisted', 'code']),
  code: z.string().nullable(),
  host: z.string().nullable(),
  options: z.record(z.string(), z.unknown()),
  clock,
  hints: z.boolean(),
  casual: z.boolean(),
  rated: z.boolean(),
  resting: z.boolean(),
  seats: z.array(z.strictObject({ seat, ready: z.boolean(), sitter: z.union([person, bot]).nullable() })),
  swaps: z.array(z.strictObject({ seats: z.tuple([seat, seat]), by: z.string(), waits: z.array(z.string()) })),
  watchers: count,
  quickUntil: time.nullable(),
  now: time.exactOptional(),
  rematchOf: z.string().nullable(),
  rematch: z.string().nullable(),
  commitment: z.string().nullable(),
  seq: count,
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
})
export type TableInfo = z.infer<typeof tableInfo>

const awaiting = z.array(z.strictObject({ seat, ask: z.string(), deadline: time.nullable(), reserve: time.nullable() }))

const sitter = z.union([
  z.strictObject({ kind: z.literal('person'), id: z.string(), name: z.string(), crest }),
  z.strictObject({ kind: z.literal('bot'), name: z.string(), crest, level: z.string() }),
])
const next = z.string().nullable()

/** What a list shows of a table. */
export const listedTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  status: z.enum(['gathering', 'playing']),
  host: z.string().nullable(),
  clock,
  casual: z.boolean(),
  seats: z.array(sitter.nullable()),
  createdAt: time,
  startedAt: time.nullable(),
})
export type ListedTable = z.infer<typeof listedTable>

/** For somebody who sits there: whom the table waits for. */
const ownTable = listedTable.extend({ seat, awaiting, trouble: z.null() })
export const ownTables = z.strictObject({ tables: z.array(ownTable), next })

export const position = z.strictObject({
  table: z.string(),
  seq: count,
  now: time,
  seat: seat.nullable(),
  view: z.unknown(),
  awaiting,
  prompt: z
    .strictObject({
      ask: typed,
      moves: z.array(z.unknown()),
      fallback: z.unknown(),
      pace: z.string(),
      rule: z.string(),
      window: z.strictObject({ event: z.string(), mine: z.boolean() }).optional(),
    })
    .nullable(),
  mayUndo: z.boolean(),
  voice: z.enum(['free', 'gestures', 'silent']),
  log: z.strictObject({
    after: count.nullable(),
    facts: z.array(typed),
    late: z.array(z.strictObject({ seat, before: count })),
  }),
  late: z.array(seat),
  outcome: outcome.nullable(),
})
export type Position = z.infer<typeof position>

export const said = z.strictObject({
  table: z.string(),
  n: z.int().min(1),
  seq: count,
  seat: seat.nullable(),
  by: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  kind: z.enum(['text', 'emote', 'talk', 'event']),
  said: z.unknown(),
  at: time,
})
export type Said = z.infer<typeof said>

export const joined = z.strictObject({
  info: tableInfo,
  position: position.nullable(),
  talk: z.array(said).max(100),
  since: count,
  earlier: z.boolean(),
})
export const played = z.strictObject({ seq: z.int().min(1), sealed: z.literal(true).optional() })
export const nothing = z.strictObject({})
export const lobbyPage = z.strictObject({
  tables: z.array(listedTable),
  next,
  counts: z.strictObject({ gathering: count, playing: count }),
})
export const lobby = lobbyPage.extend({ gone: z.array(z.string()) })
export const refusal = z.strictObject({ error: z.string(), message: z.string() })
export const turns = z.strictObject({ tables: z.array(z.string()), next })
export const pushed = z.strictObject({
  table: z.string(),
  game: z.string(),
  kind: z.enum(['turn', 'started', 'soon', 'finished']),
  language: z.string(),
})
const rating = z.strictObject({ game: z.string(), rating: z.int(), provisional: z.boolean(), games: count })
export const profile = z.strictObject({
  id: z.string(),
  name: z.string(),
  crest,
  since: time,
  ratings: z.array(rating),
})

/** The socket library's two: of its own connection, then of ours. */
export const greeting = z.union([
  z.strictObject({
    sid: z.string(),
    upgrades: z.array(z.string()),
    pingInterval: count,
    pingTimeout: count,
    maxPayload: count,
  }),
  z.strictObject({ sid: z.string() }),
])
