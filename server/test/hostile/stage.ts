import { Agent } from 'node:http'
import { join } from 'node:path'
import Libsql from 'libsql'
import type { Socket } from 'socket.io-client'
import { Client } from '../../trial/client.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { plug } from './send.ts'
import { cast, password, type Stage, type Who } from './world.ts'

/** Rows that a mere question writes, whatever becomes of it. */
const restless = ['verification', 'session']

/** What the house notes of its own accord. */
const asides = "key in ('weather', 'clock')"

function dump(file: string): string {
  const database = new Libsql(file, { readonly: true })
  try {
    const found = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
    const tables = found
      .map((row) => String((row as { name: unknown }).name))
      .filter((name) => !restless.includes(name))
    const all = (name: string) =>
      `select * from "${name}" ${name === 'memory' ? `where not ${asides}` : ''} order by 1, 2`
    return tables
      .map((name) => `${name} ${JSON.stringify(database.prepare(all(name)).all())}`)
      .join('\n')
      .replaceAll(/"lastUsedAt":(null|\d+)/g, '"lastUsedAt":0')
  } finally {
    database.close()
  }
}

async function memory({ app }: TestApp): Promise<string> {
  const tables = (await app.house.inMemory()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return JSON.stringify(
    tables.map((table) => ({
      row: table.row,
      seating: table.seating,
      votes: table.seating.map(({ seat }) => table.votes.count(seat)),
      seen:
        table.match === null ? null : [0, 1, 'watcher' as const].map((who) => ({ ...table.see(who, null), now: 0 })),
    })),
  )
}

/** The house with people and tables in every state that a kind needs. */
export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const house = await openTestApp({ ADMINS: 'boss', ...environment })
  const { base, dataDir } = house
  const people = new Map<Who, Client>()
  const names = new Map<string, string>()
  const sockets = new Map<Who, Promise<Socket>>()
  const client = (who: Who): Client => people.get(who) ?? new Client(base)
  for (const who of cast) {
    if (who === 'stranger') continue
    const guest = await Client.guest(base, who === 'mock' ? 'boss' : who)
    people.set(who, guest)
    names.set(who, (await guest.get<{ id: string }>('/api/me')).id)
  }
  forge(client, names)
  names.set('host', new URL(base).host)
  await setTables(client, names)
  await setPeople(client, names)

  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const stage: Stage = {
    base,
    house,
    agent,
    names,
    client,
    credentials(who) {
      const { cookie, token } = client(who)
      return { ...(cookie === '' ? {} : { cookie }), ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
    },
    fill: (text) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names.get(name) ?? whole),
    async connection(who) {
      const known = await sockets.get(who)
      if (known?.connected === true) return known
      const opened = connected(plug(stage, who))
      sockets.set(who, opened)
      return opened
    },
    state: async () => `${dump(join(dataDir, 'octopolis.db'))}\n${await memory(house)}`,
    async close() {
      for (const socket of sockets.values()) (await socket).disconnect()
      agent.destroy()
      await house.close()
    },
  }
  return stage
}

/** As soon as it is; refused with the sentence of whoever refused it. */
export function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

type Find = (who: Who) => Client

/** Sessions that nobody was given. */
function forge(client: Find, names: Map<string, string>): void {
  const [ada = '', ben = ''] = [client('ada'), client('ben')].map(({ cookie }) => cookie.replace(/^[^=]*=/, ''))
  const signature = ben.split('.')[1] ?? ''
  names.set('adaSession', ada)
  names.set(
    'adaSessionForged',
    ada.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
  )
  names.set('adaBySignatureOfBen', `${ada.split('.')[0]}.${signature}`)
}

async function setTables(client: Find, names: Map<string, string>): Promise<void> {
  const [ada, ben, dan, hal] = [client('ada'), client('ben'), client('dan'), client('hal')]
  const open = async (name: string, host: Client, wish: object): Promise<string> => {
    const { id, code } = await host.post<{ id: string; code: string | null }>('/api/tables', {
      game: 'whispers',
      seats: 2,
      ...wish,
    })
    names.set(name, id)
    if (code !== null) names.set(`${name}Code`, code)
    return id
  }
  const pair = async (name: string, wish: object = {}): Promise<string> => {
    const id = await open(name, ada, wish)
    const code = names.get(`${name}Code`)
    if (code !== undefined) await ben.post('/api/codes', { code })
    await ben.put(`/api/tables/${id}/seats/1`, { me: true })
    return id
  }
  const begin = async (name: string, moves: number, wish: object = {}): Promise<void> => {
    const id = await pair(name, wish)
    await ben.put(`/api/tables/${id}/ready`, { ready: true })
    await ada.post(`/api/tables/${id}/start`)
    for (let seq = 0; seq < moves; seq++) {
      const mover = seq % 2 === 0 ? ada : ben
      await mover.post(`/api/tables/${id}/moves`, { id: `set${seq}`, seq, move: { fingers: 3 } })
    }
  }
  // Ada has chosen in the second round, and waits for Ben.
  await begin('playing', 3, { options: { length: 'long' } })
  await begin('clocked', 3, { options: { length: 'long' }, clock: { kind: 'slow', hours: 300 } })
  // In the last round all are silent.
  await begin('silent', 4)
  await begin('finished', 6)
  await begin('private', 1, { visibility: 'code' })
  await pair('unready')
  await pair('half', { seats: 3 })
  await open('other', dan, {})
  await open('coded', dan, { visibility: 'code' })
  await open('closed', dan, {})
  for (let n = 0; n < 10; n++) await open(`hal${n}`, hal, {})
}

async function setPeople(client: Find, names: ReadonlyMap<string, string>): Promise<void> {
  const boss = client('boss')
  await boss.put('/api/me/password', { username: 'boss', password })
  await client('pat').put('/api/me/password', { username: 'pat.ricia', password })
  await boss.ask('DELETE', `/api/admin/tables/${names.get('closed')}`)
  await boss.put(`/api/admin/bans/${names.get('eve')}`, { why: 'spoiled every game' })
  const { cookie } = client('fay')
  await client('fay').ask('DELETE', '/api/me')
  client('fay').cookie = cookie
  const { id, token } = await client('gus').post<{ id: string; token: string }>('/api/me/tokens', { name: 'old' })
  await client('gus').ask('DELETE', `/api/me/tokens/${id}`)
  Object.assign(client('gus'), { token, cookie: '' })
  const ivy = await client('ivy').post<{ token: string }>('/api/me/tokens', { name: 'program' })
  Object.assign(client('ivy'), { token: ivy.token, cookie: '' })
}
