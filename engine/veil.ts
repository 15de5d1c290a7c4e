import type { AnyGame, Pace, RuleId, Seat } from './game.ts'

/** What everybody may know of a question that a seat is, or seems to be, asked. */
export interface Seeming {
  readonly seat: Seat
  readonly ask: string
  readonly pace: Pace
  readonly rule: RuleId
}

/** Whom others see waited for, and why: while eyes are closed everybody under the veil, for the same reason. */
export function seemingly(game: AnyGame, state: unknown): Seeming[] {
  const asked = game.awaiting(state).flatMap((seat): Seeming[] => {
    const prompt = game.prompt(state, seat)
    return prompt === null ? [] : [{ seat, ask: prompt.ask.type, pace: prompt.pace, rule: prompt.rule }]
  })
  const [any] = asked
  const veil = game.veil?.(state) ?? null
  // Whoever has answered is asked nothing any more; what the others are asked is what they seem to be asked.
  return veil === null || any === undefined ? asked : veil.map((seat) => ({ ...any, seat }))
}
