export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equality of plain JSON: the order of keys doesn't matter, that of elements does. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((element, index) => same(element, b[index]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
}

/** One text for equal values: keys in alphabetical order, no spaces. What a digest is taken of. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}

/** The first place where a value is not plain JSON, as a path, or null where all of it is. */
export function notJson(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : path || '/'
    case 'object':
      break
    default:
      return path || '/'
  }
  if (value === null) return null
  const plain = Array.isArray(value)
    ? Object.keys(value).length === value.length
    : Object.getPrototypeOf(value) === Object.prototype && Object.getOwnPropertySymbols(value).length === 0
  if (!plain) return path || '/'
  for (const [key, inner] of Object.entries(value)) {
    const found = notJson(inner, `${path}/${key}`)
    if (found !== null) return found
  }
  return null
}
