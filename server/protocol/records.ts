import type { SealedRecord } from '@octopolis/engine'
import { z } from 'zod'
import { crestSchema as crest } from './crest.ts'
import { line } from './text.ts'

/** Records of finished games, and what replaying one has shown. */

export const sealed: z.ZodType<SealedRecord> = z
  .looseObject({
    game: z.string(),
    version: z.int().min(0),
    options: z.record(z.string(), z.unknown()),
    seats: z.int().min(0),
    seed: z.string().meta({ description: 'Of all chance; secret until the game is over.' }),
    moves: z.array(z.tuple([z.int().min(0), z.unknown()])).meta({ description: 'Who made which move, in order.' }),
    commitment: z.string().meta({ description: 'SHA-256 of the seed, as it was shown at the start.' }),
    outcome: z.object({ places: z.array(z.int()), reason: z.string() }).nullable(),
    digest: z.string().meta({ description: 'SHA-256 of all the rest, as JSON with its keys in order.' }),
  })
  .meta({
    id: 'Record',
    description: 'Options, seats, seed and moves of a finished game: all there is to know about it.',
  })
export type Sealed = SealedRecord

export const recordPlayers = z
  .array(z.object({ name: line(40), crest }).nullable())
  .max(64)
  .meta({ id: 'RecordPlayers', description: 'Who sat where, by name and crest; null: nobody knows.' })
export type RecordPlayers = z.infer<typeof recordPlayers>

/** A record, and beside what is in it who its players were. */
export const broughtBody = z.intersection(sealed, z.object({ players: recordPlayers.optional() }))

export const verdict = z
  .object({ game: z.string(), seats: z.int(), moves: z.int(), outcome: z.unknown(), digest: z.string() })
  .meta({ id: 'Verdict', description: 'It was replayed, and everything in it is what was sealed.' })
export type Verdict = z.infer<typeof verdict>

export const broughtRecord = z.object({ id: z.string() })
export type BroughtRecord = z.infer<typeof broughtRecord>
