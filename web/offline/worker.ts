import { coverOf } from '../games.ts'
import { ask, type Precache, type ToWorker } from './messages.ts'
import { readNote, tablePath, titleOf } from './notes.ts'
import { isHashed, treatment } from './treatment.ts'

declare const self: ServiceWorkerGlobalScope
declare const __PRECACHE__: Precache

const PREFIX = 'octopolis-'
const PAGE = '/index.html'
/** So long a page may be on its way before the kept one is shown. */
const PATIENCE = 3000

const { version, files } = __PRECACHE__
const name = PREFIX + version
const known = new Set(files)

/** What has the same name has the same content, and needn't be fetched again for a new version. */
async function fetched(path: string): Promise<Response> {
  const before = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined
  if (before !== undefined) return before
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  // A browser refuses to open a page that was reached by a detour, so the kept one forgets it.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response
}

async function install(): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(files.map(async (path) => cache.put(path, await fetched(path))))
}

async function page(request: Request): Promise<Response> {
  const network = fetch(request)
  const tooLate = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE, null))
  const response = await Promise.race([network, tooLate]).catch(() => null)
  if (response !== null && response.status < 500) return response
  const cache = await caches.open(name)
  return (await cache.match(PAGE, { ignoreVary: true })) ?? network
}

/** A tab of an earlier version goes on finding its own parts: all that is kept is searched, ours first. */
async function part(request: Request): Promise<Response> {
  const cache = await caches.open(name)
  const { pathname } = new URL(request.url)
  const mine = await cache.match(pathname, { ignoreVary: true })
  const kept = mine ?? (isHashed(pathname) ? await caches.match(pathname, { ignoreVary: true }) : undefined)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  // A house that answers every path with its page must not have that taken for a script.
  const isPart = response.ok && !(response.headers.get('content-type') ?? '').startsWith('text/html')
  if (isPart && isHashed(pathname)) await cache.put(pathname, response.clone())
  return response
}

/** Throws away the versions that no open page was made of. One that doesn't answer may be of any. */
async function sweep(): Promise<void> {
  const { waiting, installing } = self.registration
  if (waiting !== null || installing !== null) return
  const old = (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== name)
  if (old.length === 0) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const entries = await Promise.all(pages.map((one) => ask(one, { kind: 'entry' })))
  for (const one of old) {
    const cache = await caches.open(one)
    const uses = entries.map(async (entry) => {
      if (typeof entry !== 'string') return true
      return !known.has(entry) && (await cache.match(entry, { ignoreVary: true })) !== undefined
    })
    if (!(await Promise.all(uses)).includes(true)) await caches.delete(one)
  }
}

async function notify(text: string): Promise<void> {
  const note = readNote(text)
  if (note === null) return
  const { language, table, game } = note
  await self.registration.showNotification(titleOf(note), {
    body: coverOf(game)?.title[language] ?? 'Octopolis',
    lang: language,
    tag: table,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: tablePath(table),
  })
}

/** The window that shows the table already, or a new one. */
async function openAt(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  if (there !== undefined) await there.focus()
  else await self.clients.openWindow(path)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = treatment(request, self.location.origin, known)
  if (how === 'page') event.respondWith(page(request))
  if (how === 'part') event.respondWith(part(request))
})

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  switch (message.kind) {
    case 'apply':
      event.waitUntil(self.skipWaiting())
      break
    case 'hello':
      event.waitUntil(sweep())
      break
    case 'mine':
      event.ports[0]?.postMessage(known.has(message.entry))
      break
  }
})

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(String(event.notification.data)))
})
