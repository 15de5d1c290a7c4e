import type { Window } from '@octopolis/engine'
import type { Orders } from './tables.ts'

/** Do these standing orders let this event pass? Whatever they don't name is asked. */
export function isPassedBy(orders: Orders, window: Window | undefined): boolean {
  const order = window === undefined ? 'ask' : (orders[window.event] ?? 'ask')
  return order === 'pass' || (order === 'mine' && window?.mine === false)
}
