import type { Socket } from 'node:net'
import type { RefusalBody } from '../refused.ts'

/** What Node's own reader of HTTP refuses before any route has seen it, and how it is told. */
const refusals: Readonly<Record<string, { readonly status: string } & RefusalBody>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'large',
    message: 'The headers are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: '413 Payload Too Large',
    error: 'large',
    message: 'The request is too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'malformed',
    message: 'The request did not end in time.',
  },
}
const notHttp = { status: '400 Bad Request', error: 'malformed', message: 'This is not HTTP as it should be.' } as const

/** What isn't HTTP is told so, and hung up on. */
export function hangUp({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, ...refusal } = refusals[code] ?? notHttp
  const body = JSON.stringify(refusal)
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  // One who sends drop by drop isn't waited for to hang up as well.
  socket.destroySoon()
}
