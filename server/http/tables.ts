import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lobbyPage, lobbyWish } from '../protocol/lists.ts'
import { newTable, quickMatch, sitter, swapWish, tableChange, tableInfo } from '../protocol/tables.ts'
import { changeTable, giveToBot, sayReady, sitDown, standUp, startGame, swapSeats } from '../tables/gathering.ts'
import { rememberGuesses } from '../identity/guesses.ts'
import { Refused } from '../refused.ts'
import type { House } from '../tables/house.ts'
import type { LiveTable } from '../tables/table.ts'
import { network } from './addresses.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'

export const tableId = z.string().regex(/^[a-z0-9]{1,40}$/, 'it is no table’s id')
const ofTable = z.object({ id: tableId })
const ofSeat = ofTable.extend({ seat: z.coerce.number().int().min(0).max(63) })
const tags = ['tables']
/** Wrong codes in ten minutes, by one account and from one address. */
const WRONG_CODES = { byAccount: 10, fromAddress: 40 }

/** Tables, until they start. */
export const tableRoutes =
  (house: House, limits: boolean): FastifyPluginAsyncZod =>
  async (app) => {
    const guesses = rememberGuesses('codes')
    const answers = { 200: tableInfo, default: refusal }

    /** Changes a table in its turn, and answers with what has become of it. */
    const change = async (
      id: string,
      account: string,
      work: (table: LiveTable) => Promise<void>,
    ): Promise<z.infer<typeof tableInfo>> => {
      const table = await house.open(id)
      await table.expectAccess(account)
      table.hear(account)
      return table.queue.run(async () => {
        await work(table)
        return table.info(account)
      })
    }

    app.get(
      '/api/tables',
      {
        schema: {
          tags,
          summary: 'Open tables: those that gather first, newest first of each',
          querystring: lobbyWish,
          response: { 200: lobbyPage, default: refusal },
        },
      },
      async ({ query: { limit, after, ...filter } }) => house.openTables.page(filter, limit, after),
    )

    app.post(
      '/api/tables',
      {
        config: { makes: 'table' },
        schema: {
          tags,
          summary: 'Open a table and take its first seat',
          body: newTable,
          response: { 201: tableInfo, default: refusal },
        },
      },
      async (request, reply) => {
        const account = signedIn(request)
        const table = await house.create(account, request.body)
        return reply.status(201).send(table.info(account.id))
      },
    )

    app.post(
      '/api/quick',
      {
        config: { makes: 'table' },
        schema: {
          tags,
          summary: 'Sit down at the next table that fits, of a game or of any; bots fill up after a wait',
          description:
            'Whoever waits longest is joined first. A table that nobody fills within twenty seconds starts with bots in the seats that are left: quickUntil says when. Leaving its seat before then is how to cancel.',
          body: quickMatch,
          response: answers,
        },
      },
      async (request) => {
        const account = signedIn(request)
        return (await house.quick(account, request.body)).info(account.id)
      },
    )

    app.post(
      '/api/codes',
      {
        schema: {
          tags,
          summary: 'Come to a table by its code',
          description: 'Wrong codes are counted: in ten minutes ten by you, and forty from your address, are the most.',
          body: z.strictObject({ code: z.string().regex(/^[a-zA-Z]{6}$/, 'a code is six letters') }),
          response: answers,
        },
      },
      async (request) => {
        const account = signedIn(request)
        const counted = [
          { of: `by ${account.id}`, most: WRONG_CODES.byAccount },
          { of: `from ${network(request.ip)}`, most: WRONG_CODES.fromAddress },
        ]
        const takeBack = limits ? guesses.count(...counted) : () => {}
        try {
          const table = await house.byCode(account, request.body.code)
          takeBack()
          return table.info(account.id)
        } catch (error) {
          // What broke on our side was no guess.
          if (!(error instanceof Refused)) takeBack()
          throw error
        }
      },
    )

    app.get(
      '/api/tables/:id',
      { schema: { tags, summary: 'A table', params: ofTable, response: answers } },
      async ({ params, account }) => {
        const table = await house.open(params.id)
        await table.expectAccess(account?.id ?? null)
        return table.info(account?.id ?? null)
      },
    )

    app.patch(
      '/api/tables/:id',
      {
        schema: {
          tags,
          summary: 'Change what is played, or hand the table over (host)',
          params: ofTable,
          body: tableChange,
          response: answers,
        },
      },
      (request) => {
        const { id } = signedIn(request)
        return change(request.params.id, id, (table) => changeTable(table, id, request.body))
      },
    )

    app.put(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          tags,
          summary: 'Take a seat, or give it to a bot (host)',
          params: ofSeat,
          body: sitter,
          response: answers,
        },
      },
      (request) => {
        const { id } = signedIn(request)
        const { params, body } = request
        return change(params.id, id, (table) =>
          'bot' in body ? giveToBot(table, id, params.seat, body.bot) : sitDown(table, id, params.seat),
        )
      },
    )

    app.delete(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          tags,
          summary: 'Leave a seat (a bot plays on if the game runs), or free it (host, before the start)',
          params: ofSeat,
          response: answers,
        },
      },
      (request) => {
        const { id } = signedIn(request)
        return change(request.params.id, id, (table) => standUp(table, id, request.params.seat))
      },
    )

    app.post(
      '/api/tables/:id/swap',
      {
        schema: {
          tags,
          summary: 'Ask for a swap of two seats before the start, or say yes or no to one',
          description:
            'It is up to those who sit there, and to the host for bots. Once all of them want it, it is done; until then it ' +
            'is among the swaps of the table. Who sits in one of the two may ask, and the host.',
          params: ofTable,
          body: swapWish,
          response: answers,
        },
      },
      (request) => {
        const { id } = signedIn(request)
        const { seats, wanted } = request.body
        return change(request.params.id, id, (table) => swapSeats(table, id, seats, wanted))
      },
    )

    app.put(
      '/api/tables/:id/ready',
      {
        schema: {
          tags,
          summary: 'Say that you are ready, or not',
          params: ofTable,
          body: z.strictObject({ ready: z.boolean() }),
          response: answers,
        },
      },
      (request) => {
        const { id } = signedIn(request)
        return change(request.params.id, id, (table) => sayReady(table, id, request.body.ready))
      },
    )

    app.post(
      '/api/tables/:id/start',
      { schema: { tags, summary: 'Start the game (host)', params: ofTable, response: answers } },
      (request) => {
        const { id } = signedIn(request)
        return change(request.params.id, id, (table) => startGame(table, id))
      },
    )

    app.post(
      '/api/tables/:id/rematch',
      {
        config: { makes: 'table' },
        schema: { tags, summary: 'The same table once more', params: ofTable, response: answers },
      },
      async (request) => {
        const account = signedIn(request)
        const table = await house.open(request.params.id)
        await table.expectAccess(account.id)
        return (await house.rematch(table, account)).info(account.id)
      },
    )
  }
