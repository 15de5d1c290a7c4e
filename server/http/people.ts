import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Account } from '../identity/account.ts'
import { readCursor, writeCursor } from '../tables/cursor.ts'
import { historyPage, myTablesPage, myTablesWish } from '../protocol/lists.ts'
import { pageOf, pageWish } from '../protocol/pages.ts'
import { profile, ranked, type Rating } from '../protocol/people.ts'
import { line } from '../protocol/text.ts'
import { shown } from '../ratings/ratings.ts'
import { Refused } from '../refused.ts'
import type { RatingRow } from '../store/rows.ts'
import type { Rank, Store } from '../store/store.ts'
import type { House } from '../tables/house.ts'
import { cut } from '../tables/lists.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'
import { tableId } from './tables.ts'

const playerId = z.string().regex(/^[\w:-]{1,64}$/, 'it is nobody’s id')
const tags = ['people']

interface People {
  find(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>
}

function ratingOf(row: RatingRow): Rating {
  return { game: row.game, games: row.games, ...shown(row) }
}

const rank = z.tuple([z.number(), z.string().max(64)])

function rankIn(after: string): Rank {
  const [ordinal, player] = readCursor(rank, after)
  return { ordinal, player }
}

/** Who plays here, how well, and whom one would rather not hear. */
export const peopleRoutes =
  (house: House, store: Store, people: People): FastifyPluginAsyncZod =>
  async (app) => {
    const expectPerson = async (id: string): Promise<Account> => {
      const found = (await people.find([id])).get(id)
      if (found === undefined) throw new Refused('missing', 'Nobody here has that id.')
      return found
    }

    app.get(
      '/api/players/:id',
      {
        schema: {
          tags,
          summary: 'Somebody who plays here',
          params: z.object({ id: playerId }),
          response: { 200: profile, default: refusal },
        },
      },
      async ({ params }) => {
        const { id, name, crest, createdAt } = await expectPerson(params.id)
        const ratings = await store.ratings.of(id)
        return { id, name, crest, since: createdAt, ratings: ratings.map(ratingOf) }
      },
    )

    app.get(
      '/api/ratings/:game',
      {
        schema: {
          tags,
          summary: 'The best at a game',
          params: z.object({ game: z.string().max(64) }),
          querystring: pageWish,
          response: { 200: pageOf('players', ranked), default: refusal },
        },
      },
      async ({ params, query: { limit, after } }) => {
        const { rows, next } = await cut(
          { limit, after: after === undefined ? undefined : rankIn(after) },
          (page) => store.ratings.best(params.game, page),
          ({ mu, sigma, player }) => writeCursor(mu - 3 * sigma, player),
        )
        const names = await people.find(rows.map(({ player }) => player))
        const players = rows.map((row) => ({
          id: row.player,
          name: names.get(row.player)?.name ?? null,
          ...ratingOf(row),
        }))
        return { players, next }
      },
    )

    app.get(
      '/api/me/tables',
      {
        schema: {
          tags,
          summary: 'Tables at which you sit, newest first',
          querystring: myTablesWish,
          response: { 200: myTablesPage, default: refusal },
        },
      },
      async (request) => {
        const { status, ...page } = request.query
        return house.lists.running(signedIn(request).id, status, page)
      },
    )

    app.get(
      '/api/me/history',
      {
        schema: {
          tags,
          summary: 'Games you have played to their end, the last first',
          querystring: pageWish,
          response: { 200: historyPage, default: refusal },
        },
      },
      async (request) => house.lists.history(signedIn(request).id, request.query),
    )

    app.get(
      '/api/me/mutes',
      { schema: { tags, summary: 'Whom you have muted', response: { 200: z.array(z.string()), default: refusal } } },
      async (request) => [...(await house.mutes.of(signedIn(request).id))],
    )

    for (const [method, on] of [
      ['PUT', true],
      ['DELETE', false],
    ] as const) {
      app.route({
        method,
        url: '/api/me/mutes/:id',
        schema: {
          tags,
          summary: on ? 'Hear no more of somebody' : 'Hear somebody again',
          params: z.object({ id: playerId }),
          response: { 204: z.null(), default: refusal },
        },
        handler: async (request, reply) => {
          const { id } = signedIn(request)
          if (on) await expectPerson(request.params.id)
          if (request.params.id === id) throw new Refused('invalid', "You can't mute yourself.")
          await house.mutes.set(id, request.params.id, on)
          return reply.status(204).send(null)
        },
      })
    }

    app.post(
      '/api/tables/:id/reports',
      {
        config: { rateLimit: { max: 10, timeWindow: 60_000 } },
        schema: {
          tags,
          summary: 'Report somebody at a table to those who run the house',
          params: z.object({ id: tableId }),
          body: z.strictObject({ about: playerId, talk: z.int().min(1).nullable().default(null), why: line(500) }),
          response: { 201: z.object({ id: z.string() }), default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const { about, talk, why } = request.body
        const table = await house.open(request.params.id)
        await table.expectAccess(account.id)
        await expectPerson(about)
        const complained = talk === null ? null : (await table.conversation.read({ after: talk - 1, limit: 1 }))[0]
        if (complained === undefined) throw new Refused('invalid', `Nobody said line ${talk} at this table.`)
        const id = randomUUID()
        const at = Date.now()
        await store.reports.save({ id, table: table.id, by: account.id, about, talk, why, at, settledAt: null })
        return reply.status(201).send({ id })
      },
    )
  }
