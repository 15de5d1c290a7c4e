import { z } from 'zod'

/** For those who run the house. */

export const report = z
  .object({
    id: z.string(),
    table: z.string(),
    by: z.string(),
    about: z.string(),
    why: z.string(),
    said: z.unknown().meta({ description: 'The line that is complained about.' }),
    at: z.int(),
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof report>

export const ban = z.object({ id: z.string(), name: z.string(), why: z.string(), at: z.int() })
export type Ban = z.infer<typeof ban>

export const health = z.object({
  ok: z.boolean().meta({ description: 'All is well: it is alive, and can write.' }),
  alive: z.literal(true),
  writes: z.boolean(),
  reason: z
    .enum(['disk-full', 'locked', 'read-only', 'database-away'])
    .nullable()
    .meta({ description: 'Why it can’t write; null: it can.' }),
  version: z.string(),
  uptime: z.int(),
})
export type Health = z.infer<typeof health>
