import { appendFileSync, existsSync, truncateSync } from 'node:fs'
import { Refusal, same } from '@octopolis/engine'
import { expectWritable, readText, withFile } from '../files.ts'
import type { GameResult } from './game.ts'
import { isMarkedResult } from './marks.ts'
import type { Setting } from './setting.ts'

/** The first line of a save file: whose results these are. */
interface Heading extends Setting {
  readonly version: number
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(`${where} is not JSON.`)
  }
}

function isResult(value: unknown, seats: number): value is GameResult {
  if (typeof value !== 'object' || value === null) return false
  const { index, places, reason, moves, side, marked }: Partial<Record<keyof GameResult, unknown>> = value
  return (
    Number.isSafeInteger(index) &&
    Number.isSafeInteger(moves) &&
    typeof reason === 'string' &&
    (side === undefined || typeof side === 'string') &&
    (marked === undefined || isMarkedResult(marked, seats)) &&
    Array.isArray(places) &&
    places.length === seats &&
    places.every((place) => Number.isSafeInteger(place))
  )
}

/** Results kept as they come, a JSON line a game, so that a run that was stopped can go on. */
export class SaveFile {
  private readonly file: string
  /** Still to be written before the first result: a run that comes to nothing leaves no file. */
  private heading: Heading | null
  /** By the game's index. */
  readonly results: ReadonlyMap<number, GameResult>

  private constructor(file: string, heading: Heading | null, results: readonly GameResult[]) {
    this.file = file
    this.heading = heading
    this.results = new Map(results.map((result) => [result.index, result]))
  }

  /** Starts the file, or goes on with it; refuses one that holds the results of other settings. */
  static open(file: string, heading: Heading): SaveFile {
    if (!existsSync(file)) {
      expectWritable(file)
      return new SaveFile(file, heading, [])
    }
    const text = readText(file)
    // A run that was killed may have left half a line: that game is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const [first, ...lines] = whole.split('\n').slice(0, -1)
    if (first === undefined || !same(parsed(first, `${file}, line 1,`), heading)) {
      throw new Refusal(`${file} holds the results of other settings, so this run can't go on from it.`)
    }
    const results = lines.map((line, before) => {
      const where = `${file}, line ${before + 2},`
      const result = parsed(line, where)
      if (isResult(result, heading.seats)) return result
      throw new Refusal(`${where} is not the result of a game.`)
    })
    if (whole !== text) withFile(file, 'written', () => truncateSync(file, Buffer.byteLength(whole)))
    return new SaveFile(file, null, results)
  }

  append(results: readonly GameResult[]): void {
    const lines = this.heading === null ? results : [this.heading, ...results]
    this.heading = null
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    withFile(this.file, 'written', () => appendFileSync(this.file, text))
  }
}
