import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Identity } from '../identity/identity.ts'
import { ban, report } from '../protocol/admin.ts'
import { adminTable, adminTablesPage } from '../protocol/lists.ts'
import { pageOf, pageWish } from '../protocol/pages.ts'
import { line } from '../protocol/text.ts'
import { Refused } from '../refused.ts'
import type { Store } from '../store/store.ts'
import type { House } from '../tables/house.ts'
import { cursorAt, cut, markIn } from '../tables/lists.ts'
import { refusal } from './refusals.ts'
import { signedIn } from './requests.ts'
import { tableId } from './tables.ts'

const tags = ['admin']

interface AdminSetting {
  readonly house: House
  readonly store: Store
  readonly identity: Identity
  /** User names, in lower case. */
  readonly admins: readonly string[]
  /** Ends the connections of somebody who has just been banned. */
  dismiss(account: string): void
}

/** For the accounts that the host has named in ADMINS. */
export const adminRoutes =
  ({ house, store, identity, admins, dismiss }: AdminSetting): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('preHandler', async (request) => {
      const { username } = signedIn(request)
      if (username === null || !admins.includes(username.toLowerCase())) {
        throw new Refused('forbidden', 'This is for those who run the house.')
      }
      if (!(await identity.mayRule(request.headers))) {
        throw new Refused('forbidden', 'This token was not made to run the house: make one that is, or sign in.')
      }
    })

    app.get(
      '/api/admin/tables',
      {
        schema: {
          tags,
          summary: 'Tables, whoever may see them, newest first',
          querystring: pageWish.extend({ status: adminTable.shape.status.default('playing') }),
          response: { 200: adminTablesPage, default: refusal },
        },
      },
      ({ query: { status, ...page } }) => house.lists.all(status, page),
    )

    app.delete(
      '/api/admin/tables/:id',
      {
        schema: {
          tags,
          summary: 'Close a table, whatever is going on there',
          params: z.object({ id: tableId }),
          response: { 204: z.null(), default: refusal },
        },
      },
      async ({ params }, reply) => {
        await house.closeTable(params.id)
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/api/admin/reports',
      {
        schema: {
          tags,
          summary: 'What people have reported and nobody has settled, newest first',
          querystring: pageWish,
          response: { 200: pageOf('reports', report), default: refusal },
        },
      },
      async ({ query: { limit, after } }) => {
        const page = { limit, after: markIn(after) }
        const { rows, next } = await cut(page, (part) => store.reports.list(true, part), cursorAt)
        const reports = await Promise.all(
          rows.map(async ({ id, table, by, about, talk, why, at }) => {
            const [spoken] = talk === null ? [] : await store.talk.read(table, talk - 1, 1)
            return { id, table, by, about, why, said: spoken?.said ?? null, at }
          }),
        )
        return { reports, next }
      },
    )

    app.delete(
      '/api/admin/reports/:id',
      {
        schema: {
          tags,
          summary: 'Settle a report',
          params: z.object({ id: z.string().max(64) }),
          response: { 204: z.null(), default: refusal },
        },
      },
      async ({ params }, reply) => {
        if (!(await store.reports.settle(params.id, Date.now())))
          throw new Refused('missing', 'There is no such open report.')
        return reply.status(204).send(null)
      },
    )

    app.get(
      '/api/admin/bans',
      {
        schema: {
          tags,
          summary: 'Who may not come in, and why, the last first',
          querystring: pageWish,
          response: { 200: pageOf('bans', ban), default: refusal },
        },
      },
      async ({ query: { limit, after } }) => {
        const page = { limit, after: markIn(after) }
        const { rows, next } = await cut(page, identity.banned, ({ account, at }) => cursorAt({ at, id: account.id }))
        return { bans: rows.map(({ account: { id, name }, why, at }) => ({ id, name, why, at })), next }
      },
    )

    app.put(
      '/api/admin/bans/:id',
      {
        schema: {
          tags,
          summary: 'Ban somebody',
          params: z.object({ id: z.string().max(64) }),
          body: z.strictObject({ why: line(300) }),
          response: { 204: z.null(), default: refusal },
        },
      },
      async ({ params, body }, reply) => {
        if (!(await identity.ban(params.id, body.why))) throw new Refused('missing', 'Nobody here has that id.')
        dismiss(params.id)
        return reply.status(204).send(null)
      },
    )

    app.delete(
      '/api/admin/bans/:id',
      {
        schema: {
          tags,
          summary: 'Let somebody in again',
          params: z.object({ id: z.string().max(64) }),
          response: { 204: z.null(), default: refusal },
        },
      },
      async ({ params }, reply) => {
        if (!(await identity.unban(params.id))) throw new Refused('missing', 'Nobody with that id is banned.')
        return reply.status(204).send(null)
      },
    )
  }
