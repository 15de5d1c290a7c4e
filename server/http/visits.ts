import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Account } from '../identity/account.ts'
import type { House } from '../tables/house.ts'
import { seatOf } from '../tables/seating.ts'
import type { LiveTable } from '../tables/table.ts'
import { comeBack, type Sign } from '../tables/votes.ts'
import { tableId } from './tables.ts'

/** What requests about one table have in common: the one who asks counts as present, and may wait for news. */

export const ofTable = z.object({ id: tableId })
export const wait = z.coerce.number().int().min(0).max(55).default(0).meta({ description: 'Seconds to wait for news.' })
export const after = z.coerce
  .number()
  .int()
  .min(0)
  .optional()
  .meta({ description: 'The last line of the log you know; only what was told after it is sent.' })

/** Ends when the answer is sent, or the one who waits for it has gone. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/** Opens a table for somebody who is there by asking. */
export async function visit(
  house: House,
  id: string,
  account: Account | null,
  sign: Sign = 'heard',
): Promise<LiveTable> {
  const table = await house.open(id)
  await table.expectAccess(account?.id ?? null)
  if (account !== null) {
    table.hear(account.id)
    if (seatOf(table.seating, account.id) !== null) await table.queue.run(() => comeBack(table, account.id, sign))
  }
  return table
}

/** Somebody who waits at a table is there. */
export async function during<Result>(
  table: LiveTable,
  account: Account | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = randomUUID()
  table.arrive(connection, account?.id ?? '')
  try {
    return await work()
  } finally {
    table.part(connection)
  }
}
