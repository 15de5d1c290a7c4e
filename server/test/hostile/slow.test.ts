import http from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../app.ts'

/** Those who send so slowly that they never end. The house waits for 20 seconds; here for a fortieth of that. */

let house: TestApp
let server: http.Server
let patience = { body: 0, headers: 0 }

beforeAll(async () => {
  const create = http.createServer.bind(http)
  const spy = vi.spyOn(http, 'createServer').mockImplementation(((options: object, handle: http.RequestListener) => {
    server = create({ ...options, connectionsCheckingInterval: 100 }, handle)
    return server
  }) as typeof http.createServer)
  house = await openTestApp()
  spy.mockRestore()
  patience = { body: server.requestTimeout, headers: server.headersTimeout }
  server.requestTimeout /= 40
  server.headersTimeout /= 40
})
afterAll(() => house.close())

/** Says the first bytes at once and then one more every so often; how long until the house has enough of it? */
async function trickle(first: string, drop: string): Promise<number> {
  const { port, hostname } = new URL(house.base)
  const began = performance.now()
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  socket.resume()
  socket.write(first)
  const timer = setInterval(() => socket.write(drop), 50)
  await Promise.race([closed, sleep(8000)])
  clearInterval(timer)
  socket.destroy()
  return performance.now() - began
}

const guest = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('the house itself has limited patience', () => {
  expect(patience.headers).toBeGreaterThan(0)
  // Node takes the longer of the two for the one that counts for bodies.
  expect(patience.body).toBeGreaterThanOrEqual(patience.headers)
  expect(patience.body).toBeLessThanOrEqual(20_000)
})

test.each([
  ['a path', 'GET /api/', 'x'],
  ['headers', 'GET /api/health HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'],
  ['a body', `${guest}Content-Length: 9000\r\n\r\n`, ' '],
  ['chunks', `${guest}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ['nothing at all', '', ''],
  [
    'the body of a socket',
    'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n',
    ' ',
  ],
])('who trickles %s is cut off', async (_, first, drop) => {
  expect(await trickle(first, drop)).toBeLessThan(3000)
})

test('while a hundred trickle, others are served', async () => {
  const crowd = Array.from({ length: 100 }, () => trickle('GET /api/', 'x'))
  const answer = await fetch(`${house.base}/api/health`)
  expect(answer.status).toBe(200)
  await Promise.all(crowd)
  const open = await new Promise<number>((resolve) => {
    server.getConnections((_error, count) => resolve(count))
  })
  expect(open).toBeLessThanOrEqual(2)
})
