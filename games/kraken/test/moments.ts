import { refused } from '#test/refused'
import type { Seat } from '@octopolis/engine'
import { expect } from 'vitest'
import type { Use } from '../moves.ts'
import type { Ask } from '../state.ts'
import { commit, goTo, type KrakenTable, type Name } from './lay.ts'

const moments = [
  'beforeNomination',
  'nominate',
  'afterNomination',
  'loyalty',
  'afterMuskets',
  'beforeDraw',
  'hand',
  'logbook',
] as const
type Moment = (typeof moments)[number]

/** KRA-8.23: any open moment is each of the four windows. */
export const anyMoment: readonly Moment[] = ['beforeNomination', 'afterNomination', 'afterMuskets', 'beforeDraw']

/** Goes through a round in which this is shown, and sees that a use is taken in these moments and refused in all others. */
export function onlyAt(
  table: KrakenTable,
  seat: Seat,
  used: Use,
  when: readonly Moment[],
  shown: Partial<Record<Name, number>> = {},
): void {
  for (const moment of moments) {
    goToMoment(table, moment)
    if (!when.includes(moment)) refused(table, seat, used)
    else expect(table.checkMove(seat, used)).toEqual(used)
    if (moment === 'loyalty') commit(table, shown)
  }
}

function goToMoment(table: KrakenTable, moment: Moment): void {
  if (anyMoment.includes(moment)) goTo(table, 'window', moment)
  else goTo(table, moment as Ask['type'])
}
