import type { GameResult } from '../simulate/game.ts'
import { winners } from '../simulate/tally.ts'

/**
 * Game by game: how many seats had something, and what they won. For a measure: the game counts once, with its value.
 */
export interface Reading {
  readonly had: Float64Array
  readonly won: Float64Array
}

/** What is read off each game: who has a label of a mark, or a measure. */
export type Subject = { readonly mark: number; readonly label: string } | { readonly measure: number }

/** By subject, written as a key. */
export type Readings = ReadonlyMap<string, Reading>

export const keyOf = (subject: Subject): string =>
  'mark' in subject ? `mark ${subject.mark} ${subject.label}` : `measure ${subject.measure}`

/** Of games 0 to n, in whatever order they come. */
export function readingsOf(results: readonly GameResult[]): Readings {
  const games = results.length
  const readings = new Map<string, Reading>()
  const readingOf = (subject: Subject): Reading => {
    const key = keyOf(subject)
    const reading = readings.get(key) ?? { had: new Float64Array(games), won: new Float64Array(games) }
    readings.set(key, reading)
    return reading
  }
  for (const { index, places, marked } of results) {
    const first = winners(places)
    marked?.marks.forEach((bearers, mark) => {
      for (const [label, seats] of Object.entries(bearers)) {
        const { had, won } = readingOf({ mark, label })
        had[index] = seats.length
        won[index] = seats.filter((seat) => first.includes(seat)).length / Math.max(1, first.length)
      }
    })
    marked?.measures.forEach((value, measure) => {
      if (value === null) return
      const { had, won } = readingOf({ measure })
      had[index] = 1
      won[index] = value
    })
  }
  return readings
}
