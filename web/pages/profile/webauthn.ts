import type { PasskeyOptions } from '@octopolis/server/protocol/identity'

/** Passkeys: the browser's own credentials, spoken to in JSON as the house does. Browsers of 2023 know only bytes. */

export function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window
}

type Json = Readonly<Record<string, unknown>>

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

/** Where the options hold bytes: written as text, wanted as bytes. */
function withBytes(options: Json): unknown {
  const described = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((one: Json) => ({ ...one, id: bytesOf(String(one['id'])) })) : undefined
  const { challenge, user, excludeCredentials, allowCredentials, extensions: _, ...rest } = options
  return {
    ...rest,
    challenge: bytesOf(String(challenge)),
    ...(isJson(user) ? { user: { ...user, id: bytesOf(String(user['id'])) } } : {}),
    ...(excludeCredentials === undefined ? {} : { excludeCredentials: described(excludeCredentials) }),
    ...(allowCredentials === undefined ? {} : { allowCredentials: described(allowCredentials) }),
  }
}

function creationOf(options: PasskeyOptions): PublicKeyCredentialCreationOptions {
  const { parseCreationOptionsFromJSON: parse } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  if (parse === undefined) return withBytes(options) as PublicKeyCredentialCreationOptions
  return PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
}

function requestOf(options: PasskeyOptions): PublicKeyCredentialRequestOptions {
  const { parseRequestOptionsFromJSON: parse } = PublicKeyCredential as Partial<typeof PublicKeyCredential>
  if (parse === undefined) return withBytes(options) as PublicKeyCredentialRequestOptions
  return PublicKeyCredential.parseRequestOptionsFromJSON(options)
}

/** What the house wants to know of a new passkey; null: the user thought better of it. */
export async function makePasskey(options: PasskeyOptions): Promise<Json | null> {
  const made = await asked(() => navigator.credentials.create({ publicKey: creationOf(options) }))
  if (made === null || !(made.response instanceof AuthenticatorAttestationResponse)) return null
  const { clientDataJSON, attestationObject } = made.response
  return {
    ...named(made),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: made.response.getTransports(),
    },
  }
}

/** The proof of a passkey; null: the user thought better of it. */
export async function provePasskey(options: PasskeyOptions): Promise<Json | null> {
  const given = await asked(() => navigator.credentials.get({ publicKey: requestOf(options) }))
  if (given === null || !(given.response instanceof AuthenticatorAssertionResponse)) return null
  const { clientDataJSON, authenticatorData, signature } = given.response
  return {
    ...named(given),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
    },
  }
}

function named({ id, rawId, type }: PublicKeyCredential): Json {
  return { id, rawId: textOf(rawId), type }
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : null
  } catch (error) {
    // A dialog that was closed, or one that found nothing: no fault of anybody's.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null
    throw error
  }
}
