import { z } from 'zod'

/** What can be played here, and how it may be set up. */

const option = z
  .object({
    key: z.string(),
    kind: z.enum(['toggle', 'choice', 'several']),
    values: z.array(z.string()).nullable(),
    default: z.unknown(),
    defaultAt: z.record(z.string(), z.unknown()).meta({ description: 'Other defaults, by the number of seats.' }),
    unless: z.string().nullable().meta({ description: 'A toggle: while it is on, this can’t be chosen.' }),
  })
  .meta({ id: 'Option' })
export type Option = z.infer<typeof option>

export const gameInfo = z
  .object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    levels: z.array(z.string()),
    options: z.array(option),
    words: z.record(z.string(), z.object({ title: z.string(), pitch: z.string() })),
  })
  .meta({ id: 'Game' })
export type GameInfo = z.infer<typeof gameInfo>

export const gameSchema = z.looseObject({ $schema: z.string(), $defs: z.record(z.string(), z.unknown()) }).meta({
  id: 'GameSchema',
  description:
    "A JSON Schema of draft 2020-12, for the newest edition of the game. Its $defs hold View (a position's view), Ask " +
    "(a prompt's ask), Move (each of a prompt's moves), Fact (each of a log's facts) and, where there is any, Talk (what " +
    'is said in the game’s own terms).',
})
