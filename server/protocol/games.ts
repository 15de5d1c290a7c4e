import { z } from 'zod'

/** What can be played here, and how it may be set up. */

const option = z
  .object({
    key: z.string(),
    kind: z.enum(['toggle', 'choice', 'several']),
    values: z.array(z.string()).nullable(),
    default: z.unknown(),
    defaultAt: z.record(z.string(), z.unknown()).meta({ description: 'Other defaults, by the number of seats.' }),
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
