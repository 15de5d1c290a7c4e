import type { Heading } from './headings.ts'

/** KRA-5: what waits on the way. */
export type Token = 'search' | 'tongue' | 'flog' | 'feed'

/** KRA-1.1: where a voyage ends. */
export const goals = ['bluewater', 'crimson', 'kraken'] as const
export type Goal = (typeof goals)[number]

/** Column and level: "-1,3". Levels rise to the north. */
export type SpaceId = `${number},${number}`

/** Open water: where each colour of card leads, what lies there, and whether the supply line is still ahead. */
export interface Water extends Readonly<Record<Heading, SpaceId>> {
  readonly token?: Token
  readonly south?: true
}

export interface Harbour {
  readonly goal: Goal
}

export type Space = Water | Harbour
export type Chart = Readonly<Partial<Record<SpaceId, Space>>>

export const start: SpaceId = '0,0'

/** KRA-2.1 */
const short: Chart = {
  '0,0': { west: '-1,1', north: '0,2', east: '1,1' },
  '-1,1': { west: '-2,2', north: '-1,3', east: '0,2' },
  '1,1': { west: '0,2', north: '1,3', east: '2,2' },
  '-2,2': { west: '-2,4', north: '-2,4', east: '-1,3' },
  '0,2': { west: '-1,3', north: '-1,3', east: '1,3' },
  '2,2': { west: '1,3', north: '2,4', east: '2,4' },
  '-1,3': { west: '-2,4', north: '-1,5', east: '0,4', token: 'search' },
  '1,3': { west: '0,4', north: '1,5', east: '2,4', token: 'search' },
  '-2,4': { west: '-3,5', north: '-2,6', east: '-1,5', token: 'search' },
  '0,4': { west: '-1,5', north: '0,6', east: '1,5' },
  '2,4': { west: '1,5', north: '2,6', east: '3,5' },
  '-3,5': { west: '-3,7', north: '-2,6', east: '-2,6' },
  '-1,5': { west: '-2,6', north: '-1,7', east: '0,6' },
  '1,5': { west: '0,6', north: '1,7', east: '2,6' },
  '3,5': { west: '2,6', north: '2,6', east: '3,7' },
  '-2,6': { west: '-2,8', north: '-1,7', east: '-1,7' },
  '0,6': { west: '-1,7', north: '0,8', east: '1,7' },
  '2,6': { west: '1,7', north: '1,7', east: '2,8' },
  '-1,7': { west: '-2,8', north: '-1,9', east: '0,8', token: 'feed' },
  '1,7': { west: '0,8', north: '1,9', east: '2,8', token: 'feed' },
  '0,8': { west: '-1,9', north: '0,10', east: '1,9' },
  '-3,7': { goal: 'crimson' },
  '-2,8': { goal: 'crimson' },
  '-1,9': { goal: 'crimson' },
  '0,10': { goal: 'kraken' },
  '1,9': { goal: 'bluewater' },
  '2,8': { goal: 'bluewater' },
  '3,7': { goal: 'bluewater' },
}

/** KRA-2.2, KRA-2.3 */
const long: Chart = {
  '0,0': { west: '-1,1', north: '0,2', east: '1,1', south: true },
  '-1,1': { west: '-1,3', north: '-1,3', east: '0,2', south: true },
  '1,1': { west: '0,2', north: '1,3', east: '1,3', south: true },
  '0,2': { west: '-1,3', north: '0,4', east: '1,3', south: true },
  '-1,3': { west: '-2,4', north: '-1,5', east: '0,4', token: 'search', south: true },
  '1,3': { west: '0,4', north: '1,5', east: '2,4', token: 'search', south: true },
  '-2,4': { west: '-2,6', north: '-2,6', east: '-1,5', token: 'search', south: true },
  '0,4': { west: '-1,5', north: '-1,5', east: '1,5', token: 'search', south: true },
  '2,4': { west: '1,5', north: '2,6', east: '2,6', south: true },
  '-1,5': { west: '-2,6', north: '-1,7', east: '0,6', south: true },
  '1,5': { west: '0,6', north: '1,7', east: '2,6', south: true },
  '-2,6': { west: '-3,7', north: '-2,8', east: '-1,7' },
  '0,6': { west: '-1,7', north: '0,8', east: '1,7', token: 'tongue', south: true },
  '2,6': { west: '1,7', north: '2,8', east: '3,7' },
  '-3,7': { west: '-3,9', north: '-2,8', east: '-2,8' },
  '-1,7': { west: '-2,8', north: '-1,9', east: '0,8', token: 'flog' },
  '1,7': { west: '0,8', north: '1,9', east: '2,8', token: 'flog' },
  '3,7': { west: '2,8', north: '2,8', east: '3,9' },
  '-2,8': { west: '-2,10', north: '-1,9', east: '-1,9' },
  '0,8': { west: '-1,9', north: '0,10', east: '1,9' },
  '2,8': { west: '1,9', north: '1,9', east: '2,10' },
  '-1,9': { west: '-2,10', north: '-1,11', east: '0,10', token: 'feed' },
  '1,9': { west: '0,10', north: '1,11', east: '2,10', token: 'feed' },
  '0,10': { west: '-1,11', north: '0,12', east: '1,11', token: 'feed' },
  '-3,9': { goal: 'crimson' },
  '-2,10': { goal: 'crimson' },
  '-1,11': { goal: 'crimson' },
  '0,12': { goal: 'kraken' },
  '1,11': { goal: 'bluewater' },
  '2,10': { goal: 'bluewater' },
  '3,9': { goal: 'bluewater' },
}

export const chartNames = ['short', 'long'] as const
export type ChartName = (typeof chartNames)[number]
export const charts: Readonly<Record<ChartName, Chart>> = { short, long }

export function spaceAt(chart: ChartName, at: SpaceId): Space {
  const space = charts[chart][at]
  if (space === undefined) throw new RangeError(`no space ${at} on the ${chart} chart`)
  return space
}

export function isHarbour(space: Space): space is Harbour {
  return 'goal' in space
}
