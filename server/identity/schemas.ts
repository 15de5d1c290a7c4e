import { z } from 'zod'
import { crestSchema } from '../protocol/crest.ts'

/** What the routes of identity answer with. */

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

export const passkeySchema = z
  .object({ id: z.string(), name: z.string().nullable(), createdAt: z.number() })
  .meta({ id: 'Passkey' })

export const tokenSchema = z
  .object({ id: z.string(), name: z.string(), createdAt: z.number(), lastUsedAt: z.number().nullable() })
  .meta({ id: 'Token', description: 'A key for programs. The key itself is shown once.' })

export const challengeSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ id: 'PasskeyOptions', description: 'Options for navigator.credentials, as WebAuthn writes them in JSON.' })

export const nothing = z.null().describe('Done.')

/** The id of an account, a token or a passkey, as it stands in a path. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'it is not an id')
