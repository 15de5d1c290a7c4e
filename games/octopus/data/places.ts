/** OCT-1.1: what is printed on the boards. A location's number is also the number of the component it holds. */
export type Room = 1 | 2 | 3 | 4 | 5 | 6
export type Location = Room | 7
export type Component = Location

export const rooms = [1, 2, 3, 4, 5, 6] as const satisfies readonly Room[]
export const exteriorLocation = 7
export const locations = [...rooms, exteriorLocation] as const satisfies readonly Location[]

export const libraryRoom = 1

/** OCT-1.2 */
export const exteriors = ['dreams', 'marsh', 'colony', 'city'] as const
export type Exterior = (typeof exteriors)[number]

export const mostPower = 7
export const lastTurn = 30
