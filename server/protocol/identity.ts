import { z } from 'zod'
import { crestSchema } from './crest.ts'

/** Who somebody is, and their ways in. */

export const accountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    crest: crestSchema,
    guest: z.boolean().describe('Has neither a user name nor a passkey: lives in this browser alone.'),
    username: z.string().nullable(),
    createdAt: z.number().describe('Milliseconds since 1970.'),
  })
  .meta({ id: 'Me', description: 'Who you are.' })
export type Me = z.infer<typeof accountSchema>

export const passkeySchema = z
  .object({ id: z.string(), name: z.string().nullable(), createdAt: z.number() })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkeySchema>

export const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    admin: z.boolean().describe('May use /api/admin, if its owner may.'),
    createdAt: z.number(),
    lastUsedAt: z.number().nullable(),
  })
  .meta({ id: 'Token', description: 'A key for programs. The key itself is shown once.' })
export type Token = z.infer<typeof tokenSchema>

export const newTokenSchema = tokenSchema.extend({ token: z.string() }).meta({ id: 'NewToken' })
export type NewToken = z.infer<typeof newTokenSchema>

export const challengeSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions', description: 'Options for navigator.credentials, as WebAuthn writes them in JSON.' })
export type PasskeyOptions = z.infer<typeof challengeSchema>
