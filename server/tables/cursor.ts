import type { z } from 'zod'
import { Refused } from '../refused.ts'

/** Where a page ends, as programs are given it: they only ever give it back. */

export function writeCursor(...place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export function readCursor<Place>(shape: z.ZodType<Place>, cursor: string): Place {
  const { success, data } = shape.safeParse(parsed(cursor))
  if (success) return data
  throw new Refused('malformed', 'The query.after can’t be used: it is not the next of a page of this list.')
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
