import { z } from 'zod'

/** Records of finished games, and what replaying one has shown. */

export const sealed = z.looseObject({ game: z.string(), digest: z.string() }).meta({
  id: 'Record',
  description: 'Options, seats, seed and moves of a finished game: all there is to know about it.',
})
export type Sealed = z.infer<typeof sealed>

export const verdict = z
  .object({ game: z.string(), seats: z.int(), moves: z.int(), outcome: z.unknown(), digest: z.string() })
  .meta({ id: 'Verdict', description: 'It was replayed, and everything in it is what was sealed.' })
export type Verdict = z.infer<typeof verdict>

export const broughtRecord = z.object({ id: z.string() })
export type BroughtRecord = z.infer<typeof broughtRecord>
