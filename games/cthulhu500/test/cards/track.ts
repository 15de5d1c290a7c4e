import { expect } from 'vitest'
import type { CardId } from '../../data/cards/index.ts'
import { total, type Tally } from '../../state.ts'
import type { Seat } from '@octopolis/engine'
import {
  act,
  ada,
  askOf,
  bo,
  cy,
  dee,
  lay,
  react,
  told,
  type Laid,
  type Name,
  type On,
  type RaceTable,
} from '../lay.ts'

/** What a card does when it is played, and a position in which it does nothing, or less. */
export interface Cases {
  readonly plays: () => void
  readonly idle: () => void
}

/** Trucks all round, because they have no ability; Bo leads, and Ada, whose turn it is, is second. */
export function onTrack(racers: Partial<Record<Name, Laid>> = {}, on: On = {}): RaceTable {
  const plain = (name: Name): Laid => ({ vehicle: 'truck', ...racers[name] })
  const all = { ada: plain('ada'), bo: plain('bo'), cy: plain('cy'), dee: plain('dee') }
  return lay(all, { pack: [bo, ada, cy, dee], ...on })
}

export function play(table: RaceTable, card: CardId, target?: Seat): void {
  act(table, { type: 'play', card, ...(target === undefined ? {} : { target }) })
}

/** Ada plays it, and Bo says what he thinks of it. */
export function cancelled(table: RaceTable, card: CardId, target?: Seat): void {
  table.play(ada, { type: 'play', card, ...(target === undefined ? {} : { target }) })
  react(table, bo, 'iaIa', { against: 0 })
  const { length } = table.state.laid
  for (const seat of table.awaiting) table.play(seat, { type: 'hold', after: length })
  expect(told(table, 'cancelled')).toEqual([{ type: 'cancelled', seat: ada, card, by: bo }])
}

function beyond(tally: Tally): number {
  return total(tally) - tally.die - tally.speed
}

/** Ada tries to pass: what each side has beyond die and speed. */
export function bonuses(racers: Partial<Record<Name, Laid>>, on: On = {}): { ada: number; other: number } {
  const table = onTrack(racers, { dice: [3, 4], ...on })
  table.play(ada, { type: 'pass' })
  return rolled(table, ada)
}

/** Cy tries to pass Ada. */
export function defence(racers: Partial<Record<Name, Laid>>, on: On = {}): { ada: number; other: number } {
  const table = onTrack(racers, { dice: [3, 4], turn: cy, ...on })
  table.play(cy, { type: 'pass' })
  return rolled(table, ada)
}

function rolled(table: RaceTable, seat: Seat): { ada: number; other: number } {
  const ask = askOf(table)
  if (ask?.type !== 'window' || ask.event.kind !== 'rolled') throw new Error('no dice lie there')
  const { actor, mine, theirs } = ask.event
  return actor === seat ? { ada: beyond(mine), other: beyond(theirs) } : { ada: beyond(theirs), other: beyond(mine) }
}

/** Ada, damaged, repairs: what she has beyond the die. */
export function repairing(laid: Laid): number {
  const table = onTrack({ ada: { damaged: true, ...laid } }, { dice: [1] })
  stopAt(table)
  act(table, { type: 'repair' })
  const [roll] = told(table, 'mending').map((fact) => beyond(fact.roll))
  if (roll === undefined) throw new Error('nothing was repaired')
  return roll
}

/** Ada is in the pit, and nobody has slipped past. */
export function stopAt(table: RaceTable): void {
  act(table, { type: 'pit' })
  if (askOf(table)?.type === 'freePass') table.play(table.awaiting[0] ?? -1, { type: 'decline' })
}

/** Ada, second, gets past Bo by dice; Cy, third, gets past Ada. */
export const sixes = { dice: [6, 1] } as const
export const cyTurn = { turn: cy, dice: [6, 1] } as const
