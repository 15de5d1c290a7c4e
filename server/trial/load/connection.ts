import { io, type Socket } from 'socket.io-client'
import type { Bytes } from './party.ts'

/** A connection of its own for each player, straight to a web socket: the same for both houses. */
export async function connect(
  url: string,
  headers: Readonly<Record<string, string>>,
  onFailure: (why: string) => void,
): Promise<{ socket: Socket; bytes: Bytes }> {
  const bytes: Bytes = { received: 0, sent: 0 }
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  })
  socket.io.on('open', () => {
    const { engine } = socket.io
    engine.on('packet', ({ data }: { data?: unknown }) => (bytes.received += lengthOf(data)))
    engine.on('packetCreate', ({ data }: { data?: unknown }) => (bytes.sent += lengthOf(data)))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') onFailure(`A connection was lost: ${reason}`)
  })
  return { socket, bytes }
}

function lengthOf(data: unknown): number {
  return typeof data === 'string' ? Buffer.byteLength(data) : 0
}
