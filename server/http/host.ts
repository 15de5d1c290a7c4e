import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Metrics } from '../host/metrics.ts'
import { health } from '../protocol/admin.ts'
import type { Store } from '../store/store.ts'

const tags = ['host']

/** Is everything well, and how much is going on? */
export const hostRoutes =
  (store: Store, metrics: Metrics, version: string): FastifyPluginAsyncZod =>
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
    app.get('/api/metrics', { schema: { tags, summary: 'Figures for Prometheus' } }, async (_request, reply) =>
      reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
    )
  }
