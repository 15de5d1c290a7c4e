import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  canonical,
  QuickChance,
  readRecord,
  seal,
  Table,
  type Chance,
  type Prompt,
  type SealedRecord,
} from '@octopolis/engine'
import { cthulhu500 } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import { viewers } from './lay.ts'
import { Passages } from './passages.ts'
import { recordings, type Recording } from './recordings.ts'

// --- how the recorded races were driven

/** Keen on answering, else anything goes. */
function answer({ ask, moves, fallback }: Prompt<Move, Ask>, { idle = false }: Recording, chance: Chance): Move {
  if (idle) return ask.type === 'act' ? { type: 'done' } : fallback
  if (ask.type === 'window' && moves.length > 1 && chance.below(2) === 0) return chance.pick(moves.slice(1))
  return chance.pick(moves)
}

const mostMoves = 1400

/** The first race that isn't long and goes through all it should. */
function record(name: string, recording: Recording): SealedRecord {
  const { seats, options, through } = recording
  for (let seed = 1; seed < 20_000; seed++) {
    const table = Table.start(cthulhu500, { seats, options, seed: `${name} ${seed}` })
    const chance = new QuickChance(`${name} ${seed}`)
    const passages = new Passages(table)
    while (table.outcome === null && table.seq < mostMoves) {
      const seat = chance.pick(table.awaiting)
      const prompt = table.prompt(seat)
      if (prompt === null) throw new Error(`seat ${seat} is awaited and asked nothing`)
      table.play(seat, answer(prompt, recording, chance))
      passages.look()
    }
    if (table.outcome !== null && through.every((what) => passages.all.has(what))) {
      return seal(table.record(), table.outcome)
    }
  }
  throw new Error(`no race of ${seats} goes through ${through.join(', ')}`)
}

// --- what they tell

/** What happens in a race when it is replayed: enough to see that something changed, and roughly what. */
interface Account {
  readonly moves: number
  readonly through: readonly string[]
  /** A digest of all that was told to whom, and now and then of all that anyone saw and was asked. */
  readonly received: string
}

/** Most positions are people letting things happen: looking at every twentieth keeps the test short. */
const lookEvery = 20

export function retell(game: SealedRecord): Account {
  const table = Table.start(cthulhu500, game)
  const passages = new Passages(table)
  const received = createHash('sha256')
  const look = () => {
    for (const viewer of viewers(table)) {
      const prompt = viewer === 'watcher' ? null : table.prompt(viewer)
      received.update(canonical([table.view(viewer), prompt]))
    }
  }
  look()
  for (const [at, [seat, move]] of game.moves.entries()) {
    table.play(seat, move)
    passages.look()
    received.update(canonical(table.lastTold()))
    if (at % lookEvery === 0) look()
  }
  look()
  return { moves: table.seq, through: [...passages.all].toSorted(), received: received.digest('hex') }
}

// --- where they are kept

const folder = new URL('records/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.json`, folder)
const accountsFile = new URL('accounts.json', import.meta.url)

/** Drives the races anew and keeps them. */
export function writeRecords(): void {
  mkdirSync(folder, { recursive: true })
  const played = Object.entries(recordings).map(([name, recording]) => [name, record(name, recording)] as const)
  for (const [name, game] of played) writeFileSync(fileOf(name), `${JSON.stringify(game)}\n`)
  const accounts = Object.fromEntries(played.map(([name, game]) => [name, retell(game)]))
  writeFileSync(accountsFile, `${JSON.stringify(accounts, null, 1)}\n`)
}

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))

export function readRecords(): { readonly name: string; readonly game: SealedRecord; readonly account: Account }[] {
  const accounts = read(accountsFile) as Record<string, Account>
  return Object.entries(accounts).map(([name, account]) => ({ name, game: readRecord(read(fileOf(name))), account }))
}

/** The names of the files, to see that none lies about unused. */
export const filesKept = (): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
