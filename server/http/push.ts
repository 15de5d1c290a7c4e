import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Push } from '../push/push.ts'
import { device, subscription } from '../push/subscription.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'

const tags = ['push']

/** Being called to the table when one is elsewhere. */
export const pushRoutes =
  (push: Push): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/push',
      {
        schema: {
          tags,
          summary: 'The public key that a browser subscribes with',
          response: { 200: z.object({ key: z.string() }), default: refusal },
        },
      },
      () => ({ key: push.publicKey }),
    )

    app.post(
      '/api/me/push',
      {
        schema: {
          tags,
          summary: 'Call this device when it is your turn',
          body: subscription,
          response: { 204: z.null(), default: refusal },
        },
      },
      async (request, reply) => {
        await push.subscribe(signedIn(request).id, request.body)
        return reply.status(204).send(null)
      },
    )

    app.delete(
      '/api/me/push',
      {
        schema: {
          tags,
          summary: 'Leave this device alone',
          body: device,
          response: { 204: z.null(), default: refusal },
        },
      },
      async (request, reply) => {
        await push.unsubscribe(signedIn(request).id, request.body.endpoint)
        return reply.status(204).send(null)
      },
    )
  }
