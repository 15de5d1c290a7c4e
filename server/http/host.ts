import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { health } from '../protocol/admin.ts'
import type { Store } from '../store/store.ts'

const tags = ['host']

/** Is everything well? */
export const hostRoutes =
  (store: Store, version: string): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/health',
      { schema: { tags, summary: 'Is everything well?', response: { 200: health, 503: health } } },
      async (_request, reply) => {
        const database = await store.ping().then(
          () => 'ok' as const,
          () => 'away' as const,
        )
        const ok = database === 'ok'
        return reply.status(ok ? 200 : 503).send({ ok, version, uptime: Math.round(process.uptime()), database })
      },
    )
  }
