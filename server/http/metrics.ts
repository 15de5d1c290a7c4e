import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Metrics } from '../host/metrics.ts'
import { Refused } from '../refused.ts'
import type { Settings } from '../settings.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Figures, for those whom the host lets read them. */
export const metricsRoutes =
  (metrics: Metrics, readers: Settings['metrics']): FastifyPluginAsyncZod =>
  async (app) => {
    const mayRead = (authorization = ''): boolean => {
      if (readers === 'off' || readers === 'public') return readers === 'public'
      return timingSafeEqual(digest(authorization), digest(`Bearer ${readers.key}`))
    }
    app.get(
      '/api/metrics',
      { schema: { tags: ['host'], summary: 'Figures for Prometheus, with the key that METRICS says' } },
      async ({ headers }, reply) => {
        if (!mayRead(headers.authorization))
          throw new Refused('forbidden', 'The figures are for those who run the house.')
        return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      },
    )
  }
