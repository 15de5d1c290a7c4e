import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chachaBlock } from '../chacha.ts'
import { commitment, QuickChance, SecretChance, seedOf, type Chance } from '../index.ts'

/** How far counts are from even, by Pearson's measure. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
}

function tally(size: number, rolls: number, roll: () => number): number[] {
  const counts = Array<number>(size).fill(0)
  for (let index = 0; index < rolls; index++) {
    const value = roll()
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

function draw(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => chance.below(2 ** 32))
}

function ofMove(chance: SecretChance, move: number, count = 40): number[] {
  chance.begin(move)
  return draw(chance, count)
}

const kinds: [string, (seed: string) => Chance][] = [
  ['SecretChance', (seed) => new SecretChance(seed)],
  ['QuickChance', (seed) => new QuickChance(seed)],
]

describe.each(kinds)('%s', (_kind, make) => {
  // The value that an even source passes once in a thousand times, by degrees of freedom: size − 1.
  test.each([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [7, 22.46],
    [10, 27.88],
    [52, 87.97],
  ])('draws below %i evenly', (size, critical) => {
    const chance = make('even')
    expect(chiSquare(tally(size, 20_000, () => chance.below(size)))).toBeLessThan(critical)
  })

  test('draws evenly where a plain remainder would not', () => {
    const size = 3 * 2 ** 30
    const chance = make('remainder')
    const thirds = tally(3, 3_000, () => Math.floor(chance.below(size) / 2 ** 30))
    expect(chiSquare(thirds)).toBeLessThan(13.82)
  })

  test('rolls every face of a die and no other', () => {
    const chance = make('die')
    const rolls = new Set(Array.from({ length: 500 }, () => chance.die(6)))
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('picks one of the items', () => {
    const chance = make('pick')
    const picks = new Set(Array.from({ length: 100 }, () => chance.pick(['red', 'blue'])))
    expect(picks).toEqual(new Set(['red', 'blue']))
  })

  test('refuses to pick from nothing', () => {
    expect(() => make('nothing').pick([])).toThrow('nothing to pick from')
  })

  test('shuffles without losing or adding anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = make(seed).shuffle([...items])
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
      }),
    )
  })

  test('shuffles into every order as often as into the others', () => {
    const chance = make('orders')
    const orders = ['012', '021', '102', '120', '201', '210']
    const counts = tally(6, 6_000, () => orders.indexOf(chance.shuffle([0, 1, 2]).join('')))
    expect(chiSquare(counts)).toBeLessThan(20.52)
  })

  test('shuffles the list it is given', () => {
    const items = [1, 2, 3]
    expect(make('same').shuffle(items)).toBe(items)
  })

  test('draws the same from the same seed, and something else from another', () => {
    expect(draw(make('one'), 40)).toEqual(draw(make('one'), 40))
    expect(draw(make('one'), 40)).not.toEqual(draw(make('two'), 40))
  })
})

describe('the dice of a table', () => {
  test('depend on the seed and the number of the move alone', () => {
    const [once, again] = [new SecretChance('seed'), new SecretChance('seed')]
    const inOrder = [1, 2, 3].map((move) => ofMove(once, move))
    ofMove(again, 7, 3)
    const backwards = [3, 2, 1].map((move) => ofMove(again, move))
    expect(backwards.toReversed()).toEqual(inOrder)
  })

  test('differ from move to move', () => {
    const chance = new SecretChance('seed')
    expect(ofMove(chance, 1)).not.toEqual(ofMove(chance, 2))
  })

  test('say how many words a move has drawn', () => {
    const chance = new SecretChance('seed')
    chance.begin(1)
    expect(chance.draws).toBe(0)
    draw(chance, 3)
    expect(chance.draws).toBe(3)
    chance.begin(2)
    expect(chance.draws).toBe(0)
  })

  test('are the ChaCha8 stream with the seed as key and the move as nonce, block after block', () => {
    const seed = '0123456789abcdef'.repeat(4)
    const key = Int32Array.from({ length: 8 }, (_, word) => Number.parseInt(seed.slice(word * 8, word * 8 + 8), 16))
    const stream = [0, 1, 2].flatMap((counter) => blockOf(key, [5, 0, 0], counter, 8))
    expect(ofMove(new SecretChance(seed), 5, 48)).toEqual(stream)
  })

  test('can not be rolled by who knows the commitment alone', () => {
    expect(ofMove(new SecretChance(commitment('secret')), 1)).not.toEqual(ofMove(new SecretChance('secret'), 1))
  })
})

type Nonce = readonly [number, number, number]

function blockOf(key: Int32Array, nonce: Nonce, counter: number, rounds: number): number[] {
  const block = new Int32Array(16)
  chachaBlock(key, nonce, counter, rounds, block)
  return Array.from(block, (word) => word >>> 0)
}

test('a ChaCha block of 20 rounds is that of RFC 8439, 2.3.2', () => {
  const key = Int32Array.from({ length: 8 }, (_, word) => 0x03020100 + word * 0x04040404)
  const block = blockOf(key, [0x09000000, 0x4a000000, 0], 1, 20)
  expect(block.map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  )
})

test('a commitment is the SHA-256 of the seed', () => {
  expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a seed made of a text has full length and is neither its commitment nor that of another text', () => {
  expect(seedOf('table 7')).toMatch(/^[0-9a-f]{64}$/)
  expect(seedOf('table 7')).toBe(seedOf('table 7'))
  expect(seedOf('table 7')).not.toBe(seedOf('table 8'))
  expect(seedOf('table 7')).not.toBe(commitment('table 7'))
})
