import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { refusal } from '../../http/refusals.ts'
import type { Identity } from '../identity.ts'
import { line } from '../../protocol/text.ts'
import { newTokenSchema, tokenSchema } from '../../protocol/identity.ts'
import { idSchema, nothing } from '../schemas.ts'
import { inPerson } from './requests.ts'

export function tokenRoutes(identity: Identity): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/me/tokens',
      schema: {
        tags: ['identity'],
        summary: 'Your tokens',
        response: { 200: z.array(tokenSchema), default: refusal },
      },
      handler: (request) => identity.tokens.of(inPerson(request).id),
    })

    app.route({
      method: 'POST',
      url: '/api/me/tokens',
      schema: {
        tags: ['identity'],
        summary: 'Make a token for a program',
        description:
          'To be sent as "Authorization: Bearer oct_…". It is shown this once. It may use /api/admin only if it is made so, and its owner may.',
        body: z.object({ name: line(40), admin: z.boolean().default(false) }),
        response: { 201: newTokenSchema, default: refusal },
      },
      async handler(request, reply) {
        return reply.code(201).send(await identity.tokens.create(inPerson(request).id, request.body))
      },
    })

    app.route({
      method: 'DELETE',
      url: '/api/me/tokens/:id',
      schema: {
        tags: ['identity'],
        summary: 'Remove a token',
        params: z.object({ id: idSchema }),
        response: { 204: nothing, default: refusal },
      },
      async handler(request, reply) {
        await identity.tokens.remove(inPerson(request).id, request.params.id)
        return reply.code(204).send(null)
      },
    })
  }
}
