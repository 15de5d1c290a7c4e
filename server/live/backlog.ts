import type { Socket } from 'socket.io'

/** Characters that may wait for a connection to take them; the largest position is a tenth of it. */
const MOST_WAITING = 512 * 1024

type Connection = Socket['conn']

/** Somebody who doesn't read what they are sent is let go before it fills the house; reading again, they come back. */
export function boundBacklog(connection: Connection): void {
  let waiting = 0
  connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
    // By what waited already: one long answer is no backlog.
    if (waiting > MOST_WAITING) setImmediate(() => cut(connection))
    if (typeof data === 'string') waiting += data.length
  })
  connection.on('flush', () => {
    waiting = 0
  })
}

/** Without a farewell, which would wait behind the rest. */
function cut(connection: Connection): void {
  const { transport } = connection
  connection.close(true)
  if ('socket' in transport && isWebSocket(transport.socket)) transport.socket.terminate()
}

function isWebSocket(socket: unknown): socket is { terminate(): void } {
  return typeof socket === 'object' && socket !== null && 'terminate' in socket
}
