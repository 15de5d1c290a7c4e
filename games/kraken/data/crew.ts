/** What a faction card says. */
export type Allegiance = 'sailor' | 'pirate' | 'leader' | 'cultist'

export const factions = ['sailors', 'pirates', 'cult'] as const
export type Faction = (typeof factions)[number]

export const factionOf: Readonly<Record<Allegiance, Faction>> = {
  sailor: 'sailors',
  pirate: 'pirates',
  leader: 'cult',
  cultist: 'cult',
}

/** KRA-4.9: who rests after a navigation. */
export type Post = 'captain' | 'lieutenant' | 'navigator'

interface CrewPrint {
  readonly allegiances: Readonly<Record<Allegiance, number>>
  /** KRA-3.3: muskets that make a mutiny. */
  readonly threshold: number
  readonly offDuty: readonly Post[]
}

const crew = (
  [sailor, pirate, cultist]: readonly [number, number, number],
  threshold: number,
  offDuty: readonly Post[],
): CrewPrint => ({ allegiances: { sailor, pirate, leader: 1, cultist }, threshold, offDuty })

/** KRA-1.2. At five, one of the sailors and pirates is put away unseen (KRA-1.3). */
export const crews: Readonly<Record<number, CrewPrint>> = {
  5: crew([3, 2, 0], 3, ['navigator']),
  6: crew([3, 2, 0], 3, ['navigator']),
  7: crew([4, 2, 0], 3, ['lieutenant', 'navigator']),
  8: crew([4, 3, 0], 4, ['lieutenant', 'navigator']),
  9: crew([5, 3, 0], 4, ['captain', 'lieutenant', 'navigator']),
  10: crew([5, 4, 0], 5, ['captain', 'lieutenant', 'navigator']),
  11: crew([5, 4, 1], 5, ['captain', 'lieutenant', 'navigator']),
}

export function crewOf(seats: number): CrewPrint {
  const print = crews[seats]
  if (print === undefined) throw new RangeError(`no crew of ${seats}`)
  return print
}

/** KRA-1.5 */
export const musketsEach = 3
export const musketsInBox = 54
