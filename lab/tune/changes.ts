import type { Numbers } from '@octopolis/games/box'

/** One number that is tried otherwise. */
export interface Change {
  readonly path: string
  readonly from: number
  readonly to: number
}

type Values = Readonly<Record<string, number>>

/** Every number whose path starts so, a step up and a step down, as far as the rules can play by it. */
export function singleChanges(numbers: Numbers, base: Values, prefix: string, by: number): Change[] {
  return Object.entries({ ...numbers.printed, ...base }).flatMap(([path, from]) =>
    path.startsWith(prefix)
      ? [from + by, from - by].filter((to) => numbers.allows(path, to)).map((to) => ({ path, from, to }))
      : [],
  )
}

/** An order that doesn't depend on which thread was quicker. */
export function byName(one: Change, other: Change): number {
  return one.path === other.path ? one.to - other.to : one.path < other.path ? -1 : 1
}

/** hearse.speed 7 → 8 */
export function writtenChange({ path, from, to }: Change): string {
  return `${path} ${from} → ${to}`
}
