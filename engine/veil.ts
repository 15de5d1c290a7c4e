import type { AnyGame, Pace, RuleId, Seat } from './game.ts'

/** What everybody may know of a question that a seat is, or seems to be, asked. */
export interface Seeming {
  readonly seat: Seat
  readonly ask: string
  readonly pace: Pace
  readonly rule: RuleId
}

/** Those whom the others see the table wait for, and why. While eyes are closed: all under the veil, for the same reason. */
export function seemingly(game: AnyGame, state: unknown): Seeming[] {
  const asked = game.awaiting(state).flatMap((seat): Seeming[] => {
    const prompt = game.prompt(state, seat)
    return prompt === null ? [] : [{ seat, ask: prompt.ask.type, pace: prompt.pace, rule: prompt.rule }]
  })
  const [any] = asked
  const veil = game.veil?.(state) ?? null
  // A seat that has answered is asked nothing any more. It still seems to be asked what the others are asked.
  return veil === null || any === undefined ? asked : veil.map((seat) => ({ ...any, seat }))
}
