import { z } from 'zod'

export const nothing = z.null().describe('Done.')

/** The id of an account, a token or a passkey, as it stands in a path. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'it is not an id')
