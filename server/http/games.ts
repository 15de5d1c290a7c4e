import { levels } from '@octopolis/bots'
import { fields } from '@octopolis/engine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../tables/house.ts'
import { refusal } from './refusals.ts'

const field = z
  .object({
    key: z.string(),
    kind: z.enum(['toggle', 'choice', 'several']),
    values: z.array(z.string()).nullable(),
    default: z.unknown(),
    defaultAt: z.record(z.string(), z.unknown()).meta({ description: 'Other defaults, by the number of seats.' }),
  })
  .meta({ id: 'Option' })

const game = z
  .object({
    id: z.string(),
    version: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    levels: z.array(z.string()),
    options: z.array(field),
    words: z.record(z.string(), z.object({ title: z.string(), pitch: z.string() })),
  })
  .meta({ id: 'Game' })

/** What can be played here. */
export const gameRoutes =
  (house: House): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/games',
      {
        schema: {
          tags: ['games'],
          summary: 'Every game of the house, with its options',
          response: { 200: z.array(game), default: refusal },
        },
      },
      () =>
        Object.values(house.boxes).map(({ game: { id, version, seats, options }, words }) => ({
          id,
          version,
          seats,
          levels: [...levels],
          options: fields(options).map(([key, one]) => ({
            key,
            kind: one.kind,
            values: one.kind === 'toggle' ? null : [...one.values],
            default: one.default,
            defaultAt: { ...one.defaultAt },
          })),
          words: Object.fromEntries(
            Object.entries(words).map(([language, { title, pitch }]) => [language, { title, pitch }]),
          ),
        })),
    )
  }
