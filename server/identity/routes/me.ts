import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { letterOf } from '../../http/letter.ts'
import { refusal } from '../../http/refusals.ts'
import { signedIn } from '../../http/requests.ts'
import { Refused } from '../../refused.ts'
import { crestSchema } from '../../protocol/crest.ts'
import type { Identity } from '../identity.ts'
import { nameSchema, passwordSchema, usernameSchema } from '../name.ts'
import { accountSchema } from '../../protocol/identity.ts'
import { nothing } from '../schemas.ts'
import { inPerson, setCookies } from './requests.ts'

export interface Elsewhere {
  /** What other parts keep of somebody, for their export; what may be any number comes a few at a time. */
  more(account: string): Promise<Readonly<Record<string, unknown>>>
  /** Makes other parts forget somebody, before the account goes. */
  forget(account: string): Promise<void>
}

const passwordBody = z
  .object({ username: usernameSchema, password: passwordSchema, current: z.string().max(128).optional() })
  .refine(({ username, password }) => password.toLowerCase() !== username, {
    path: ['password'],
    message: 'it is the user name',
  })

export function meRoutes(identity: Identity, { more, forget }: Elsewhere): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/guest',
      config: { makes: 'guest' },
      schema: {
        tags: ['identity'],
        summary: 'Become a guest',
        description: 'All it takes to play. The session is set as a cookie.',
        body: z.object({ name: nameSchema, crest: crestSchema.optional() }),
        response: { 201: accountSchema, default: refusal },
      },
      async handler(request, reply) {
        if (request.account !== null) {
          throw new Refused('conflict', `You are here as ${request.account.name} already: sign out first.`)
        }
        const { account, cookies } = await identity.becomeGuest(request.body)
        setCookies(reply, cookies)
        return reply.code(201).send(account)
      },
    })

    app.route({
      method: 'GET',
      url: '/api/me',
      schema: {
        tags: ['identity'],
        summary: 'Who you are',
        description: 'Prolongs the session, at most once a day.',
        response: { 200: accountSchema, default: refusal },
      },
      async handler(request, reply) {
        const account = signedIn(request)
        setCookies(reply, await identity.renew(request.headers))
        return reply.send(account)
      },
    })

    app.route({
      method: 'PATCH',
      url: '/api/me',
      schema: {
        tags: ['identity'],
        summary: 'Change your name or crest',
        body: z.object({ name: nameSchema.optional(), crest: crestSchema.optional() }),
        response: { 200: accountSchema, default: refusal },
      },
      handler: (request) => identity.change(signedIn(request).id, request.body),
    })

    app.route({
      method: 'PUT',
      url: '/api/me/password',
      schema: {
        tags: ['identity'],
        summary: 'Choose a user name and password',
        description:
          'A guest stays who they are, and can come back from anywhere. To change them later, the current password is needed; other sessions end then.',
        body: passwordBody,
        response: { 200: accountSchema, default: refusal },
      },
      handler(request) {
        const { id } = inPerson(request)
        const { current, ...to } = request.body
        const by = { current, from: request.ip, credentials: request.headers }
        return identity.setPassword(id, to, by)
      },
    })

    app.route({
      method: 'GET',
      url: '/api/me/export',
      schema: {
        tags: ['identity'],
        summary: 'Download all that is kept of you',
        response: { 200: z.looseObject({ account: accountSchema }), default: refusal },
      },
      async handler(request, reply) {
        const { id } = signedIn(request)
        const all = letterOf({ ...(await more(id)), ...(await identity.export(id)) })
        const name = `octopolis-${new Date().toISOString().slice(0, 10)}.json`
        // The schema tells what is in it; it is written as it is read, not made whole first.
        return (reply as FastifyReply)
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(all)
      },
    })

    app.route({
      method: 'DELETE',
      url: '/api/me',
      schema: {
        tags: ['identity'],
        summary: 'Delete your account',
        description: 'For good, with every session, passkey and token. Needs the password, if there is one.',
        body: z.object({ password: z.string().max(128).optional() }).nullish(),
        response: { 204: nothing, default: refusal },
      },
      async handler(request, reply) {
        const { id } = inPerson(request)
        await identity.checkPassword(id, request.body?.password)
        await forget(id)
        await identity.delete(id)
        setCookies(reply, await identity.signOut(request.headers))
        return reply.code(204).send(null)
      },
    })
  }
}
