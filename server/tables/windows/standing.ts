import type { Box } from '@octopolis/games'
import type { Orders } from '../../store/rows.ts'
import type { Store } from '../../store/store.ts'

const none: Orders = {}

/** The kinds of events that open windows in a game. */
export function eventsOf(box: Box | undefined): readonly string[] {
  return Object.keys(box?.words?.en.windows ?? {})
}

/** What those at a table want to be done when an event may be answered. Everybody's own affair. */
export class StandingOrders {
  private readonly store: Store
  private readonly table: string
  private readonly byAccount = new Map<string, Orders>()

  constructor(store: Store, table: string) {
    this.store = store
    this.table = table
  }

  /** What was ordered before the table was opened. */
  async open(box: Box | undefined): Promise<void> {
    this.byAccount.clear()
    if (eventsOf(box).length === 0) return
    for (const { account, orders } of await this.store.orders.of(this.table)) this.byAccount.set(account, orders)
  }

  of(account: string): Orders {
    return this.byAccount.get(account) ?? none
  }

  async set(account: string, orders: Orders): Promise<void> {
    await this.store.orders.set({ table: this.table, account, orders })
    this.byAccount.set(account, orders)
  }
}
