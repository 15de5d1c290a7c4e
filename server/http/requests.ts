import type { FastifyRequest } from 'fastify'
import type { Account } from '../identity/account.ts'
import { Refused } from '../refused.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this, by cookie or by token; null for a stranger. */
    account: Account | null
    /** It is answered with eyes closed: nobody learns of it, not from figures either. */
    isSealed: boolean
  }
}

/** Who sends this; refused if nobody we know. */
export function signedIn(request: FastifyRequest): Account {
  if (request.account === null) {
    throw new Refused('unknown', 'Nobody is signed in: become a guest with POST /api/guest first.')
  }
  return request.account
}
