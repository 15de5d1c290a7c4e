import type { Prompt, Seat, Window } from './game.ts'

/** The window that is open, as those who are awaited see it; null: none is. One seat's word is enough: all are asked alike. */
export function openWindow(
  awaiting: readonly Seat[],
  prompt: (seat: Seat) => Pick<Prompt<unknown>, 'window'> | null,
): Window | null {
  const [any] = awaiting
  return any === undefined ? null : (prompt(any)?.window ?? null)
}

/** Whom a table without a race asks first: the next seat after the one that acted last, which itself comes last. */
export function nextAround(awaiting: readonly Seat[], actor: Seat | null): Seat | null {
  return awaiting.find((seat) => actor !== null && seat > actor) ?? awaiting[0] ?? null
}

/** The windows of a game, as its log tells them. Plain JSON: bookmarks keep it. */
export interface Windows {
  /** Who acted last; to pass is no act. */
  readonly actor: Seat | null
  /** The last one; null: there was none yet. */
  readonly last: Opening | null
}

interface Opening {
  /** The line after which it opened. */
  readonly opened: number
  /** The line since which everybody is asked: that one, or that of the last answer which was no pass. */
  readonly asked: number
  /** The line that shut it; null: it is open. */
  readonly shut: number | null
}

/** A line of the log, as far as windows care. */
export interface Act {
  readonly seq: number
  readonly seat: Seat
  /** It was a pass in a window. */
  readonly isPass: boolean
  /** Nobody else was awaited. */
  readonly isLast: boolean
}

export const noWindows: Windows = { actor: null, last: null }

/** Where no act led to it: at the start, or after something was taken back. */
export function opening(before: Windows, seq: number, isOpen: boolean): Windows {
  const { actor, last } = before
  if (isOpen) return { actor, last: { opened: seq, asked: seq, shut: null } }
  return { actor, last: last === null || last.shut !== null ? last : { ...last, shut: seq } }
}

/** The windows after one more act. A window is over with the last pass, though the next may open at once. */
export function followed(before: Windows, { seq, seat, isPass, isLast }: Act, isOpen: boolean): Windows {
  const actor = isPass ? before.actor : seat
  const { last } = before
  const goesOn = isOpen && last !== null && last.shut === null && !(isPass && isLast)
  if (!goesOn) return opening({ actor, last }, seq, isOpen)
  return { actor, last: isPass ? last : { ...last, asked: seq } }
}

/** Was a window open after that line, the one that is open now or the last one before? */
export function wasOpenAt({ last }: Windows, seq: number): boolean {
  return last !== null && seq >= last.opened && (last.shut === null || seq < last.shut)
}
