import { setTimeout as sleep } from 'node:timers/promises'
import type { TableInfo } from '../../../protocol/tables.ts'
import { Client } from '../../client.ts'
import { LiveClient } from '../../socket.ts'
import { press } from '../pressing.ts'
import type { Probe } from '../probe.ts'

const CROWD = 400

export const connections: Probe = {
  name: 'connections',
  environment: { LIMITS: 'on' },
  async attack({ base }) {
    const open: LiveClient[] = []
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        const one = await LiveClient.connect(base).catch(() => null)
        if (one !== null) open.push(one)
      }),
    )
    for (const one of open) one.close()
    return [{ what: `connections from one address, of ${CROWD} tried`, found: String(open.length) }]
  },
}

/** Everybody who comes is news for everybody who is there. */
export const joins: Probe = {
  name: 'joins',
  environment: { LIMITS: 'off' },
  async attack({ base }) {
    const id = await openTable(base)
    let told = 0
    const open: LiveClient[] = []
    for (let n = 0; n < CROWD; n++) {
      const one = await LiveClient.connect(base)
      open.push(one)
      one.on('table', () => told++)
    }
    for (const one of open) await one.ask('join', { table: id })
    for (let before = -1; before !== told; await sleep(3000)) before = told
    for (const one of open) one.close()
    return [{ what: `events for ${CROWD} who join one table`, found: String(told) }]
  },
}

const DEAF = 200
/** Requests in all, if there is time for them. */
const REQUESTS = 400
const MOST_MS = 60_000
/** Frames in one request, with what stands between them. */
const FRAMES = 100

/** Somebody who asks by long-polling, and never polls for the answers. */
class Deaf {
  isGone = false
  private readonly address: string
  private readonly question: string

  private constructor(address: string, table: string) {
    this.address = address
    const frame = (n: number): string => `42${n}["join",{"table":"${table}"}]`
    this.question = Array.from({ length: FRAMES }, (_, n) => frame(n)).join('\u001e')
  }

  static async connect(base: string, table: string): Promise<Deaf> {
    const door = `${base}/socket.io/?EIO=4&transport=polling`
    const { sid } = JSON.parse((await (await fetch(door)).text()).slice(1)) as { sid: string }
    const deaf = new Deaf(`${door}&sid=${sid}`, table)
    await deaf.send('40')
    await fetch(deaf.address)
    return deaf
  }

  async ask(): Promise<void> {
    this.isGone ||= !(await this.send(this.question))
  }

  private async send(body: string): Promise<boolean> {
    const { ok } = await fetch(this.address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })
    return ok
  }
}

/** They come, ask, and take nothing of what they are answered. */
export const deaf: Probe = {
  name: 'deaf',
  environment: { LIMITS: 'off', PING: '30' },
  async attack({ base, megabytes }) {
    const id = await openTable(base)
    const crowd: Deaf[] = []
    for (let n = 0; n < DEAF; n++) crowd.push(await Deaf.connect(base, id))
    const before = await megabytes()
    let most = before
    let asked = 0
    const next = (): Deaf | undefined => (asked < REQUESTS ? crowd.find(({ isGone }) => !isGone) : undefined)
    await press(MOST_MS, 4, async () => {
      const one = next()
      if (one === undefined) return false
      asked++
      await one.ask()
      most = Math.max(most, await megabytes())
      return true
    })
    const gone = crowd.filter(({ isGone }) => isGone).length
    return [
      { what: `memory with ${DEAF} who don't read, before and at most`, found: `${before} MB, ${most} MB` },
      { what: 'of whom were let go, and how much they asked', found: `${gone}, ${asked * FRAMES} times` },
    ]
  },
}

/** As full as it gets, so that there is much to tell of it. */
async function openTable(base: string): Promise<string> {
  const host = await Client.guest(base, 'Host')
  const table = await host.post<TableInfo>('/api/tables', { game: 'octopus', visibility: 'unlisted' })
  for (const { seat } of table.seats.slice(1)) await host.put(`/api/tables/${table.id}/seats/${seat}`, { bot: 'easy' })
  return table.id
}
