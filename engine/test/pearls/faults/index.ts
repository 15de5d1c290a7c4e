import { answers } from './answers.ts'
import { course } from './course.ts'
import { leaks } from './leaks.ts'
import { storage } from './storage.ts'
import { strangers } from './strangers.ts'
import { veils } from './veils.ts'
import { words } from './words.ts'
import { worlds } from './worlds.ts'

export { plant, type Planted } from './planted.ts'

export const faults = { ...course, ...answers, ...strangers, ...storage, ...worlds, ...leaks, ...veils, ...words }
