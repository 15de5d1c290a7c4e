import type { Prompt, Seat, Window } from './game.ts'

/** The window that is open, as those who are awaited see it; null: none is. One seat's word is enough: all are asked alike. */
export function openWindow(
  awaiting: readonly Seat[],
  prompt: (seat: Seat) => Pick<Prompt<unknown>, 'window'> | null,
): Window | null {
  const [any] = awaiting
  return any === undefined ? null : (prompt(any)?.window ?? null)
}

/** Whom a table without a race asks first: going round from whoever acted last, who comes last. */
export function nextAround(awaiting: readonly Seat[], actor: Seat | null): Seat | null {
  return awaiting.find((seat) => actor !== null && seat > actor) ?? awaiting[0] ?? null
}
