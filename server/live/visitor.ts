import type { Socket } from 'socket.io'
import type { Account } from '../identity/account.ts'
import type { Sent } from '../protocol/frames.ts'
import { Refused } from '../refused.ts'
import type { LiveTable } from '../tables/table.ts'
import type { Allowance } from './allowance.ts'
import type { Lag } from './lag.ts'

/** A connection, and whose it is. */
export interface Visitor {
  readonly socket: Socket<Record<string, never>, { [Name in keyof Sent]: (sent: Sent[Name]) => void }>
  readonly account: Account | null
  readonly credentials: Credentials
  readonly allowance: Allowance
  readonly lag: Lag
  readonly tables: Map<string, LiveTable>
  isVisible: boolean
}

export interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

export function expectAccount({ account }: Visitor): Account {
  if (account === null) throw new Refused('unknown', 'Nobody is signed in on this connection.')
  return account
}
