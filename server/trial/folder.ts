import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Refusal } from '@octopolis/engine'
import type { Position, TableInfo } from '../protocol/tables.ts'
import { Client } from './client.ts'

/** npm run folder: makes a data folder with the server of a release, to be opened by all that come after it. */

interface Wish {
  readonly game: string
  readonly seats: number
  readonly options?: object
  readonly clock?: object
  /** Lines in the log; none: it only gathers. */
  readonly until: number | null
  readonly people?: number
}

const password = 'a long password'
const slow = { kind: 'slow', hours: 24 }
const live = { kind: 'live', think: 60, reserve: 120 }
const over = Infinity
const short = true

/** Snapshots are kept every 50 lines, so there are games on both sides of that. */
const wishes: readonly Wish[] = [
  { game: 'octopus', seats: 4, until: null },
  { game: 'octopus', seats: 4, until: 12, clock: live },
  { game: 'octopus', seats: 5, until: 60, clock: slow, options: { exterior: 'marsh', hidden: true } },
  { game: 'octopus', seats: 3, until: over },
  { game: 'octopus', seats: 3, until: over, people: 2 },
  { game: 'kraken', seats: 5, until: null, clock: live },
  { game: 'kraken', seats: 5, until: 20 },
  { game: 'kraken', seats: 6, until: 110, clock: slow },
  { game: 'kraken', seats: 5, until: over },
  { game: 'cthulhu500', seats: 3, until: null, options: { short } },
  { game: 'cthulhu500', seats: 3, until: 2, options: { short } },
  { game: 'cthulhu500', seats: 3, until: 70, options: { short }, clock: slow },
  { game: 'cthulhu500', seats: 4, until: 160, options: { vehicles: 'chosen', short }, clock: live },
  { game: 'cthulhu500', seats: 4, until: 330, options: { markers: '1', lastTurn: true, short } },
  { game: 'cthulhu500', seats: 3, until: over, options: { short } },
  { game: 'cthulhu500', seats: 5, until: over, options: { short, vehicles: 'chosen' }, people: 2 },
]

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The release's own server, as somebody would have run it. */
async function openRelease(clone: string, folder: string, port: number): Promise<ChildProcess> {
  const house = spawn(process.execPath, [join(clone, 'server', 'dist', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      EYES_CLOSED: '0.1',
      MOMENT: '0.02',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    house.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Octopolis is open')) resolve()
    })
    house.once('close', () => reject(new Refusal(`The server in ${clone} didn't open.`)))
  })
  return house
}

async function arrive(base: string, username: string): Promise<Client> {
  const person = await Client.guest(base, username)
  await person.put('/api/me/password', { username, password })
  return person
}

/** Anything that is allowed, as long as the log is that short. */
async function play(person: Client, table: string, until: number): Promise<void> {
  for (let known = ''; ;) {
    const position = await person.get<Position | null>(`/api/tables/${table}/turn?wait=2${known}`)
    const { seq } = position ?? (await person.get<TableInfo>(`/api/tables/${table}`))
    if (seq >= until || (position !== null && position.outcome !== null)) return
    if (position?.prompt === null || position?.prompt === undefined) continue
    known = `&after=${seq}`
    const { moves } = position.prompt
    const move = moves[Math.floor(Math.random() * moves.length)]
    // Refused if others were faster: then it is looked again.
    await person.send('POST', `/api/tables/${table}/moves`, { id: crypto.randomUUID(), seq, move })
  }
}

/** What is in the folder, for the test that opens it later. */
class Contents {
  readonly password = password
  readonly people = ['ada', 'ben']
  readonly gathering: string[] = []
  readonly playing: string[] = []
  readonly finished: string[] = []
  readonly records: string[] = []

  async add({ game, seats, options = {}, clock = { kind: 'none' }, until, people = 1 }: Wish, all: readonly Client[]) {
    const [host] = all
    if (host === undefined) throw new Refusal('Nobody is there to play.')
    const { id } = await host.post<TableInfo>('/api/tables', { game, seats, options, clock, visibility: 'open' })
    if (until === null) return this.gathering.push(id)
    const players = all.slice(0, people)
    const at = `/api/tables/${id}`
    for (const [seat, player] of players.entries()) {
      if (player !== host) await player.put(`${at}/seats/${seat}`, { me: true })
      await player.put(`${at}/ready`, { ready: true })
    }
    for (let seat = people; seat < seats; seat++) await host.put(`${at}/seats/${seat}`, { bot: 'easy' })
    await host.post(`${at}/start`)
    await Promise.all(players.map((player) => play(player, id, until)))
    const { status } = await host.get<TableInfo>(at)
    if (status === 'playing') return this.playing.push(id)
    this.finished.push(id)
    const guest = players[1]
    if (guest === undefined) return
    const record = await guest.get(`/api/records/${id}`)
    this.records.push((await guest.post<{ id: string }>('/api/records', record)).id)
  }
}

const [clone, kept] = process.argv.slice(2)
if (clone === undefined || kept === undefined) {
  console.error('npm run folder -- <a built clone of the release> <where to keep the folder>')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'octopolis-folder-'))
const port = await freePort()
const house = await openRelease(clone, folder, port)
const contents = new Contents()
try {
  const base = `http://127.0.0.1:${port}`
  const people = await Promise.all(contents.people.map((name) => arrive(base, name)))
  for (const wish of wishes) await contents.add(wish, people)
} finally {
  house.kill('SIGTERM')
  await once(house, 'close')
}
mkdirSync(kept, { recursive: true })
for (const file of readdirSync(folder)) {
  // What SQLite works with is empty once it is closed.
  if (/-(?:wal|shm)$/u.test(file)) continue
  writeFileSync(join(kept, `${file}.gz`), gzipSync(readFileSync(join(folder, file)), { level: 9 }))
}
writeFileSync(join(kept, 'contents.json'), `${JSON.stringify(contents, null, 1)}\n`)
rmSync(folder, { recursive: true })
