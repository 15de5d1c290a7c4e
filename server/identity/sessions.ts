import type { Accounts } from './accounts.ts'
import { type Auth, renewalSeconds, sessionSeconds } from './auth.ts'
import type { Recent, Recognised } from './recent.ts'
import { type Tables, timeOf } from './tables.ts'
import { hashOf, type Tokens } from './tokens.ts'

/** What a request brings along to say who sends it. A token goes before a cookie. */
export interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

/** Values of Set-Cookie. */
export type Cookies = readonly string[]

export interface Sessions {
  /** Whom these credentials belong to, if anybody. */
  recognise(credentials: Credentials): Promise<Recognised | null>
  open(account: string): Promise<Cookies>
  /** Ends the session of this cookie, if it is one. */
  close(credentials: Credentials): Promise<Cookies>
  /** Prolongs a session that is in use: what to set, once a day. */
  renew(credentials: Credentials): Promise<Cookies>
  /** Ends every session of an account but this. */
  closeOthers(account: string, credentials: Credentials): Promise<void>
}

/** The token that a program shows. Other kinds of authorization are meant for a proxy in front of us. */
export function tokenIn({ authorization = '' }: Credentials): string | null {
  return /^Bearer (oct_[\w-]+)$/i.exec(authorization)?.[1] ?? null
}

/** What better-auth calls the session's cookie. */
export function sessionCookie(secure: boolean): string {
  return `${secure ? '__Secure-' : ''}octopolis.session_token`
}

interface Parts {
  readonly auth: Auth
  readonly kysely: Tables
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly recent: Recent
  readonly secure: boolean
}

export function sessionsOf({ auth, kysely, accounts, tokens, recent, secure }: Parts): Sessions {
  const cookieName = sessionCookie(secure)
  const cookiePattern = new RegExp(`(?:^|;)\\s*${cookieName.replace('.', '\\.')}=([\\w%.~-]{1,200})\\s*(?:;|$)`)

  const cookieOf = (session: string): { cookie: string } => ({ cookie: `${cookieName}=${session}` })

  function sessionIn({ cookie = '' }: Credentials): string | null {
    return cookiePattern.exec(cookie)?.[1] ?? null
  }

  async function recognised(id: string, by: Pick<Recognised, 'expiresAt' | 'mayRule'>): Promise<Recognised | null> {
    const [kept] = await accounts.find([id])
    return kept === undefined ? null : { account: kept.account, banReason: kept.banned?.why ?? null, ...by }
  }

  async function byToken(token: string): Promise<Recognised | null> {
    const owner = await tokens.owner(token)
    return owner === null ? null : recognised(owner.account, { expiresAt: null, mayRule: owner.admin })
  }

  async function bySession(session: string): Promise<Recognised | null> {
    const found = await auth.api.getSession({ headers: cookieOf(session), query: { disableRefresh: true } })
    if (found === null) return null
    return recognised(found.user.id, { expiresAt: timeOf(found.session.expiresAt), mayRule: true })
  }

  async function remembered(credential: string, find: (of: string) => Promise<Recognised | null>) {
    const key = hashOf(credential)
    const known = recent.get(key)
    if (known !== null) return known
    const { mark } = recent
    const found = await find(credential)
    if (found !== null) recent.set(key, found, mark)
    return found
  }

  return {
    async recognise(credentials) {
      const token = tokenIn(credentials)
      if (token !== null) return remembered(token, byToken)
      const session = sessionIn(credentials)
      return session === null ? null : remembered(session, bySession)
    },
    async open(account) {
      const { headers } = await auth.api.openSession({ body: { account }, returnHeaders: true })
      return headers.getSetCookie()
    },
    async close(credentials) {
      const session = sessionIn(credentials)
      const { headers } = await auth.api.signOut({
        headers: session === null ? {} : cookieOf(session),
        returnHeaders: true,
      })
      if (session !== null) recent.forget(hashOf(session))
      return headers.getSetCookie()
    },
    async renew(credentials) {
      const session = sessionIn(credentials)
      if (session === null || tokenIn(credentials) !== null) return []
      const expiresAt = (await remembered(session, bySession))?.expiresAt ?? Infinity
      const age = sessionSeconds - (expiresAt - Date.now()) / 1000
      if (age < renewalSeconds) return []
      const { headers } = await auth.api.getSession({ headers: cookieOf(session), returnHeaders: true })
      recent.forget(hashOf(session))
      return headers.getSetCookie()
    },
    async closeOthers(account, credentials) {
      const session = sessionIn(credentials)
      const current = session === null ? null : await auth.api.getSession({ headers: cookieOf(session) })
      await kysely
        .deleteFrom('session')
        .where('userId', '=', account)
        .where('token', '!=', current?.session.token ?? '')
        .execute()
      recent.forgetAccount(account)
    },
  }
}
