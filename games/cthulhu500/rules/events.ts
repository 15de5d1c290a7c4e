import type { Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import { deed } from '../kit.ts'
import type { Event, State } from '../state.ts'
import { settleDamage } from './damage.ts'
import { join, perform } from './cards.ts'
import { countLap, settlePass } from './passing.ts'
import { beginPitStop, putOn, settleRepair } from './pit.ts'

/** What was about to happen happens. */
export function settle(state: State, event: Event, turn: Turn<Fact>): void {
  switch (event.kind) {
    case 'played':
      return perform(state, event)
    case 'hired':
      return join(state, event, turn)
    case 'rolled':
      return settlePass(state, event, turn)
    case 'damage':
      return settleDamage(state, event, turn)
    case 'pit':
      return beginPitStop(state, event)
    case 'fitted':
      return putOn(state, event, turn)
    case 'mended':
      return settleRepair(state, event, turn)
    case 'lap':
      return countLap(state, event, turn)
  }
}

export const settleEvent = deed<'settle'>((state, { event }, turn) => settle(state, event, turn))
