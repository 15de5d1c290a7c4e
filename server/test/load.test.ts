import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { QuickChance } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { Evening } from '../trial/load/evening.ts'
import { percentile, type Figures } from '../trial/load/figures.ts'
import { readWish } from '../trial/load/flags.ts'
import { Ledger, Page } from '../trial/load/ledger.ts'
import type { Party, Player, Sight } from '../trial/load/party.ts'
import type { Comparison, Machine } from '../trial/load/printed.ts'
import { highest } from '../trial/load/search.ts'

const command = fileURLToPath(new URL('../dist/trial/load.js', import.meta.url))
if (!existsSync(command)) throw new Error('The server is not built: npm run build')

interface Printed {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function load(...typed: string[]): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...typed])
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

test('a small crowd plays here and on boardgame.io, and both are measured', async () => {
  const { code, out, err } = await load('--tables', '8', '--seconds', '3', '--pause', '200', '--json')
  expect({ code, complaint: code === 0 ? '' : err }).toEqual({ code: 0, complaint: '' })
  const { machine, octopolis, boardgameio, p95Ratio, cpuPerMoveRatio } = JSON.parse(out) as Comparison & {
    machine: Machine
  }
  expect(machine.cores).toBeGreaterThan(0)
  expect(machine.node).toBe(process.version)
  for (const figures of [octopolis, boardgameio]) {
    expect(figures.failures).toEqual([])
    expect(figures.errors).toBe(0)
    expect(figures.moves).toBeGreaterThan(0)
    for (const { p50, p95, p99, max } of [figures.seen, figures.confirmed]) {
      expect(p50).toBeGreaterThan(0)
      expect([p50, p95, p99, max]).toEqual([p50, p95, p99, max].toSorted((a, b) => a - b))
    }
    for (const used of [figures.cpu, figures.cpuPerMove, figures.memory, figures.crowd.cpu]) {
      expect(used).toBeGreaterThan(0)
    }
    expect(figures.bytesReceivedPerMove).toBeGreaterThan(figures.bytesSentPerMove)
    expect(figures.bytesSentPerMove).toBeGreaterThan(0)
  }
  expect(p95Ratio).toBeCloseTo(octopolis.seen.p95 / boardgameio.seen.p95)
  expect(cpuPerMoveRatio).toBeCloseTo(octopolis.cpuPerMove / boardgameio.cpuPerMove)
})

test.each([
  [['--tables', 'many'], '--tables takes a whole number from 1 to 5000, not "many".'],
  [['--seats', '1'], /^--seats takes a whole number from \d+ to \d+, not "1"\.$/],
  [['--game', 'chess'], /^There is no game "chess"; there is /],
  [['--tabels', '3'], /--tabels/],
])('%j is refused', (typed, sentence) => {
  expect(() => readWish(typed)).toThrow(sentence)
})

test('without flags two hundred tables of four play the first game', () => {
  const wish = readWish([])
  expect(wish).toMatchObject({ tables: 200, seats: 4, seconds: 20, pause: 1000, search: false, json: false })
})

test('a percentile is a value that was there', () => {
  const sorted = Float64Array.from({ length: 200 }, (_, index) => index + 1)
  expect([50, 95, 99, 100].map((percent) => percentile(sorted, percent))).toEqual([100, 190, 198, 200])
  expect(percentile(Float64Array.of(7), 50)).toBe(7)
  expect(percentile(Float64Array.of(), 95)).toBe(0)
})

test('a move counts when it was sent in time, for every other seat, whichever news comes first', () => {
  const ledger = new Ledger()
  ledger.open(100)
  const page = new Page(ledger, 3)
  page.seen(1, 0, 90)
  page.seen(1, 1, 120)
  page.seen(1, 2, 120)
  page.confirmed(1, 0, 80, 120)
  page.confirmed(2, 1, 130, 135)
  page.seen(2, 0, 140)
  page.seen(2, 1, 141)
  expect(page.unseen()).toBe(1)
  page.seen(2, 2, 150)
  page.seen(3, 0, 160)
  page.seen(3, 1, 165)
  page.seen(3, 2, 170)
  page.confirmed(3, 2, 155, 180)
  ledger.close(200)
  page.confirmed(4, 0, 210, 220)
  expect(page.unseen()).toBe(0)
  expect(ledger.seen).toEqual([10, 20, 5, 10])
  expect(ledger.confirmed).toEqual([5, 25])
})

test.each([
  [1000, 200],
  [130, 200],
  [7, 200],
  [200, 1],
  [1, 64],
])('of %i tables that hold, a search from %i finds all but a tenth', async (most, start) => {
  const tried: number[] = []
  const measure = (tables: number): Promise<Pick<Figures, 'seen' | 'errors'>> => {
    tried.push(tables)
    const p95 = tables <= most ? 100 : 200
    return Promise.resolve({ seen: { p50: 1, p95, p99: p95, max: p95 }, errors: 0 })
  }
  const { tables, figures } = await highest(start, measure)
  expect(tables).toBeLessThanOrEqual(most)
  expect(tables * 1.1 + 1).toBeGreaterThanOrEqual(most)
  expect(figures?.seen.p95).toBe(100)
  expect(tried.length).toBeLessThan(40)
})

test('where nothing holds a search finds nothing', async () => {
  const slow = { seen: { p50: 1, p95: 500, p99: 500, max: 500 }, errors: 0 }
  expect(await highest(16, () => Promise.resolve(slow))).toEqual({ tables: 0, figures: null })
})

/** Two who take turns, three moves a game. */
class ShortParty implements Party {
  readonly players: readonly (Player & { readonly played: unknown[] })[]
  begun = 0
  private line = 0

  constructor() {
    this.players = [0, 1].map((seat) => ({
      see: () => {},
      played: [],
      bytes: { received: 0, sent: 0 },
      play: (move) => this.play(seat, move),
    }))
  }

  begin(): Promise<void> {
    this.begun++
    this.line = 0
    this.show()
    return Promise.resolve()
  }

  close(): void {}

  private play(seat: number, move: unknown): Promise<number | null> {
    this.players[seat]?.played.push(move)
    const line = ++this.line
    this.show()
    return Promise.resolve(line)
  }

  private show(): void {
    const isOver = this.line === 3
    for (const [seat, player] of this.players.entries()) {
      const sight: Sight = { line: this.line, moves: !isOver && this.line % 2 === seat ? ['only'] : null, isOver }
      player.see(sight)
    }
  }
}

test('those at a table answer when they are asked, and begin again when a game is over', async () => {
  const ledger = new Ledger()
  ledger.open(0)
  const party = new ShortParty()
  const evening = new Evening(party, { ledger, chance: new QuickChance('any'), pause: 1 })
  await evening.begin()
  while (ledger.games < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await evening.end(1000)).toBe(0)
  expect(party.begun).toBe(ledger.games + 1)
  expect(ledger.failures).toEqual([])
  expect(new Set(party.players.flatMap(({ played }) => played))).toEqual(new Set(['only']))
  expect(ledger.confirmed.length).toBeGreaterThanOrEqual(9)
  expect(ledger.seen.length).toBe(ledger.confirmed.length)
})
