import { ECDH } from 'node:crypto'
import { languages } from '@octopolis/engine'
import { z } from 'zod'
import { Refused } from '../refused.ts'

/** What a browser gives after it has asked its user, and the language to notify in. */
export const subscription = z
  .object({
    endpoint: z.string().max(2048),
    keys: z.object({ p256dh: z.string().max(100), auth: z.string().max(50) }),
    language: z.enum(languages),
  })
  .meta({ id: 'PushSubscription', description: "A browser's push subscription: its JSON, and a language." })

export type Subscription = z.infer<typeof subscription>

/** How a device is named when it is to be forgotten. */
export const device = subscription.pick({ endpoint: true })

const POINT = { bytes: 65, uncompressed: 4 }
const AUTH_BYTES = 16

/** The bytes of base64url in its one normal form; null for any other text. */
function bytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : null
}

function isPoint(bytes: Buffer | null): boolean {
  if (bytes?.length !== POINT.bytes || bytes[0] !== POINT.uncompressed) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** Refuses keys that nothing could be encrypted for. */
export function checkKeys({ p256dh, auth }: Subscription['keys']): void {
  if (!isPoint(bytesOf(p256dh))) {
    throw new Refused('invalid', 'The key p256dh is not an uncompressed point of P-256 in base64url.')
  }
  if (bytesOf(auth)?.length !== AUTH_BYTES) {
    throw new Refused('invalid', `The key auth is not ${AUTH_BYTES} bytes in base64url.`)
  }
}
