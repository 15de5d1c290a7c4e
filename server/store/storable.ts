import { Refused } from '../refused.ts'

const loneSurrogate = /\p{Surrogate}/u

/** PostgreSQL refuses U+0000, SQLite cuts the text there, and both change half a character: so neither gets one. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || loneSurrogate.test(value))) {
    throw new Refused('malformed', `A text can't be stored with U+0000 or half a character in it.`)
  }
  return value
}
