import { isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { Refused } from '../refused.ts'
import type { Account } from './account.ts'
import type { Auth } from './auth.ts'
import { type Tables, timeOf } from './tables.ts'

/** A key in somebody's device or password manager, which signs them in without a password. */
export interface Passkey {
  readonly id: string
  readonly name: string | null
  readonly createdAt: number
}

/** What the browser is asked to do, and the cookie by which its answer is known again. */
export interface Challenge {
  readonly options: { readonly challenge: string }
  readonly cookies: readonly string[]
}

/** Where the browser is: its passkeys belong to the host name it sees. */
export interface Visit {
  readonly cookie: string
  readonly origin: string
}

const base64url = z.string().regex(/^[\w-]+$/, 'it is not base64url')
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: z.literal('public-key') }

/** What navigator.credentials.create() answers, as JSON; what else is in it isn't needed. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
})

/** What navigator.credentials.get() answers, as JSON. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})

export type Registration = z.output<typeof registrationSchema>
export type Assertion = z.output<typeof assertionSchema>

export interface Passkeys {
  of(account: string): Promise<Passkey[]>
  remove(account: string, id: string): Promise<void>
  askToRegister(account: Account, visit: Visit): Promise<Challenge>
  register(account: Account, visit: Visit, registration: Registration, name: string | null): Promise<Passkey>
  askToSignIn(origin: string): Promise<Challenge>
  /** The session that was opened; it is for the caller to say whether its owner may have it. */
  signIn(visit: Visit, assertion: Assertion): Promise<{ account: string; token: string; cookies: readonly string[] }>
}

export const passkeysEach = 20

/**
 * We ask for no attestation, and take none but a key's own: to check a certificate, the verifier would fetch whatever
 * address it names. An attestation object is CBOR in canonical order: a map of three, "fmt" first.
 */
const harmlessAttestations = ['none', 'packed'].map((format) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x60 + format.length]),
    Buffer.from(format),
  ]),
)

function isHarmless(attestationObject: string): boolean {
  const bytes = Buffer.from(attestationObject, 'base64url')
  return harmlessAttestations.some((start) => bytes.subarray(0, start.length).equals(start))
}

export function passkeysIn(
  kysely: Tables,
  authAt: (origin: string) => Auth,
  forget: (account: string) => void,
): Passkeys {
  /** better-auth takes an old challenge once more, while sweeping it out: sweep before it looks. */
  async function sweep(auth: Auth): Promise<void> {
    const { adapter } = await auth.$context
    const old = [{ field: 'expiresAt', operator: 'lt' as const, value: new Date() }]
    await adapter.deleteMany({ model: 'verification', where: old })
  }

  async function of(account: string): Promise<Passkey[]> {
    const rows = await kysely
      .selectFrom('passkey')
      .select(['id', 'name', 'createdAt'])
      .where('userId', '=', account)
      .orderBy('createdAt')
      .execute()
    return rows.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt === null ? 0 : timeOf(createdAt) }))
  }

  return {
    of,
    async remove(account, id) {
      const { numDeletedRows } = await kysely
        .deleteFrom('passkey')
        .where('id', '=', id)
        .where('userId', '=', account)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refused('missing', 'You have no such passkey.')
      forget(account)
    },
    async askToRegister(account, { cookie, origin }) {
      if ((await of(account.id)).length >= passkeysEach) {
        throw new Refused('conflict', `Nobody has more than ${passkeysEach} passkeys: remove one first.`)
      }
      const auth = authAt(origin)
      await sweep(auth)
      const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
        headers: { cookie },
        returnHeaders: true,
      })
      // better-auth would show its made-up e-mail address here, and a new stranger to the device every time.
      const user = {
        id: Buffer.from(account.id).toString('base64url'),
        name: account.username ?? account.name,
        displayName: account.name,
      }
      return { options: { ...response, user }, cookies: headers.getSetCookie() }
    },
    async register(account, { cookie, origin }, registration, name) {
      if (!isHarmless(registration.response.attestationObject)) {
        throw new Refused('invalid', 'A passkey is registered without attestation here.')
      }
      const taken = await kysely
        .selectFrom('passkey')
        .select('id')
        .where('credentialID', '=', registration.id)
        .executeTakeFirst()
      if (taken !== undefined) throw new Refused('conflict', 'This passkey is registered already.')
      const auth = authAt(origin)
      await sweep(auth)
      try {
        const { id, createdAt } = await auth.api.verifyPasskeyRegistration({
          headers: { cookie },
          body: { response: { ...registration, clientExtensionResults: {} }, ...(name === null ? {} : { name }) },
        })
        forget(account.id)
        return { id, name, createdAt: timeOf(createdAt) }
      } catch (error) {
        if (!isAPIError(error)) throw error
        throw new Refused('invalid', 'This passkey could not be registered: ask for new options and try again.')
      }
    },
    async askToSignIn(origin) {
      const auth = authAt(origin)
      await sweep(auth)
      const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: {},
        returnHeaders: true,
      })
      return { options: response, cookies: headers.getSetCookie() }
    },
    async signIn({ cookie, origin }, assertion) {
      const auth = authAt(origin)
      await sweep(auth)
      try {
        const { response, headers } = await auth.api.verifyPasskeyAuthentication({
          headers: { cookie },
          body: { response: { ...assertion, clientExtensionResults: {} } },
          returnHeaders: true,
        })
        const { userId, token } = response.session
        return { account: userId, token, cookies: headers.getSetCookie() }
      } catch (error) {
        if (!isAPIError(error)) throw error
        throw new Refused('unknown', 'This passkey is not known here, or its answer came too late.')
      }
    },
  }
}
