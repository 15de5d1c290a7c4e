import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { said, typed, namedUtterance, type Said } from '../protocol/tables.ts'
import type { House } from '../tables/house.ts'
import { seatOf } from '../tables/seating.ts'
import { say } from '../tables/talk.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'
import { during, ofTable, signalOf, visit, wait } from './visits.ts'
import { waitFor } from './waiting.ts'

const line = z.coerce.number().int()
const talkWish = z.object({
  after: line.min(0).optional().meta({ description: 'The last line of talk you know; what was said after it.' }),
  before: line
    .min(1)
    .optional()
    .meta({ description: 'What was said before that line: the last of it, unless after says where to begin.' }),
  limit: z.coerce.number().int().min(1).max(500).default(200),
  wait,
})
const tags = ['play']

/** What is said at a table, for those who only know HTTP. */
export const talkRoutes =
  (house: House): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/tables/:id/talk',
      {
        schema: {
          tags,
          summary: 'What was said after a line, or last before one, but for those you have muted',
          params: ofTable,
          querystring: talkWish,
          response: { 200: z.array(said), default: refusal },
        },
      },
      async (request, reply) => {
        const { account, query } = request
        const table = await visit(house, request.params.id, account)
        const { after, before = null, limit } = query
        const from = after === undefined && before !== null ? 'end' : 'start'
        const stretch = { after: after ?? 0, before, limit, from } as const
        const hear = (): Promise<Said[]> => house.heard(table, account?.id ?? null, stretch)
        const first = await hear()
        // Before a line that is there nothing more will be said.
        if (first.length > 0 || query.wait === 0 || before !== null) return first
        const patience = { ms: query.wait * 1000, signal: signalOf(reply) }
        await during(table, account, () => waitFor(table, ['said'], (spoken) => spoken ?? null, patience))
        return hear()
      },
    )

    app.get(
      '/api/tables/:id/talk/possible',
      {
        schema: {
          tags,
          summary: "What your seat may say now in the game's own terms",
          params: ofTable,
          response: { 200: z.array(typed), default: refusal },
        },
      },
      async (request) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        const seat = seatOf(table.seating, account.id)
        return table.queue.run(() => (seat === null ? [] : structuredClone([...table.expectMatch().talk(seat)])))
      },
    )

    app.post(
      '/api/tables/:id/talk',
      {
        schema: {
          tags,
          summary: "Say something: a text, an emote, or something in the game's own terms",
          params: ofTable,
          body: namedUtterance,
          response: { 201: said, default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        const { id = null, ...utterance } = request.body
        return reply.status(201).send(await say(table, account, utterance, id))
      },
    )
  }
