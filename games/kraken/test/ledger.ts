import type { Heading } from '../data/headings.ts'
import type { ChartName, SpaceId } from '../data/charts.ts'

// The ledger of the rules, written down once more: nothing here is taken from the charts themselves.

export type At = readonly [column: number, level: number]
export const id = ([column, level]: At): SpaceId => `${column},${level}`
const both = ([column, level]: At): At[] => [
  [-column, level],
  [column, level],
]

const steps: Readonly<Record<Heading, At>> = { west: [-1, 1], north: [0, 2], east: [1, 1] }
type Exception = readonly [at: At, heading: Heading, goes: Heading]

export interface Ledger {
  readonly sea: readonly At[]
  readonly pirates: readonly At[]
  readonly cult: readonly At[]
  readonly sailors: readonly At[]
  readonly tokens: Readonly<Record<string, readonly At[]>>
  readonly exceptions: readonly Exception[]
  readonly south: readonly At[]
}

export const short: Ledger = {
  sea: [
    [0, 0],
    ...both([1, 1]),
    [0, 2],
    ...both([2, 2]),
    ...both([1, 3]),
    [0, 4],
    ...both([2, 4]),
    ...both([1, 5]),
    ...both([3, 5]),
    [0, 6],
    ...both([2, 6]),
    ...both([1, 7]),
    [0, 8],
  ],
  pirates: [
    [-3, 7],
    [-2, 8],
    [-1, 9],
  ],
  cult: [[0, 10]],
  sailors: [
    [1, 9],
    [2, 8],
    [3, 7],
  ],
  tokens: {
    search: [
      [-1, 3],
      [1, 3],
      [-2, 4],
    ],
    feed: [
      [-1, 7],
      [1, 7],
    ],
  },
  exceptions: [
    [[0, 2], 'north', 'west'],
    [[-2, 2], 'west', 'north'],
    [[2, 2], 'east', 'north'],
    [[-3, 5], 'west', 'north'],
    [[-3, 5], 'north', 'east'],
    [[-2, 6], 'west', 'north'],
    [[-2, 6], 'north', 'east'],
    [[3, 5], 'east', 'north'],
    [[3, 5], 'north', 'west'],
    [[2, 6], 'east', 'north'],
    [[2, 6], 'north', 'west'],
  ],
  south: [],
}

export const long: Ledger = {
  sea: [
    [0, 0],
    ...both([1, 1]),
    [0, 2],
    ...both([1, 3]),
    [0, 4],
    ...both([2, 4]),
    ...both([1, 5]),
    [0, 6],
    ...both([2, 6]),
    ...both([1, 7]),
    ...both([3, 7]),
    [0, 8],
    ...both([2, 8]),
    ...both([1, 9]),
    [0, 10],
  ],
  pirates: [
    [-3, 9],
    [-2, 10],
    [-1, 11],
  ],
  cult: [[0, 12]],
  sailors: [
    [1, 11],
    [2, 10],
    [3, 9],
  ],
  tokens: {
    search: [
      [-1, 3],
      [1, 3],
      [0, 4],
      [-2, 4],
    ],
    tongue: [[0, 6]],
    flog: [
      [-1, 7],
      [1, 7],
    ],
    feed: [
      [-1, 9],
      [1, 9],
      [0, 10],
    ],
  },
  exceptions: [
    [[-1, 1], 'west', 'north'],
    [[1, 1], 'east', 'north'],
    [[0, 4], 'north', 'west'],
    [[-2, 4], 'west', 'north'],
    [[2, 4], 'east', 'north'],
    [[-3, 7], 'west', 'north'],
    [[-3, 7], 'north', 'east'],
    [[-2, 8], 'west', 'north'],
    [[-2, 8], 'north', 'east'],
    [[3, 7], 'east', 'north'],
    [[3, 7], 'north', 'west'],
    [[2, 8], 'east', 'north'],
    [[2, 8], 'north', 'west'],
  ],
  south: [[0, 0], ...both([1, 1]), [0, 2], ...both([1, 3]), [0, 4], ...both([2, 4]), ...both([1, 5]), [0, 6]],
}

export const ledgers: Readonly<Record<ChartName, Ledger>> = { short, long }
export const isAt = (list: readonly At[], at: At) => list.some((one) => id(one) === id(at))

/** Where the ledger says that a card leads. */
export function leads({ exceptions }: Ledger, at: At, heading: Heading): At {
  const goes = exceptions.find(([where, card]) => id(where) === id(at) && card === heading)?.[2] ?? heading
  return [at[0] + steps[goes][0], at[1] + steps[goes][1]]
}
