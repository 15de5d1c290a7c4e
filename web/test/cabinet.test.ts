import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cabinet } from '../dev/build/cabinet.ts'
import { CABINET } from '../dev/kept.ts'

const root = mkdtempSync(join(tmpdir(), 'octopolis-cabinet-'))
let server: ViteDevServer

function keep(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const record = (seats: number, moves: number): string =>
  JSON.stringify({ game: 'ludo', seats, moves: Array.from({ length: moves }, () => [0, {}]) })

const failure = JSON.stringify({ game: 'ludo', message: 'A pawn is lost.', move: 7, record: null })

beforeAll(async () => {
  keep('games/ludo/test/records/1/race.json', record(3, 4))
  keep('games/ludo/test/records/1/race-twice.json', record(2, 1))
  keep('games/ludo/test/records/2/race.json', record(4, 9))
  keep('games/ludo/test/records/2/trails.json', '{}')
  keep('games/ludo/test/records/README.md', 'Records.')
  keep('games/ludo/test/records/2/.hidden.json', record(2, 1))
  keep('games/ludo/secret.json', '"not a record"')
  keep('.failures/ludo-group-9-s-3.json', failure)
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [cabinet(root)],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

async function ask(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('nobody listens')
  const answer = await fetch(`http://127.0.0.1:${address.port}${CABINET}${path}`)
  return { status: answer.status, body: await answer.json() }
}

test('lists every record of every edition, and nothing else that lies there', async () => {
  expect((await ask('/records')).body).toEqual([
    { game: 'ludo', edition: 1, name: 'race', seats: 3, moves: 4 },
    { game: 'ludo', edition: 1, name: 'race-twice', seats: 2, moves: 1 },
    { game: 'ludo', edition: 2, name: 'race', seats: 4, moves: 9 },
  ])
})

test('a record that has just been made is there', async () => {
  keep('games/ludo/test/records/3/new.json', record(2, 2))
  const { body } = await ask('/records')
  expect(body).toContainEqual({ game: 'ludo', edition: 3, name: 'new', seats: 2, moves: 2 })
  rmSync(join(root, 'games/ludo/test/records/3'), { recursive: true })
})

test('hands out a record as it lies there', async () => {
  const { status, body } = await ask('/records/ludo/2/race')
  expect([status, JSON.stringify(body)]).toEqual([200, record(4, 9)])
})

test('lists what has failed, and hands it out', async () => {
  const listed = { file: 'ludo-group-9-s-3', game: 'ludo', message: 'A pawn is lost.', move: 7 }
  expect((await ask('/failures')).body).toEqual([listed])
  expect(JSON.stringify((await ask('/failures/ludo-group-9-s-3')).body)).toBe(failure)
})

test.each([
  ['/failures/none'],
  ['/records/ludo/2/none'],
  ['/records/ludo/2'],
  ['/records/ludo/2/.hidden'],
  ['/records/ludo/2/..%2f..%2f..%2fsecret'],
  ['/records/ludo/..%2f../secret'],
  ['/elsewhere'],
])('has nothing at %s', async (path) => {
  expect(await ask(path)).toEqual({ status: 404, body: null })
})
