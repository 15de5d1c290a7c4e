import type { Seat, Typed } from '@octopolis/engine'
import type { Study } from '@octopolis/games/box'

/** For each mark of a study, who has which label in one game; and its measures. Plain data: results carry it. */
export interface Marked {
  readonly marks: readonly Readonly<Record<string, readonly Seat[]>>[]
  readonly measures: readonly (number | null)[]
}

/** Is there anything to hold against who wins, or to measure? */
export function isMarked({ marks = [], measures = [] }: Study): boolean {
  return marks.length + measures.length > 0
}

export function markedIn({ marks = [], measures = [] }: Study, facts: readonly Typed[], seats: number): Marked {
  return {
    marks: marks.map((mark) => {
      const bearers: Record<string, Seat[]> = {}
      for (const { seat, label } of mark.of(facts, seats)) {
        const known = (bearers[label] ??= [])
        if (!known.includes(seat)) known.push(seat)
      }
      return bearers
    }),
    measures: measures.map((measure) => measure.of(facts, seats)),
  }
}

/** Is it what a save file should hold? */
export function isMarkedResult(value: unknown, seats: number): value is Marked {
  if (typeof value !== 'object' || value === null) return false
  const { marks, measures }: Partial<Record<keyof Marked, unknown>> = value
  const isSeat = (seat: unknown): boolean =>
    typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats
  return (
    Array.isArray(measures) &&
    measures.every((measure) => measure === null || Number.isFinite(measure)) &&
    Array.isArray(marks) &&
    marks.every(
      (bearers: unknown) =>
        typeof bearers === 'object' &&
        bearers !== null &&
        Object.values(bearers).every((found: unknown) => Array.isArray(found) && found.every(isSeat)),
    )
  )
}
