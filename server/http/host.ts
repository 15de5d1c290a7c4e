import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { health } from '../protocol/admin.ts'
import type { Weather } from '../store/weather.ts'

const tags = ['host']

/** Is everything well? */
export const hostRoutes =
  (weather: Weather, version: string): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/health',
      {
        schema: {
          tags,
          summary: 'Is it alive, and can it write? If not, 503 and why',
          response: { 200: health, 503: health },
        },
      },
      async (_request, reply) => {
        const reason = await weather.look()
        const ok = reason === null
        const uptime = Math.round(process.uptime())
        return reply.status(ok ? 200 : 503).send({ ok, alive: true, writes: ok, reason, version, uptime })
      },
    )
  }
