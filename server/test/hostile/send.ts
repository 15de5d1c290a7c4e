import { request } from 'node:http'
import { connect } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { Answered, Way } from './kind.ts'
import type { Stage, Who } from './world.ts'

/** Nothing here takes so long, unless it never ends. */
const PATIENCE = 5000
/** Over bare connections: nothing more will come. */
const QUIET = 150

const none = { status: 0, headers: {}, text: '' }

/** Sends it once, whatever it is, and says what came back. */
export function send(stage: Stage, way: Way): Promise<Answered> {
  switch (way.over) {
    case 'http':
      return ofHttp(stage, way)
    case 'bytes':
      return ofBytes(stage, stage.fill(way.bytes), way.ends)
    case 'frame':
      return ofFrame(stage, way.who, way.args)
    case 'packets':
      return ofPackets(stage, way.who, way.packets.map(stage.fill))
  }
}

type Http = Pick<Extract<Way, { over: 'http' }>, 'method' | 'path'> & Partial<Extract<Way, { over: 'http' }>>

export function ofHttp(
  stage: Stage,
  { who = 'stranger', method, path, headers = {}, body = null }: Http,
): Promise<Answered> {
  const credentials = stage.credentials(who)
  const { hostname, port } = new URL(stage.base)
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? stage.fill(value) : [...value]]),
  )
  const content = body === null ? null : stage.fill(body)
  // Node would send the body of a DELETE without saying how long it is.
  const length = content === null ? {} : { 'content-length': Buffer.byteLength(content) }
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        agent: stage.agent,
        method,
        path: stage.fill(path),
        headers: { ...credentials, ...length, ...filled },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const given = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
          const answer = Buffer.concat(parts).toString()
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(given), text: answer, end: 'answer' })
        })
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has refused need not read on.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ ...none, end: 'closed' })
      else reject(error)
    })
    sent.end(content ?? undefined)
  })
}

/** All that comes back on a bare connection, until it is closed or quiet. */
function ofBytes({ base }: Pick<Stage, 'base'>, bytes: string, ends: boolean): Promise<Answered> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(port), hostname)
    const finish = (end: 'closed' | 'silence'): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(received === '' ? { ...none, end } : { ...read(received), end: 'answer' })
    }
    let timer = setTimeout(() => finish('silence'), PATIENCE)
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      received += part
      clearTimeout(timer)
      timer = setTimeout(() => finish('silence'), QUIET)
    })
    socket.on('error', () => finish('closed'))
    socket.on('close', () => finish('closed'))
    socket.write(bytes, 'latin1')
    if (ends) socket.end()
  })
}

function read(received: string): Omit<Answered, 'end'> {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => [
    line.split(':')[0]?.toLowerCase() ?? '',
    line.replace(/^[^:]*:\s*/, ''),
  ])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text: rest.join('\r\n\r\n') }
}

/** A connection of the kind that our own pages have. */
export function plug(stage: Stage, who: Who, more: Record<string, unknown> = {}): Socket {
  return io(stage.base, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: stage.credentials(who),
    ...more,
  })
}

const statuses: Readonly<Record<string, number>> = {
  malformed: 400,
  unknown: 401,
  forbidden: 403,
  banned: 403,
  missing: 404,
  conflict: 409,
  stale: 409,
  gone: 410,
  invalid: 422,
  often: 429,
  unavailable: 503,
  fault: 500,
}

/** An acknowledgement, as if it had come over HTTP. */
export function answerOf(acknowledged: unknown): Answered {
  const word =
    typeof acknowledged === 'object' && acknowledged !== null && 'error' in acknowledged && acknowledged.error
  return { ...none, status: statuses[String(word)] ?? 200, text: JSON.stringify(acknowledged), end: 'answer' }
}

async function ofFrame(stage: Stage, who: Who, args: readonly unknown[]): Promise<Answered> {
  const socket = await stage.connection(who)
  const filled = args.map((arg) =>
    typeof arg === 'object' && arg !== null && !Buffer.isBuffer(arg) && !hasBytes(arg)
      ? (JSON.parse(stage.fill(JSON.stringify(arg))) as unknown)
      : arg,
  )
  const [name, ...rest] = filled
  return new Promise((resolve) => {
    const finish = (answer: Answered): void => {
      clearTimeout(timer)
      socket.off('disconnect', gone)
      socket.off('refused', refused)
      resolve(answer)
    }
    const gone = (): void => finish({ ...none, end: 'closed' })
    const refused = (body: unknown): void => finish(answerOf(body))
    const timer = setTimeout(() => finish({ ...none, end: 'silence' }), PATIENCE)
    socket.on('disconnect', gone)
    socket.on('refused', refused)
    socket.emit(String(name), ...rest, (body: unknown) => finish(answerOf(body)))
  })
}

function hasBytes(arg: object): boolean {
  return Object.values(arg).some((value) => Buffer.isBuffer(value))
}

/** Speaks engine.io by long polling: a handshake, a CONNECT of its own, then the packets. */
async function ofPackets(stage: Stage, who: Who, sent: readonly string[]): Promise<Answered> {
  const path = '/socket.io/?EIO=4&transport=polling'
  const hello = await ofHttp(stage, { who, method: 'GET', path })
  const { sid } = JSON.parse(hello.text.slice(1)) as { sid: string }
  const here = `${path}&sid=${sid}`
  const type = { 'content-type': 'text/plain;charset=UTF-8' }
  await ofHttp(stage, { who, method: 'POST', path: here, headers: type, body: '40' })
  await ofHttp(stage, { who, method: 'GET', path: here })
  for (const body of sent) {
    const answer = await ofHttp(stage, { who, method: 'POST', path: here, headers: type, body })
    if (answer.status !== 200) return { ...none, text: answer.text, end: 'closed' }
  }
  const bye = (): Promise<Answered> => ofHttp(stage, { who, method: 'POST', path: here, headers: type, body: '1' })
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    void bye()
  }, QUIET)
  const polled = await ofHttp(stage, { who, method: 'GET', path: here })
  clearTimeout(timer)
  const event = /^4[23]\d*(\[.*\])$/.exec(polled.text.split('\u001e')[0] ?? '')?.[1]
  const [, nowhere] = /^44[^{]*(\{.*\})/.exec(polled.text) ?? []
  if (nowhere !== undefined) return { ...none, status: 404, text: nowhere, end: 'answer' }
  if (event === undefined) return { ...none, text: polled.text, end: isOver ? 'silence' : 'closed' }
  await bye()
  return answerOf((JSON.parse(event) as unknown[]).at(-1))
}
