import { levels } from '@octopolis/bots'
import type { Typed } from '@octopolis/engine'
import { z } from 'zod'
import { crestSchema as crest } from './crest.ts'
import { emotes } from './emotes.ts'
import { line } from './text.ts'

/** What travels between a table and those around it: one schema checks, documents and types it. */

export const seat = z.int().min(0).max(63)
const seq = z.int().min(0)
export const time = z.int().meta({ description: 'Milliseconds since 1970.' })
const level = z.enum(levels)
const chosenId = z
  .string()
  .regex(/^[\w.:-]{1,64}$/, 'it is not 1 to 64 letters, digits, dots, colons, dashes or underscores')
export const moveId = chosenId.meta({
  description: 'Chosen by the sender, new for every move: a move sent twice counts once.',
})
export const talkId = chosenId.meta({
  description: 'Chosen by the sender, new for all that is said: words sent twice are said once.',
})

export const clockSetting = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      think: z.int().min(10).max(600).default(60).meta({ description: 'Seconds for a decision that needs thought.' }),
      reserve: z.int().min(0).max(3600).default(120).meta({ description: 'Seconds a seat may overrun in all.' }),
      window: z.int().min(3).max(15).optional().meta({
        description: 'Seconds in which anybody may answer an event, in games with such windows; 5 if not given.',
      }),
    }),
    z.strictObject({ kind: z.literal('slow'), hours: z.int().min(1).max(336).default(24) }),
  ])
  .meta({ id: 'Clock' })

export const visibility = z
  .enum(['open', 'unlisted', 'code'])
  .meta({ description: 'Listed for all; for whoever has the link; for whoever has the code.' })

const options = z.record(z.string().max(64), z.unknown()).meta({ description: "By the game's own schema." })

const hints = z.boolean().meta({ description: 'Those who sit here may be shown what a bot would do in their place.' })

export const casual = z
  .boolean()
  .meta({ description: 'Played for nothing: it counts for nobody’s rating, whoever plays.' })

export const newTable = z.strictObject({
  game: z.string().max(64),
  seats: z.int().min(1).max(64).optional(),
  options: options.default({}),
  visibility: visibility.default('unlisted'),
  clock: clockSetting.default({ kind: 'none' }),
  hints: hints.default(true),
  casual: casual.default(false),
})

export const tableChange = z
  .strictObject({
    seats: z.int().min(1).max(64).optional(),
    options: options.optional(),
    visibility: visibility.optional(),
    clock: clockSetting.optional(),
    hints: hints.optional(),
    casual: casual.optional(),
    host: z.string().max(64).optional().meta({ description: 'The id of the seated person who is to be host.' }),
  })
  .refine((change) => Object.keys(change).length > 0, 'it changes nothing')

export const quickMatch = z.strictObject({
  game: z.string().max(64).optional().meta({ description: 'Without it, any game will do.' }),
  seats: z.int().min(1).max(64).optional(),
  clock: clockSetting.default({ kind: 'live', think: 60, reserve: 120 }),
})

export const swapWish = z.strictObject({
  seats: z.tuple([z.int().min(0), z.int().min(0)]),
  wanted: z.boolean().default(true).meta({ description: 'False: a no to it, or second thoughts.' }),
})

export const sitter = z.union([z.strictObject({ bot: level }), z.strictObject({ me: z.literal(true) })])

const player = z
  .object({
    kind: z.literal('person'),
    id: z.string(),
    name: z.string(),
    crest,
    present: z.boolean(),
    standIn: level.nullable().meta({ description: 'The bot that plays while this person is away.' }),
    votes: z.int().meta({ description: 'How many want a bot to play for this person.' }),
    mayBeReplaced: z.boolean().meta({ description: 'Away for so long that the others may vote a bot in.' }),
  })
  .meta({ id: 'Person' })

const bot = z
  .object({ kind: z.literal('bot'), character: z.string(), name: z.string(), crest, level })
  .meta({ id: 'Bot' })

export const tableInfo = z
  .object({
    id: z.string(),
    game: z.string(),
    status: z.enum(['gathering', 'playing', 'finished', 'closed']),
    visibility,
    code: z.string().nullable().meta({ description: 'For those at the table alone.' }),
    host: z.string().nullable(),
    options: z.record(z.string(), z.unknown()),
    clock: clockSetting,
    hints,
    casual,
    rated: z.boolean().meta({
      description:
        'Whether the game counts for ratings, as people sit now: between people alone, unless it is casual, and not for a seat that took a hint or for which a bot decided more than three times.',
    }),
    resting: z.boolean().meta({
      description: 'Everybody has left a running game: bots and clocks wait until somebody returns.',
    }),
    seats: z.array(z.object({ seat, ready: z.boolean(), sitter: z.union([player, bot]).nullable() })),
    swaps: z
      .array(
        z.object({
          seats: z.tuple([seat, seat]),
          by: z.string().meta({ description: 'The id of who asked.' }),
          waits: z.array(z.string()).meta({ description: 'The ids of those whose yes is missing.' }),
        }),
      )
      .meta({ description: 'Seats that somebody wants swapped before the start.' }),
    watchers: z.int(),
    quickUntil: time.nullable().meta({
      description: 'A quick match: bots take the free seats then, and it starts. By the server’s clock.',
    }),
    now: time
      .exactOptional()
      .meta({ description: 'Only while a quick match gathers: the server’s clock, to which quickUntil belongs.' }),
    rematchOf: z.string().nullable(),
    rematch: z.string().nullable(),
    commitment: z.string().nullable().meta({ description: 'SHA-256 of the seed of all chance, from the start on.' }),
    seq,
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
    unopenable: z.enum(['game', 'edition', 'log']).exactOptional().meta({
      description:
        'Only where it can’t be opened, and why: nobody here knows its game, or its edition, or its log fits no rules.',
    }),
  })
  .meta({ id: 'Table' })
export type TableInfo = z.infer<typeof tableInfo>

/** Facts, asks and talk: what else is in them is the game's own affair. */
export const typed: z.ZodType<Typed> = z.looseObject({ type: z.string() })

export const awaited = z
  .object({
    seat,
    ask: z.string().meta({ description: 'The kind of question.' }),
    deadline: time.nullable(),
    reserve: z.int().nullable().meta({ description: 'Milliseconds of reserve left when it was asked.' }),
  })
  .meta({ id: 'Awaited' })

const outcome = z.object({ places: z.array(z.int()), reason: z.string() })

export const position = z
  .object({
    table: z.string(),
    seq: seq.meta({ description: 'Lines in the log: name it with your next move.' }),
    now: time.meta({ description: "The server's clock, to which deadlines belong." }),
    seat: seat.nullable().meta({ description: 'Whose eyes this is seen with; null: a watcher.' }),
    view: z.unknown(),
    awaiting: z.array(awaited),
    prompt: z
      .object({
        ask: typed,
        moves: z.array(z.unknown()),
        fallback: z.unknown(),
        pace: z.string(),
        rule: z.string(),
        window: z
          .object({ event: z.string(), mine: z.boolean() })
          .exactOptional()
          .meta({ description: 'Anybody may answer an event, and the first counts first; fallback is to pass.' }),
      })
      .nullable()
      .meta({ description: 'What your seat is asked: every legal answer is in moves.' }),
    mayUndo: z.boolean(),
    voice: z.enum(['free', 'gestures', 'silent']),
    log: z
      .object({
        after: seq.nullable(),
        facts: z.array(typed),
        late: z.array(z.object({ seat, before: z.int().min(0) })).meta({
          description: 'Whose time ran out, so that what follows, from that fact on, was nobody’s choice.',
        }),
      })
      .meta({ description: 'What was told after that line of the log; after null: from the start, forget the rest.' }),
    late: z
      .array(seat)
      .meta({ description: 'Seats whose last decision was made by the clock, for their time ran out.' }),
    outcome: outcome.nullable(),
  })
  .meta({ id: 'Position' })
export type Position = z.infer<typeof position>

export const playedMove = z.strictObject({ id: moveId, seq, move: z.unknown() })
export type PlayedMove = z.infer<typeof playedMove>
export const takenBack = z.strictObject({ id: moveId, seq })
export type TakenBack = z.infer<typeof takenBack>
export const played = z
  .object({
    seq: seq.meta({
      description:
        'The line of the log the move is. With eyes closed: will be, unless lines of the house’s own come before.',
    }),
    sealed: z
      .literal(true)
      .optional()
      .meta({ description: 'It was given with eyes closed: it is kept, and played when they open.' }),
  })
  .meta({ id: 'Played' })
export type Played = z.infer<typeof played>

const order = z.enum(['ask', 'mine', 'pass'])
export const orders = z
  .record(z.string().max(64), order)
  .refine((given) => Object.keys(given).length <= 64, 'it has more than 64 kinds of events')
  .meta({
    id: 'Orders',
    description:
      'By kind of event that may be answered: ask me, pass unless it is about me, or pass. What is not named is asked.',
  })
export type Orders = z.infer<typeof orders>

const text = z.strictObject({ kind: z.literal('text'), said: line(300) })
const emote = z.strictObject({ kind: z.literal('emote'), said: z.enum(emotes) })
const talk = z.strictObject({ kind: z.literal('talk'), said: typed })
export const utterance = z.discriminatedUnion('kind', [text, emote, talk])
export type Utterance = z.infer<typeof utterance>

const named = { id: talkId.exactOptional() }
/** The same with the name under which it can be sent again. */
export const namedUtterance = z.discriminatedUnion('kind', [
  text.extend(named),
  emote.extend(named),
  talk.extend(named),
])

/** What may happen to a seat: its person leaves, is voted out, is back, or is host from now on. */
export type SeatEvent = 'left' | 'replaced' | 'returned' | 'host'

export const said = z
  .object({
    table: z.string(),
    n: z.int(),
    seq,
    seat: seat.nullable(),
    by: z.object({ id: z.string(), name: z.string() }).nullable(),
    kind: z
      .enum(['text', 'emote', 'talk', 'event'])
      .meta({ description: 'event: nobody said it, it happened to that seat: left, replaced, returned or host.' }),
    said: z.unknown(),
    at: time,
  })
  .meta({ id: 'Said' })
export type Said = z.infer<typeof said>

/** What somebody hears who comes to a table. */
export interface LatestTalk {
  readonly talk: readonly Said[]
  /** The line that it goes on from; 0: from none, and what was known before is to be forgotten. */
  readonly since: number
  /** Whether something was said before that isn't sent. */
  readonly earlier: boolean
}
