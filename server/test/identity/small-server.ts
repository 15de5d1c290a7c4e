import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished } from 'vitest'
import { answerRefusals } from '../../http/refusals.ts'
import type { Account } from '../../identity/account.ts'
import { createIdentity, type Identity, type IdentitySettings } from '../../identity/identity.ts'
import { identityRoutes } from '../../identity/routes.ts'
import { migrate } from '../../store/migrate.ts'
import type { Database } from '../../store/schema.ts'
import { passingSqlite } from '../../store/sqlite.ts'

export const secret = 'a secret that is long enough for anybody'

export interface SmallServer {
  readonly app: FastifyInstance
  readonly identity: Identity
  readonly database: Database
  /** Whom other parts were told to forget. */
  readonly forgotten: string[]
  /** `from`: the address it calls from. */
  browser(from?: string): Browser
}

export interface BrowserReply<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]
}

/** Somebody's browser: it keeps cookies. */
export interface Browser {
  readonly jar: Map<string, string>
  send<Body = Account>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<BrowserReply<Body>>
}

function browserOf(app: FastifyInstance, from: string): Browser {
  const jar = new Map<string, string>()
  return {
    jar,
    async send<Body>(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      body?: object,
      headers: Record<string, string> = {},
    ): Promise<BrowserReply<Body>> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const sent: InjectOptions = {
        method,
        url,
        remoteAddress: from,
        headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
      }
      const answer = await app.inject(body === undefined ? sent : { ...sent, payload: body })
      const cookies = [answer.headers['set-cookie'] ?? []].flat()
      for (const line of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/Max-Age=0(;|$)/.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      const parsed = (answer.body === '' ? null : answer.json()) as Body
      return { status: answer.statusCode, body: parsed, headers: answer.headers, cookies }
    },
  }
}

/** A small server with identity alone. */
export async function smallServer(
  settings: Partial<Omit<IdentitySettings, 'database'>> = {},
  more: (account: string) => Promise<Record<string, unknown>> = async () => ({}),
  database: Database = passingSqlite(),
): Promise<SmallServer> {
  await migrate(database)
  const identity = createIdentity({ secret, baseUrl: null, limits: true, ...settings, database })
  const forgotten: string[] = []

  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerRefusals(app, { cause: null })
  app.decorateRequest('account', null)
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { account: await identity.whoIs(request.headers) })
  })
  await app.register(
    identityRoutes(identity, {
      more,
      async forget(account) {
        forgotten.push(account)
      },
    }),
  )
  onTestFinished(async () => {
    await app.close()
    await database.kysely.destroy()
  })
  return { app, identity, database, forgotten, browser: (from = '192.0.2.1') => browserOf(app, from) }
}

/** What can't be known beforehand. */
export const some = {
  text: expect.any(String) as unknown,
  number: expect.any(Number) as unknown,
  now: () => expect.closeTo(Date.now(), -5) as unknown,
  like: (pattern: RegExp) => expect.stringMatching(pattern) as unknown,
}

export const password = 'correct horse battery'

/** A browser in which a guest sits. */
export async function guest({ browser }: SmallServer, name = 'Ada'): Promise<Browser & { readonly id: string }> {
  const fresh = browser()
  const { body } = await fresh.send('POST', '/api/guest', { name })
  return { ...fresh, id: body.id }
}

/** A browser in which somebody with a user name sits. */
export async function member(place: SmallServer, username = 'ada'): Promise<Browser & { readonly id: string }> {
  const somebody = await guest(place, username)
  await somebody.send('PUT', '/api/me/password', { username, password })
  return somebody
}
