/** Whole numbers by name. Plain data: workers send it. */
export type Sums = Readonly<Record<string, number>>

export function addUp(to: Record<string, number>, more: Sums): void {
  for (const [name, number] of Object.entries(more)) to[name] = (to[name] ?? 0) + number
}
