import { course } from './course.ts'
import { crew } from './crew.ts'
import type { Entries } from './entry.ts'
import { loyalty } from './loyalty.ts'
import { muskets } from './muskets.ts'

/** KRA-8.2 to KRA-8.22, by kind. */
export const characters: Entries = { ...muskets, ...loyalty, ...course, ...crew }
