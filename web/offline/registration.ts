import { useSyncExternalStore } from 'react'
import { ask, type ToPage, type ToWorker } from './messages.ts'

/**
 * A new version waits until it is applied: by a click, or between two pages when nothing is going on. What this tab was
 * opened with goes on working until then.
 */
export interface Update {
  readonly ready: boolean
  /** Opens this page anew in the new version; or another one, on the way to which it is applied. */
  apply(to?: string): void
}

const AGAIN = 10 * 60_000
/** A worker that doesn't take over in this time won't. */
const PATIENCE = 3000

let waiting: ServiceWorker | null = null
let current: Update = { ready: false, apply }
const listeners = new Set<() => void>()

function setReady(ready: boolean): void {
  if (current.ready === ready) return
  current = { ready, apply }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUpdate(): Update {
  return useSyncExternalStore(subscribe, () => current)
}

function tell(worker: ServiceWorker, message: ToWorker): void {
  worker.postMessage(message)
}

/** The script that this page was opened by. */
function entry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}

function apply(to: string = location.href): void {
  const { serviceWorker } = navigator
  const reopen = (): void => (to === location.href ? location.reload() : location.assign(to))
  // Another tab has applied it already: this one is only to be opened again.
  if (waiting === null) return reopen()
  serviceWorker.addEventListener('controllerchange', reopen, { once: true })
  setTimeout(reopen, PATIENCE)
  tell(waiting, { kind: 'apply' })
}

/** On the way to another page nothing is lost: a version that waits is applied then. */
export function applyOnTheWay(to: string): void {
  if (current.ready) apply(to)
}

async function isMine(worker: ServiceWorker): Promise<boolean> {
  return (await ask(worker, { kind: 'mine', entry: entry() })) === true
}

async function consider(worker: ServiceWorker): Promise<void> {
  // The network was faster than the worker: this page is of the new version already, and loses nothing.
  if (await isMine(worker)) return tell(worker, { kind: 'apply' })
  waiting = worker
  setReady(true)
}

async function changedHands(): Promise<void> {
  waiting = null
  const { controller } = navigator.serviceWorker
  if (controller === null) return
  setReady(!(await isMine(controller)))
  tell(controller, { kind: 'hello' })
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  if (registration.waiting !== null && serviceWorker.controller !== null) void consider(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller !== null) void consider(installing)
    })
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < AGAIN) return
    lookedAt = Date.now()
    // Offline there is nothing new.
    registration.update().catch(() => undefined)
  })
}

/** Makes this page one that opens without a network. Once, when the page has nothing better to do. */
export async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.kind === 'entry') ports[0]?.postMessage(entry())
  })
  serviceWorker.addEventListener('controllerchange', () => void changedHands())
  // Without storage, or in a window that forgets, the page works as long as there is a network.
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => null)
  if (registration === null) return
  watch(registration)
  if (serviceWorker.controller !== null) tell(serviceWorker.controller, { kind: 'hello' })
}
