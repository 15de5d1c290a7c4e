import { z } from 'zod'
import { crestSchema as crest } from './crest.ts'

/** Who plays here, and how well. */

export const rating = z
  .object({ game: z.string(), rating: z.int(), provisional: z.boolean(), games: z.int() })
  .meta({ id: 'Rating' })
export type Rating = z.infer<typeof rating>

export const profile = z
  .object({ id: z.string(), name: z.string(), crest, since: z.int(), ratings: z.array(rating) })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>

export const ranked = rating.extend({ id: z.string(), name: z.string().nullable() })
export type Ranked = z.infer<typeof ranked>
