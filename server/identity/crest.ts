import { createHash } from 'node:crypto'
import { crestSchema } from '../protocol/crest.ts'
import { emblems, fields, tinctures, type Crest } from '../protocol/heraldry.ts'

function pick<Value>(values: readonly [Value, ...Value[]], byte: number | undefined): Value {
  return values[(byte ?? 0) % values.length] ?? values[0]
}

/** For those who chose none: always the same for the same id. */
export function crestFor(id: string): Crest {
  const [emblem, field, tincture] = createHash('sha256').update(id).digest()
  return { emblem: pick(emblems, emblem), field: pick(fields, field), tincture: pick(tinctures, tincture) }
}

/** The crest as it is kept, or the one that goes with the id. */
export function readCrest(id: string, kept: string | null): Crest {
  if (kept === null) return crestFor(id)
  const known = crestSchema.safeParse(JSON.parse(kept))
  return known.success ? known.data : crestFor(id)
}
