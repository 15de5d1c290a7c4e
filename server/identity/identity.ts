import { randomUUID } from 'node:crypto'
import type { Crest } from '../protocol/heraldry.ts'
import { Refused } from '../refused.ts'
import type { Page } from '../store/store.ts'
import type { Account } from './account.ts'
import { accountsIn, type Banned } from './accounts.ts'
import { createAuth } from './auth.ts'
import { findLost } from './lost.ts'
import { oneAtEach } from './origins.ts'
import { type Assertion, type Passkey, type Passkeys, passkeysIn, type Visit } from './passkeys.ts'
import { type Guess, passwordsOf } from './passwords.ts'
import { rememberRecent } from './recent.ts'
import { type Cookies, type Credentials, sessionsOf } from './sessions.ts'
import { type IdentityDatabase, tablesOf, timeOf } from './tables.ts'
import { type PersonalToken, type Tokens, tokensIn } from './tokens.ts'

export interface SignedIn {
  readonly account: Account
  readonly cookies: Cookies
}

export interface IdentitySettings {
  readonly database: IdentityDatabase
  readonly secret: string
  /** Where people reach the server; null: wherever they say. Cookies are for https alone if it is https. */
  readonly baseUrl: string | null
  /** Off: passwords may be guessed without end. */
  readonly limits: boolean
  /** What better-auth has to say of its own troubles. */
  readonly log?: (message: string, details: readonly unknown[]) => void
}

/** All that identity knows of somebody. */
export interface Export {
  readonly account: Account
  readonly sessions: readonly { readonly createdAt: number; readonly expiresAt: number }[]
  readonly passkeys: readonly Passkey[]
  readonly tokens: readonly PersonalToken[]
}

/** Who is who: guests first, who may stay the same for good with a user name, a password and passkeys. */
export interface Identity {
  /** By session cookie or by "Authorization: Bearer oct_…"; null for a stranger. Refused if banned. */
  whoIs(credentials: Credentials): Promise<Account | null>
  /** Is it somebody in person, or a token that was made to run the house? Whether they are of those who do is another matter. */
  mayRule(credentials: Credentials): Promise<boolean>
  find(ids: readonly string[]): Promise<Map<string, Account>>
  findByUsername(username: string): Promise<Account | null>

  becomeGuest(guest: { readonly name: string; readonly crest?: Crest | undefined }): Promise<SignedIn>
  signIn(username: string, guess: Guess): Promise<SignedIn>
  signInByPasskey(visit: Visit, assertion: Assertion): Promise<SignedIn>
  /** Ends the session of this cookie, if it is one. */
  signOut(credentials: Credentials): Promise<Cookies>
  /** Prolongs a session that is in use: what to set, once a day. */
  renew(credentials: Credentials): Promise<Cookies>

  change(id: string, to: { readonly name?: string | undefined; readonly crest?: Crest | undefined }): Promise<Account>
  /** Gives a guest's account a password, or changes it. A change needs the current password, and ends other sessions. */
  setPassword(
    id: string,
    to: { readonly username: string; readonly password: string },
    by: { readonly current: string | undefined; readonly from: string; readonly credentials: Credentials },
  ): Promise<Account>
  /** Refused unless it is the account's password; an account without one needs none. */
  checkPassword(id: string, password: string | undefined): Promise<void>
  readonly passkeys: Passkeys
  readonly tokens: Tokens

  export(id: string): Promise<Export>
  /** Removes the account with its sessions, passkeys and tokens. What others keep of it has to be forgotten before. */
  delete(id: string): Promise<void>

  /** Ends sessions that have run out. Gives the guests who can't come back any more, so that they may be deleted. */
  findLost(now: number): Promise<string[]>

  /** False if there is no such account. */
  ban(id: string, why: string): Promise<boolean>
  /** False if there is no such ban. */
  unban(id: string): Promise<boolean>
  /** The last first. */
  banned(page: Page): Promise<Banned[]>
}

function banishment(why: string): Refused {
  return new Refused('banned', `This account is banned: ${why.replace(/\.$/, '')}.`)
}

export function createIdentity({ database, secret, baseUrl, limits, log = () => {} }: IdentitySettings): Identity {
  const kysely = tablesOf(database)
  const secure = baseUrl?.startsWith('https:') ?? false
  const home = baseUrl === null ? null : new URL(baseUrl).origin
  const settings = { database, secret, secure, log }
  const auth = createAuth(settings, home ?? 'http://localhost')
  const authAt = home === null ? oneAtEach((origin) => createAuth(settings, origin)) : () => auth

  const recent = rememberRecent()
  const accounts = accountsIn(kysely)
  const tokens = tokensIn(kysely, recent.forgetAccount)
  const passkeys = passkeysIn(kysely, authAt, recent.forgetAccount)
  const passwords = passwordsOf(auth, accounts, limits)
  const sessions = sessionsOf({ auth, kysely, accounts, tokens, recent, secure })

  async function account(id: string): Promise<Account> {
    const [kept] = await accounts.find([id])
    if (kept === undefined) throw new Refused('missing', 'There is no such account.')
    return kept.account
  }

  async function notBanned(id: string): Promise<Account> {
    const [kept] = await accounts.find([id])
    if (kept?.banned) throw banishment(kept.banned.why)
    return account(id)
  }

  async function update(id: string, changes: Record<string, unknown>): Promise<boolean> {
    const { internalAdapter } = await auth.$context
    const updated: unknown = await internalAdapter.updateUser(id, changes)
    recent.forgetAccount(id)
    return updated !== null
  }

  return {
    async whoIs(credentials) {
      const found = await sessions.recognise(credentials)
      if (found === null) return null
      if (found.banReason !== null) throw banishment(found.banReason)
      return found.account
    },
    async mayRule(credentials) {
      return (await sessions.recognise(credentials))?.mayRule ?? false
    },
    async find(ids) {
      return new Map((await accounts.find(ids)).map((kept) => [kept.account.id, kept.account]))
    },
    async findByUsername(username) {
      return (await accounts.findByUsername(username))?.account ?? null
    },

    async becomeGuest({ name, crest }) {
      const { internalAdapter } = await auth.$context
      const guest = {
        name,
        // better-auth wants one; nobody ever sees it, and no mail can go there.
        email: `${randomUUID()}@octopolis.invalid`,
        emailVerified: false,
        ...(crest === undefined ? {} : { crest: JSON.stringify(crest) }),
      }
      const { id } = await internalAdapter.createUser(guest, { method: 'anonymous' })
      return { account: await account(id), cookies: await sessions.open(id) }
    },
    async signIn(username, guess) {
      const found = await notBanned(await passwords.check(username, guess))
      return { account: found, cookies: await sessions.open(found.id) }
    },
    async signInByPasskey(visit, assertion) {
      const { account: id, token, cookies } = await passkeys.signIn(visit, assertion)
      try {
        return { account: await notBanned(id), cookies }
      } catch (error) {
        await kysely.deleteFrom('session').where('token', '=', token).execute()
        throw error
      }
    },
    signOut: sessions.close,
    renew: sessions.renew,

    async change(id, { name, crest }) {
      const changes = {
        ...(name === undefined ? {} : { name }),
        ...(crest === undefined ? {} : { crest: JSON.stringify(crest) }),
      }
      if (Object.keys(changes).length > 0) await update(id, changes)
      return account(id)
    },
    async setPassword(id, { username, password }, { current, from, credentials }) {
      const hadOne = await passwords.checkOf(id, current)
      await passwords.set(id, username, password, from)
      if (hadOne) await sessions.closeOthers(id, credentials)
      recent.forgetAccount(id)
      return account(id)
    },
    async checkPassword(id, password) {
      await passwords.checkOf(id, password)
    },
    passkeys,
    tokens,

    async export(id) {
      const open = await kysely
        .selectFrom('session')
        .select(['createdAt', 'expiresAt'])
        .where('userId', '=', id)
        .orderBy('createdAt')
        .execute()
      return {
        account: await account(id),
        sessions: open.map(({ createdAt, expiresAt }) => ({
          createdAt: timeOf(createdAt),
          expiresAt: timeOf(expiresAt),
        })),
        passkeys: await passkeys.of(id),
        tokens: await tokens.of(id),
      }
    },
    async delete(id) {
      // Sessions, credentials, passkeys and tokens go with it: they refer to it, and the database cascades.
      await kysely.deleteFrom('user').where('id', '=', id).execute()
      recent.forgetAccount(id)
    },

    findLost: (now) => findLost(kysely, now),

    ban: (id, why) => update(id, { bannedAt: new Date(), banReason: why }),
    async unban(id) {
      const [kept] = await accounts.find([id])
      return kept?.banned ? update(id, { bannedAt: null, banReason: null }) : false
    },
    banned: accounts.banned,
  }
}
