import type { Language } from '@octopolis/engine'
import { api } from '../../client/api.ts'

/** Being called to the table: the browser's subscription, which the house is told of. */

export type PushState = 'unavailable' | 'denied' | 'on' | 'off'

/** Null: this browser, or this address, can't be called. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

export async function pushState(): Promise<PushState> {
  const worker = await registration()
  if (worker === null) return 'unavailable'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on'
}

export async function turnOn(language: Language): Promise<PushState> {
  const worker = await registration()
  if (worker === null) return 'unavailable'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await api.get<{ readonly key: string }>('/api/push')
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  await api.post<undefined>('/api/me/push', {
    endpoint,
    keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    language,
  })
  return 'on'
}

export async function turnOff(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await api.remove<undefined>('/api/me/push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  return 'off'
}
