import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, notJson, same } from '../index.ts'

function reread(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Any JSON value, with its keys in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]: [string, unknown]) => [key, reordered(inner)] as const)
      .toReversed(),
  )
}

describe('same', () => {
  test('holds for any JSON value and what storage makes of it', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => same(value, reread(value))))
  })

  test('holds whatever the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => same(value, reordered(value))))
  })

  test('holds exactly where the canonical texts are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
        expect(same(one, other)).toBe(canonical(one) === canonical(other))
      }),
    )
  })

  test.each<[unknown, unknown]>([
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{}, null],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [0, '0'],
    [0, false],
    [null, 0],
  ])('tells %j from %j', (one, other) => {
    expect(same(one, other)).toBe(false)
    expect(same(other, one)).toBe(false)
  })
})

describe('canonical', () => {
  test('writes keys in alphabetical order, without spaces, at every depth', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
  })

  test('writes equal values alike, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(reordered(value))).toBe(canonical(value))
      }),
    )
  })

  test('can be read back', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => same(JSON.parse(canonical(value)), value)))
  })
})

describe('notJson', () => {
  test('finds nothing in what was read from JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(notJson(reread(value))).toBeNull()
      }),
    )
  })

  test.each<[string, unknown, string]>([
    ['undefined', { a: [1, { b: undefined }] }, '/a/1/b'],
    ['a Map', { a: new Map() }, '/a'],
    ['an instance of a class', { a: new Error('class') }, '/a'],
    ['a function', [() => 1], '/0'],
    ['a symbol', { a: Symbol('a') }, '/a'],
    ['a bigint', { a: 1n }, '/a'],
    ['NaN', { a: Number.NaN }, '/a'],
    ['infinity', [Infinity], '/0'],
    ['minus zero', { a: -0 }, '/a'],
    ['a hole in a list', { a: Array(1) }, '/a'],
    ['a key that is a symbol', { a: { [Symbol('key')]: 1 } }, '/a'],
    ['a value that is nothing itself', undefined, '/'],
  ])('says where %s is', (_what, value, path) => {
    expect(notJson(value)).toBe(path)
  })
})
