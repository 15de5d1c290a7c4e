import webpush from 'web-push'
import { z } from 'zod'
import type { Store } from '../store/store.ts'

/** Who we are to push services: keys that browsers tie their subscriptions to, and whom to write to if we misbehave. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  /** An https: or mailto: address. */
  readonly subject: string
}

const MEMORY = 'push.vapid'
const kept = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Made on the first start and kept: with other keys every device would have to subscribe again. */
export async function vapidOf(memory: Store['memory'], contact: string): Promise<Vapid> {
  const text = (await memory.get(MEMORY)) ?? (await memory.keep(MEMORY, JSON.stringify(webpush.generateVAPIDKeys())))
  const { publicKey, privateKey } = kept.parse(JSON.parse(text))
  // Throws now, at the start, rather than at the first message.
  webpush.getVapidHeaders('https://example.org', contact, publicKey, privateKey, 'aes128gcm')
  return { publicKey, privateKey, subject: contact }
}
