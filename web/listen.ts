import type { Sent } from '@octopolis/server/protocol/frames'

/** What is done when the house says something, or the line to it stands or falls. */
type Listeners = { readonly [Name in keyof Sent]?: (sent: Sent[Name]) => void } & {
  connect?(): void
  disconnect?(): void
  connect_error?(error: Error): void
}

/** A socket: that it says what the listeners listen to is for them to know. */
interface Line {
  on(name: never, listener: never): unknown
  off(name: never, listener: never): unknown
}

/** Listens over this line until what it hands back is called. */
export function listen(line: Line, listeners: Listeners): () => void {
  const all = Object.entries(listeners)
  for (const [name, listener] of all) line.on(name as never, listener as never)
  return () => {
    for (const [name, listener] of all) line.off(name as never, listener as never)
  }
}
