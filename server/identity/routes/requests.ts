import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '../../http/requests.ts'
import { Refused } from '../../refused.ts'
import type { Account } from '../account.ts'
import type { Visit } from '../passkeys.ts'
import { type Cookies, tokenIn } from '../sessions.ts'

/** Who sends this, by a session: a program with a token changes no way in. */
export function inPerson(request: FastifyRequest): Account {
  if (tokenIn(request.headers) !== null) {
    throw new Refused('forbidden', 'A token is not enough for this: sign in instead.')
  }
  return signedIn(request)
}

/** A guest who signs in to another account can't come back to this one: it has to be said. */
export function mayLeave({ account }: FastifyRequest, leave: boolean | undefined): void {
  if (account?.guest === true && leave !== true) {
    throw new Refused('conflict', `You would lose the guest ${account.name} for good: say leave to go on.`)
  }
}

export function visitOf(request: FastifyRequest): Visit {
  return { cookie: request.headers.cookie ?? '', origin: `${request.protocol}://${request.host}` }
}

export function setCookies(reply: FastifyReply, cookies: Cookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
