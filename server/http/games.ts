import { levels } from '@octopolis/bots'
import { fields } from '@octopolis/engine'
import { published, type JsonSchema } from '@octopolis/games/schema'
import { schemas } from '@octopolis/games/schemas'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { gameInfo, gameSchema } from '../protocol/games.ts'
import { Refused } from '../refused.ts'
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
            unless: one.unless ?? null,
          })),
          words: Object.fromEntries(
            Object.entries(words).map(([language, { title, pitch }]) => [language, { title, pitch }]),
          ),
        })),
    )

    const made = new Map<string, JsonSchema>()
    app.get(
      '/api/games/:id/schema',
      {
        schema: {
          tags: ['games'],
          summary: 'What a game shows and takes, as a JSON Schema',
          params: z.object({ id: z.string().max(64) }),
          response: { 200: gameSchema, default: refusal },
        },
      },
      ({ params: { id } }) => {
        const schema = Object.hasOwn(schemas, id) ? schemas[id] : undefined
        if (schema === undefined) throw new Refused('missing', `Nobody here knows the game ${id}.`)
        const known = made.get(id) ?? published(schema)
        made.set(id, known)
        return { ...known }
      },
    )
  }
