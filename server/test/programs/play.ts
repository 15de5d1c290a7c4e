import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AnyGame, GameRecord } from '@octopolis/engine'
import { Client } from '../../trial/client.ts'
import type { TestApp } from '../app.ts'
import type { Setting } from './settings.ts'

const sampleBot = fileURLToPath(new URL('../../../docs/sample-bot.js', import.meta.url))
const notes = new URL('notes.js', import.meta.url).href
const AT_ONCE = 4
/** Of notes on one game, in bytes. */
const LONGEST = 256 * 1024 * 1024

/** Something that the program asked of the house, and what it was answered. */
export interface Call {
  readonly method: string
  readonly path: string
  /** The last line that it knew; null: none. */
  readonly after: string | null
  /** Sent once more, with the same id. */
  readonly isAgain: boolean
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

export interface Played {
  readonly game: AnyGame
  readonly table: string
  readonly record: GameRecord
  /** As the program prints it. */
  readonly outcome: { readonly place: number; readonly places: readonly number[]; readonly reason: string }
  readonly calls: readonly Call[]
}

/** Bodies are noted as they were sent. */
function readCall(line: string): Call {
  const call = JSON.parse(line) as Call & { readonly body: string; readonly answer: string }
  return { ...call, body: JSON.parse(call.body), answer: JSON.parse(call.answer) }
}

/** The sample bot's own process, to its end; an exit code other than 0 is thrown. */
async function play(app: TestApp, setting: Setting, signal: AbortSignal): Promise<Played> {
  const { seats, options, level } = setting
  const { game } = setting.box
  const words = ['--import', notes, sampleBot, app.base, game.id, JSON.stringify(options), String(seats), level]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, words, { maxBuffer: LONGEST, signal })
  const { table, ...outcome } = JSON.parse(stdout) as Played['outcome'] & { table: string }
  const record = await new Client(app.base).get<GameRecord>(`/api/records/${table}`)
  const calls = stderr.trim().split('\n').map(readCall)
  return { game, table, record, outcome, calls }
}

/** All of them, some at a time; when one fails the others are ended, for they would ask a house that has closed for ever. */
export async function playAll(app: TestApp, settings: readonly Setting[]): Promise<Played[]> {
  const waiting = [...settings.entries()]
  const played: Played[] = []
  const failed = new AbortController()
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !failed.signal.aborted; next = waiting.shift()) {
      const [index, setting] = next
      played[index] = await play(app, setting, failed.signal)
    }
  }
  const workers = Array.from({ length: AT_ONCE }, worker)
  await Promise.all(workers).catch(async (error: unknown) => {
    failed.abort()
    await Promise.allSettled(workers)
    throw error
  })
  return played
}
