import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusal } from '../../http/refusals.ts'
import type { Identity } from '../identity.ts'
import { line } from '../../protocol/text.ts'
import { registrationSchema } from '../passkeys.ts'
import { challengeSchema, passkeySchema } from '../../protocol/identity.ts'
import { idSchema, nothing } from '../schemas.ts'
import { inPerson, setCookies, visitOf } from './requests.ts'

export function passkeyRoutes(identity: Identity): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/me/passkeys',
      schema: {
        tags: ['identity'],
        summary: 'Your passkeys',
        response: { 200: z.array(passkeySchema), default: refusal },
      },
      handler: (request) => identity.passkeys.of(inPerson(request).id),
    })

    app.route({
      method: 'POST',
      url: '/api/me/passkeys/options',
      schema: {
        tags: ['identity'],
        summary: 'Begin to add a passkey',
        description: 'Options for navigator.credentials.create(); they count for five minutes, once.',
        response: { 200: challengeSchema, default: refusal },
      },
      async handler(request, reply) {
        const { options, cookies } = await identity.passkeys.askToRegister(inPerson(request), visitOf(request))
        setCookies(reply, cookies)
        return reply.send(options)
      },
    })

    app.route({
      method: 'POST',
      url: '/api/me/passkeys',
      schema: {
        tags: ['identity'],
        summary: 'Add a passkey',
        description: 'A guest stays who they are, and can come back with it.',
        body: z.object({ response: registrationSchema, name: line(40).optional() }),
        response: { 201: passkeySchema, default: refusal },
      },
      async handler(request, reply) {
        const { response, name = null } = request.body
        const passkey = await identity.passkeys.register(inPerson(request), visitOf(request), response, name)
        return reply.code(201).send(passkey)
      },
    })

    app.route({
      method: 'DELETE',
      url: '/api/me/passkeys/:id',
      schema: {
        tags: ['identity'],
        summary: 'Remove a passkey',
        params: z.object({ id: idSchema }),
        response: { 204: nothing, default: refusal },
      },
      async handler(request, reply) {
        await identity.passkeys.remove(inPerson(request).id, request.params.id)
        return reply.code(204).send(null)
      },
    })
  }
}
