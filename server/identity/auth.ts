import { passkey } from '@better-auth/passkey'
import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { hashPassword, isPassword } from './password.ts'
import type { IdentityDatabase } from './tables.ts'

export interface AuthSettings {
  readonly database: IdentityDatabase
  readonly secret: string
  /** Cookies only over https. */
  readonly secure: boolean
  /** What better-auth has to say of its own troubles. */
  readonly log: (message: string, details: readonly unknown[]) => void
}

/** As long as a browser keeps a cookie: a guest is nowhere but in it. */
export const sessionSeconds = 400 * 24 * 60 * 60
/** A session that is used is prolonged, at most once a day. */
export const renewalSeconds = 24 * 60 * 60

/** Opens a session for somebody whom we have recognised; called by us alone, since better-auth's handler isn't mounted. */
const openSession = createAuthEndpoint({ method: 'POST', body: z.object({ account: z.string() }) }, async (context) => {
  const { internalAdapter } = context.context
  const user = await internalAdapter.findUserById(context.body.account)
  if (user === null) throw new Error('a session needs somebody')
  const session = await internalAdapter.createSession(user.id)
  await setSessionCookie(context, { session, user })
  return { token: session.token }
})

/** How better-auth is set up: its sessions, its passkeys, our own columns. */
export function authOptions({ database, secret, secure, log }: AuthSettings, origin: string) {
  return {
    appName: 'Octopolis',
    baseURL: origin,
    secret,
    database: { db: database.kysely, type: database.dialect, transaction: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'warn', log: (_level, message, ...details: unknown[]) => log(message, details) },
    emailAndPassword: {
      enabled: false,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
    },
    user: {
      additionalFields: {
        username: { type: 'string', required: false, unique: true, input: false },
        crest: { type: 'string', required: false, input: false },
        bannedAt: { type: 'date', required: false, input: false },
        banReason: { type: 'string', required: false, input: false },
      },
    },
    // Fresh enough at any age: a guest couldn't sign in anew before adding a passkey.
    session: { expiresIn: sessionSeconds, updateAge: renewalSeconds, freshAge: 0 },
    advanced: { cookiePrefix: 'octopolis', useSecureCookies: secure, ipAddress: { disableIpTracking: true } },
    plugins: [
      passkey({
        rpID: new URL(origin).hostname,
        rpName: 'Octopolis',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      { id: 'octopolis', endpoints: { openSession } },
    ],
  } satisfies BetterAuthOptions
}

export type Auth = ReturnType<typeof createAuth>

export function createAuth(settings: AuthSettings, origin: string) {
  return betterAuth(authOptions(settings, origin))
}
