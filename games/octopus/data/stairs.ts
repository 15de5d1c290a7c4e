import { rooms, type Room } from './places.ts'

export type Stair = `${Room}-${Room}`

/** Every pair of rooms that a stair may join. OCT-1.3: the library and the garden never touch. */
export const possibleStairs = [
  '1-2',
  '1-3',
  '1-4',
  '1-5',
  '2-3',
  '2-4',
  '2-5',
  '2-6',
  '3-4',
  '3-5',
  '3-6',
  '4-5',
  '4-6',
  '5-6',
] as const satisfies readonly Stair[]
export type PossibleStair = (typeof possibleStairs)[number]

/** OCT-1.3 */
export const defaultStairs = [
  '1-2',
  '1-3',
  '1-4',
  '1-5',
  '2-3',
  '2-6',
  '3-4',
  '4-5',
  '5-6',
] as const satisfies readonly PossibleStair[]

/** For each location, the rooms one stair away. There are none at 0, which is no location, nor at 7, the Exterior. */
export type Stairs = readonly (readonly Room[])[]

export function layStairs(built: readonly string[]): Stairs {
  const stairs: Room[][] = [[], [], [], [], [], [], [], []]
  for (const stair of built) {
    const [from, to] = [Number(stair[0]) as Room, Number(stair[2]) as Room]
    stairs[from]?.push(to)
    stairs[to]?.push(from)
  }
  return stairs
}

/** OCT-1.3: every room can be reached from the library. */
export function stairsConnect(built: readonly string[]): boolean {
  const stairs = layStairs(built)
  const reached = new Set<Room>([1])
  for (const room of reached) for (const next of stairs[room] ?? []) reached.add(next)
  return reached.size === rooms.length
}
