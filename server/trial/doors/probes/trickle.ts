import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Probe } from '../probe.ts'

/** Nobody waits longer than this for the answer. */
const MOST = 75_000

export const trickle: Probe = {
  name: 'trickle',
  environment: { LIMITS: 'on' },
  async attack({ base }) {
    const { port, hostname } = new URL(base)
    const began = performance.now()
    const socket = connect(Number(port), hostname)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.resume()
    socket.write(
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    )
    const drip = setInterval(() => socket.write(' '), 500)
    await Promise.race([closed, sleep(MOST, null, { ref: false })])
    clearInterval(drip)
    socket.destroy()
    const seconds = Math.round((performance.now() - began) / 1000)
    return [{ what: 'a body that trickles in ends after', found: `${seconds} s` }]
  },
}
