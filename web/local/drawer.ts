import { createStore, del, entries, get, update } from 'idb-keyval'

/** Where things are kept by name, and who has to hear that one was changed. */
export interface Drawer {
  get(key: string): Promise<unknown>
  /** Reads and writes in one go; nothing is written if `change` throws. */
  update(key: string, change: (before: unknown) => unknown): Promise<void>
  remove(key: string): Promise<void>
  entries(): Promise<readonly (readonly [string, unknown])[]>
  /** Tells the other tabs of this device. */
  announce(key: string): void
  /** Another tab has changed this. */
  watch(listener: (key: string) => void): () => void
}

/** The browser's own: it outlives reloads, tabs and the network. */
export function deviceDrawer(): Drawer {
  const store = createStore('octopolis', 'tables')
  const channel = new BroadcastChannel('octopolis.tables')
  return {
    get: (key) => get<unknown>(key, store),
    update: (key, change) => update<unknown>(key, change, store),
    remove: (key) => del(key, store),
    entries: () => entries<string, unknown>(store),
    announce: (key) => channel.postMessage(key),
    watch(listener) {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
