import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusal } from '../../http/refusals.ts'
import type { Identity } from '../identity.ts'
import { assertionSchema } from '../passkeys.ts'
import { accountSchema, challengeSchema } from '../../protocol/identity.ts'
import { nothing } from '../schemas.ts'
import { mayLeave, setCookies, visitOf } from './requests.ts'

const leave = z.boolean().optional().describe('A guest says so to leave the guest behind, for good.')

export function signInRoutes(identity: Identity): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/sign-in',
      schema: {
        tags: ['identity'],
        summary: 'Sign in with user name and password',
        body: z.object({ username: z.string().max(64), password: z.string().max(128), leave }),
        response: { 200: accountSchema, default: refusal },
      },
      async handler(request, reply) {
        const { username, password } = request.body
        mayLeave(request, request.body.leave)
        const guess = { password, from: request.ip }
        const { account, cookies } = await identity.signIn(username, guess)
        await identity.signOut(request.headers)
        setCookies(reply, cookies)
        return reply.send(account)
      },
    })

    app.route({
      method: 'POST',
      url: '/api/sign-in/passkey/options',
      schema: {
        tags: ['identity'],
        summary: 'Begin to sign in with a passkey',
        description: 'Options for navigator.credentials.get(); they count for five minutes, once.',
        body: z.object({ leave }).nullish(),
        response: { 200: challengeSchema, default: refusal },
      },
      async handler(request, reply) {
        mayLeave(request, request.body?.leave)
        const { options, cookies } = await identity.passkeys.askToSignIn(visitOf(request).origin)
        setCookies(reply, cookies)
        return reply.send(options)
      },
    })

    app.route({
      method: 'POST',
      url: '/api/sign-in/passkey',
      schema: {
        tags: ['identity'],
        summary: 'Sign in with a passkey',
        body: z.object({ response: assertionSchema, leave }),
        response: { 200: accountSchema, default: refusal },
      },
      async handler(request, reply) {
        mayLeave(request, request.body.leave)
        const { account, cookies } = await identity.signInByPasskey(visitOf(request), request.body.response)
        await identity.signOut(request.headers)
        setCookies(reply, cookies)
        return reply.send(account)
      },
    })

    app.route({
      method: 'POST',
      url: '/api/sign-out',
      schema: {
        tags: ['identity'],
        summary: 'Sign out',
        description: 'Ends this session. A guest who signs out is gone for good.',
        response: { 204: nothing, default: refusal },
      },
      async handler(request, reply) {
        setCookies(reply, await identity.signOut(request.headers))
        return reply.code(204).send(null)
      },
    })
  }
}
