import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { turnsPage } from '../protocol/lists.ts'
import { pageWish } from '../protocol/pages.ts'
import { moveId, orders, played, playedMove, position, takenBack } from '../protocol/tables.ts'
import { Refused } from '../refused.ts'
import { takeHint } from '../tables/hints.ts'
import type { House } from '../tables/house.ts'
import { giveOrders, ordersOf } from '../tables/windows/orders.ts'
import { asPlayed, playMove, takeBack } from '../tables/play.ts'
import { seatOf } from '../tables/seating.ts'
import { LiveTable } from '../tables/table.ts'
import { voteBotIn, voteHaste } from '../tables/votes.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'
import { after, during, ofTable, signalOf, visit, wait } from './visits.ts'
import { waitFor } from './waiting.ts'

const tags = ['play']

/** The game itself, for those who only know HTTP. */
export const playRoutes =
  (house: House): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/tables/:id/position',
      {
        schema: {
          tags,
          summary: 'The game as you may see it; waits for news if asked to',
          params: ofTable,
          querystring: z.object({ after, wait }),
          response: { 200: position, default: refusal },
        },
      },
      async (request, reply) => {
        const { account, query } = request
        const table = await visit(house, request.params.id, account)
        const known = query.after ?? null
        const isNews = (): true | null => (table.match !== null && table.match.seq > (known ?? -1) ? true : null)
        const patience = { ms: query.wait * 1000, signal: signalOf(reply) }
        if (isNews() === null) {
          await during(table, account, () => waitFor(table, ['moved', 'reopened', 'changed'], isNews, patience))
        }
        await table.expectAccess(account?.id ?? null)
        return table.queue.run(() => table.look(table.viewerOf(account?.id ?? null), known))
      },
    )

    app.get(
      '/api/tables/:id/turn',
      {
        schema: {
          tags,
          summary: 'Wakes you when it is your turn, or the game is over; 204 if neither happens in time',
          params: ofTable,
          querystring: z.object({ after, wait }),
          response: { 200: position, 204: z.null(), default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const { query } = request
        // Who wants to know when it is their turn wants to play.
        const table = await visit(house, request.params.id, account, 'returned')
        const seat = seatOf(table.seating, account.id)
        if (seat === null) throw new Refused('forbidden', "You don't sit at this table.")
        const look = (): true | null =>
          table.match !== null && (table.match.outcome !== null || table.awaiting.includes(seat)) ? true : null
        const patience = { ms: query.wait * 1000, signal: signalOf(reply) }
        const happenings = ['moved', 'reopened', 'changed']
        const isTurn = await during(table, account, () => waitFor(table, happenings, look, patience))
        if (isTurn === null) return reply.status(204).send(null)
        return table.queue.run(() => table.look(seat, query.after ?? null))
      },
    )

    app.get(
      '/api/turns',
      {
        schema: {
          tags,
          summary: 'The tables at which it is your turn; waits until there is one if asked to',
          querystring: pageWish.extend({ wait }),
          response: { 200: turnsPage, default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const { wait: seconds, ...page } = request.query
        const now = await house.lists.turns(account.id, page)
        if (now.tables.length > 0 || seconds === 0) return now
        const isMine = (table?: unknown): true | null =>
          table instanceof LiveTable && isTurnOf(table, account.id) ? true : null
        const patience = { ms: seconds * 1000, signal: signalOf(reply) }
        await waitFor(house, ['moved', 'reopened'], isMine, patience)
        return house.lists.turns(account.id, page)
      },
    )

    app.post(
      '/api/tables/:id/moves',
      {
        schema: {
          tags,
          summary: 'Make a move: one of the prompt’s moves',
          params: ofTable,
          body: playedMove,
          response: { 200: played, default: refusal },
        },
      },
      async (request) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        const answer = asPlayed(table, await playMove(table, account.id, request.body))
        request.isSealed = answer.sealed === true
        return answer
      },
    )

    app.post(
      '/api/tables/:id/undo',
      {
        schema: {
          tags,
          summary: 'Take your last move back, while nobody has learned from it',
          params: ofTable,
          body: takenBack,
          response: { 200: played, default: refusal },
        },
      },
      async (request) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        return { seq: await takeBack(table, account.id, request.body) }
      },
    )

    app.get(
      '/api/tables/:id/orders',
      {
        schema: {
          tags,
          summary: 'Your standing orders for events that anybody may answer',
          params: ofTable,
          response: { 200: orders, default: refusal },
        },
      },
      async (request) => {
        const account = signedIn(request)
        return ordersOf(await visit(house, request.params.id, account), account.id)
      },
    )

    app.put(
      '/api/tables/:id/orders',
      {
        schema: {
          tags,
          summary: 'Leave standing orders for events that anybody may answer, in place of those before',
          params: ofTable,
          body: orders,
          response: { 200: orders, default: refusal },
        },
      },
      async (request) => {
        const account = signedIn(request)
        return giveOrders(await visit(house, request.params.id, account), account.id, request.body)
      },
    )

    app.post(
      '/api/tables/:id/votes',
      {
        schema: {
          tags,
          summary: 'Vote for a bot in the seat of somebody who is away, or for haste at a table without a clock',
          params: ofTable,
          body: z.union([
            z.strictObject({ seat: z.int().min(0).max(63) }),
            z.strictObject({ haste: z.literal(true), id: moveId }),
          ]),
          response: { 204: z.null(), default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        const { body } = request
        await table.queue.run(() =>
          'seat' in body ? voteBotIn(table, account.id, body.seat) : voteHaste(table, account.id, body.id),
        )
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/api/tables/:id/hints',
      {
        schema: {
          tags,
          summary: 'Say that you look at what a bot would do in your place: the game won’t count for your rating',
          params: ofTable,
          response: { 204: z.null(), default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const table = await visit(house, request.params.id, account)
        await table.queue.run(() => takeHint(table, account.id))
        return reply.status(204).send(null)
      },
    )
  }

function isTurnOf(table: LiveTable, account: string): boolean {
  const seat = seatOf(table.seating, account)
  return seat !== null && table.awaiting.includes(seat)
}
