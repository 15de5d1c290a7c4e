import { z } from 'zod'

/** Long lists come page by page. */

/** So many rows a page has at most, and if nobody says how many. */
export const MOST_ROWS = 100
const USUAL_ROWS = 30

const next = z
  .string()
  .nullable()
  .meta({ description: 'Ask again with this as `after` for what comes next; null: this is the end.' })

/** What every list may be asked. */
export const pageWish = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(USUAL_ROWS),
  after: z.string().max(200).optional().meta({ description: 'The `next` of the page before.' }),
})
export type PageWish = z.infer<typeof pageWish>

/** A page of a list, under the name of what is listed. */
export function pageOf<Name extends string, Row extends z.ZodType>(name: Name, row: Row) {
  // A computed key has no literal type of its own.
  const rows = { [name]: z.array(row) } as Record<Name, z.ZodArray<Row>>
  return z.object({ ...rows, next })
}
