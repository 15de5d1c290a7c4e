/** A value as it would be sent. */
export function text(value: unknown): string {
  return JSON.stringify(value)
}

/** What storage makes of a value. */
export function reread(value: unknown): unknown {
  return JSON.parse(text(value))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * A copy to play on, not made by the game's own clone, which is on trial itself. What isn't plain JSON stays shared;
 * another check finds that.
 */
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isPlain(value)) return value
  // Spread first: the copy keeps the shape that the rules are compiled for.
  const copied = { ...value }
  for (const key of Object.keys(copied)) {
    const inner = copied[key]
    if (typeof inner === 'object' && inner !== null) copied[key] = copy(inner)
  }
  return copied
}

/** Every leaf with its JSON pointer; an empty list or record is a leaf. */
export function eachLeaf(value: unknown, visit: (path: string, leaf: unknown) => void, path = ''): void {
  const entries = Array.isArray(value) || isPlain(value) ? Object.entries(value) : []
  if (entries.length === 0) visit(path, value)
  for (const [key, inner] of entries) eachLeaf(inner, visit, `${path}/${key}`)
}

/** Where two texts of JSON differ first, in words. */
export function difference(one: string, other: string): string {
  const leaves = new Map<string, string>()
  eachLeaf(JSON.parse(one), (path, leaf) => leaves.set(path, text(leaf)))
  let found: string | null = null
  eachLeaf(JSON.parse(other), (path, leaf) => {
    const here = leaves.get(path)
    leaves.delete(path)
    if (here !== text(leaf)) found ??= `${path || 'all'} is ${here ?? 'missing'} in one and ${text(leaf)} in the other`
  })
  if (found !== null) return found
  const [left] = leaves
  return left === undefined ? 'the order of keys differs' : `${left[0]} is ${left[1]} in one and missing in the other`
}
