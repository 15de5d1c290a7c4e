import { Refused } from '../../refused.ts'
import type { Orders } from '../../store/rows.ts'
import { seatOf } from '../seating.ts'
import { eventsOf } from './standing.ts'
import type { LiveTable } from '../table.ts'

function expectSitter({ seating }: LiveTable, account: string): void {
  if (seatOf(seating, account) === null) throw new Refused('forbidden', "You don't sit at this table.")
}

export function ordersOf(table: LiveTable, account: string): Orders {
  expectSitter(table, account)
  return table.orders.of(account)
}

/** Takes the place of what this account ordered here before. */
export function giveOrders(table: LiveTable, account: string, orders: Orders): Promise<Orders> {
  return table.queue.run(async () => {
    expectSitter(table, account)
    const known = eventsOf(table.house.boxes[table.game.id])
    const strange = Object.keys(orders).find((event) => !known.includes(event))
    if (strange !== undefined) {
      const has = known.length === 0 ? 'none' : known.join(', ')
      throw new Refused('invalid', `The game ${table.game.id} has no window for ${strange}; it has ${has}.`)
    }
    await table.keepOrders(account, orders)
    return orders
  })
}
