import type { Crest } from '../protocol/heraldry.ts'

/** Somebody who plays here: a guest, until they choose a user name or a passkey to come back with. */
export interface Account {
  readonly id: string
  readonly name: string
  readonly crest: Crest
  /** Has neither a user name nor a passkey: lives in this browser's cookie alone. */
  readonly guest: boolean
  readonly username: string | null
  readonly createdAt: number
}
