import { levels } from '@octopolis/bots'
import { fields } from '@octopolis/engine'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { gameInfo } from '../protocol/games.ts'
import type { House } from '../tables/house.ts'
import { refusal } from './refusals.ts'

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
          response: { 200: z.array(gameInfo), default: refusal },
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
