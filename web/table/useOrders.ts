import type { Orders } from '@octopolis/server/protocol/tables'
import { useEffect, useState } from 'react'
import type { TableLink } from './link.ts'

export type Order = Orders[string]

/** One's orders at a table, and the events one may give them for. */
export interface OrderBook {
  /** By kind: what happens, in words. */
  readonly events: Readonly<Record<string, string>>
  readonly orders: Orders
  give(event: string, order: Order): void
}

const none: Orders = {}

function keyOf(game: string): string {
  return `octopolis.orders.${game}`
}

/** What was ordered last on this device, whatever the table: who likes it once will like it again. */
function remembered(game: string, events: Readonly<Record<string, string>>): Orders {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return none
    const isOrder = ([event, order]: [string, unknown]): boolean =>
      Object.hasOwn(events, event) && ['ask', 'mine', 'pass'].includes(String(order))
    return Object.fromEntries(Object.entries(kept).filter(isOrder))
  } catch {
    return none
  }
}

/** Null: this game has nothing to order, nobody here keeps orders, or one only watches. */
export function useOrders(
  link: TableLink,
  game: string,
  seat: number | null,
  events: Readonly<Record<string, string>> | undefined,
): OrderBook | null {
  const [orders, setOrders] = useState<Orders>(none)
  const isKept = link.orders !== undefined && seat !== null && events !== undefined

  useEffect(() => {
    if (!isKept) return
    let isGone = false
    const show = (given: Orders): void => {
      if (!isGone) setOrders(given)
    }
    const begin = async (): Promise<void> => {
      const there = (await link.orders?.()) ?? none
      const mine = remembered(game, events)
      const isNew = Object.keys(there).length === 0 && Object.keys(mine).length > 0
      show(isNew ? ((await link.orders?.(mine)) ?? none) : there)
    }
    // Without them one is asked, as always.
    begin().catch(() => {})
    return () => {
      isGone = true
    }
    // Words may change with the language; what can be ordered doesn't.
  }, [link, game, isKept])

  if (!isKept) return null
  return {
    events,
    orders,
    give(event, order) {
      const next = { ...orders, [event]: order }
      const before = orders
      setOrders(next)
      localStorage.setItem(keyOf(game), JSON.stringify(next))
      link.orders?.(next).catch(() => setOrders(before))
    },
  }
}
