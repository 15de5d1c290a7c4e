import { canonical, Refusal, type Seat } from '@octopolis/engine'
import { expect } from 'vitest'

/** A table, as far as it takes to try a move. */
interface Tried {
  readonly state: unknown
  readonly seq: number
  play(seat: Seat, move: unknown): unknown
}

/** A move is refused with the reason, and nothing has changed. */
export function refused(table: Tried, seat: Seat, move: unknown): void {
  const before = canonical(table.state)
  const { seq } = table
  let reason: unknown = null
  try {
    table.play(seat, move)
  } catch (error) {
    reason = error
  }
  expect(reason).toBeInstanceOf(Refusal)
  const { message } = reason as Refusal
  expect(message.startsWith(`Move ${seq + 1}: `)).toBe(true)
  expect(message).toMatch(new RegExp(`seat ${seat} (isn't asked anything now|may give to)`))
  expect(canonical(table.state)).toBe(before)
  expect(table.seq).toBe(seq)
}
