import { z } from 'zod'
import { line } from '../protocol/text.ts'

/** What somebody is called at the table. Two people may be called the same. */
export const nameSchema = line(24).describe('1 to 24 characters of any script')

/** What somebody signs in with. */
export const usernameSchema = z
  .string()
  .max(24, 'it needs 3 to 24 characters')
  .overwrite((text) => text.toLowerCase())
  .regex(/^[a-z0-9_.-]{3,24}$/, 'it needs 3 to 24 letters from a to z, digits, dots, dashes or underscores')
  .describe('3 to 24 of a-z, 0-9, dot, dash and underscore; capitals do not matter')

export const passwordSchema = z
  .string()
  .min(8, 'it needs at least 8 characters')
  .max(128, 'it needs at most 128 characters')
