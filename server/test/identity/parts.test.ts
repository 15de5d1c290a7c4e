import { hashPassword as theirHash, verifyPassword as theirCheck } from 'better-auth/crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { crestFor, readCrest } from '../../identity/crest.ts'
import { network } from '../../http/addresses.ts'
import { type Counted, type Guesses, guessMemory, rememberGuesses } from '../../identity/guesses.ts'
import { oneAtEach } from '../../identity/origins.ts'
import { hashPassword, isPassword } from '../../identity/password.ts'
import { type Recognised, rememberRecent } from '../../identity/recent.ts'
import { TooOften } from '../../refused.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds)
}

describe('a password', () => {
  test('is hashed as better-auth does it, both ways', async () => {
    const ours = await hashPassword('Ångström ﬁ')
    const theirs = await theirHash('Ångström ﬁ')
    expect(await theirCheck({ hash: ours, password: 'Ångström fi' })).toBe(true)
    expect(await isPassword('Ångström fi', theirs)).toBe(true)
    expect(await isPassword('Angstrom fi', theirs)).toBe(false)
  })

  test('goes with no hash that is broken', async () => {
    expect(await isPassword('password', 'nonsense')).toBe(false)
    expect(await isPassword('password', '')).toBe(false)
  })
})

describe('guesses', () => {
  const ten = (of: string): Counted => ({ of, most: 10 })

  /** Seconds to wait, if it was one too many. */
  function tried(guesses: Guesses, ...of: string[]): number | null {
    try {
      guesses.count(...of.map(ten))
      return null
    } catch (error) {
      if (error instanceof TooOften) return error.seconds
      throw error
    }
  }

  test('are ten in ten minutes, for each name and from each address', () => {
    const guesses = rememberGuesses('passwords')
    for (let n = 0; n < 10; n++) {
      expect(tried(guesses, 'of ada', `from ${n}`)).toBeNull()
      pass(1000)
    }
    expect(tried(guesses, 'of ada', 'from elsewhere')).toBe(590)
    expect(tried(guesses, 'of bob', 'from 0')).toBeNull()
    pass(590_000)
    expect(tried(guesses, 'of ada', 'from elsewhere')).toBeNull()
    expect(tried(guesses, 'of ada', 'from elsewhere')).toBe(1)
  })

  test('that were refused do not count', () => {
    const guesses = rememberGuesses('passwords')
    for (let n = 0; n < 10; n++) guesses.count(ten('of ada'), ten('from here'))
    for (let n = 0; n < 10; n++) expect(tried(guesses, 'of bob', 'from here')).toBe(600)
    expect(tried(guesses, 'of bob', 'from elsewhere')).toBeNull()
  })

  test('that were right do not count', () => {
    const guesses = rememberGuesses('passwords')
    for (let n = 0; n < 100; n++) guesses.count(ten('of ada'), ten('from here'))()
    for (let n = 0; n < 9; n++) guesses.count(ten('of ada'), ten('from here'))
    expect(tried(guesses, 'of ada')).toBeNull()
  })

  test('are remembered of so many', () => {
    const guesses = rememberGuesses('passwords', { ...guessMemory, remembered: 3 })
    for (let n = 0; n < 10; n++) guesses.count(ten('a'))
    for (const name of ['b', 'c']) guesses.count(ten(name))
    expect(tried(guesses, 'a')).toBe(600)
    guesses.count(ten('d'))
    expect(tried(guesses, 'a')).toBeNull()
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('from %s are guesses from %s', (address, from) => {
    expect(network(address)).toBe(from)
  })
})

describe('who was seen recently', () => {
  const somebody = (id: string, expiresAt: number | null = null): Recognised => ({
    account: { id, name: id, crest: crestFor(id), guest: true, username: null, createdAt: 0 },
    banReason: null,
    mayRule: true,
    expiresAt,
  })

  test('is known for half a minute, and not longer than the session', () => {
    const recent = rememberRecent()
    recent.set('k', somebody('ada'), recent.mark)
    recent.set('l', somebody('bob', Date.now() + 10_000), recent.mark)
    pass(9999)
    expect([recent.get('k')?.account.id, recent.get('l')?.account.id]).toEqual(['ada', 'bob'])
    pass(1)
    expect([recent.get('k')?.account.id, recent.get('l')]).toEqual(['ada', null])
    pass(20_000)
    expect(recent.get('k')).toBeNull()
  })

  test('is asked anew when the clock was set back', () => {
    const recent = rememberRecent()
    recent.set('k', somebody('ada'), recent.mark)
    pass(-3_600_000)
    expect(recent.get('k')).toBeNull()
  })

  test('is forgotten by credential or by account', () => {
    const recent = rememberRecent()
    for (const key of ['k', 'l', 'm']) recent.set(key, somebody(key === 'm' ? 'bob' : 'ada'), recent.mark)
    recent.forget('k')
    expect(['k', 'l', 'm'].map((key) => recent.get(key)?.account.id)).toEqual([undefined, 'ada', 'bob'])
    recent.forgetAccount('ada')
    expect(['k', 'l', 'm'].map((key) => recent.get(key)?.account.id)).toEqual([undefined, undefined, 'bob'])
  })

  test('is not known by what was read before it was forgotten', () => {
    const recent = rememberRecent()
    const { mark } = recent
    recent.forgetAccount('ada')
    recent.set('k', somebody('ada'), mark)
    expect(recent.get('k')).toBeNull()
  })

  test('are so many', () => {
    const recent = rememberRecent({ size: 2, milliseconds: 30_000 })
    for (const key of ['a', 'b', 'b', 'c']) recent.set(key, somebody(key), recent.mark)
    expect(['a', 'b', 'c'].map((key) => recent.get(key)?.account.id)).toEqual([undefined, 'b', 'c'])
  })
})

test('a crest that is no longer made gives way to the one that goes with the id', () => {
  const kept = { emblem: 'moth', field: 'waves', tincture: 'plum' }
  expect(readCrest('ada', JSON.stringify(kept))).toEqual(kept)
  expect(readCrest('ada', JSON.stringify({ ...kept, emblem: 'unicorn' }))).toEqual(crestFor('ada'))
  expect(readCrest('ada', null)).toEqual(crestFor('ada'))
})

test('what is made for an address is kept for the latest few', () => {
  const made: string[] = []
  const at = oneAtEach((origin) => made.push(origin), 2)
  for (const host of ['a', 'b', 'a:80', 'c', 'a', 'b']) at(`http://${host}`)
  expect(made).toEqual(['http://a', 'http://b', 'http://c', 'http://b'])
  expect(() => at('http://a b')).toThrow('The Host header is not an address.')
})
