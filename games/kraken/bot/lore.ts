import { learnt } from './learnt.ts'
import type { Learnt } from './tables.ts'

/** What bots play by: the file, unless the lab tries something else in this thread. */
export const lore: { learnt: Learnt } = { learnt }
