import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { chachaBlock } from './chacha.ts'

export interface Chance {
  /** A whole number from 0 to n − 1, each as likely as the others. */
  below(n: number): number
  /** A die with faces 1 to `faces`. */
  die(faces: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Shuffles the list it is given, and returns it. */
  shuffle<Item>(items: Item[]): Item[]
}

const WORD = 2 ** 32
/** Up to here word × n is exact. */
const EXACT = 2 ** 21

/** Everything a Chance can do, made from one source of evenly spread 32-bit words. */
abstract class Words implements Chance {
  protected abstract word(): number

  below(n: number): number {
    if (n > EXACT) return this.belowLarge(n)
    // Daniel Lemire's way: the high part of word × n, drawn again where the low part would favour some numbers.
    for (;;) {
      const product = this.word() * n
      const high = Math.floor(product / WORD)
      const low = product - high * WORD
      if (low >= n || low >= WORD % n) return high
    }
  }

  private belowLarge(n: number): number {
    if (n > WORD) throw new RangeError(`numbers are drawn below ${WORD} at most, not below ${n}`)
    // Words past the last whole multiple of n would favour the small numbers.
    const fair = WORD - (WORD % n)
    for (;;) {
      const word = this.word()
      if (word < fair) return word % n
    }
  }

  die(faces: number): number {
    return 1 + this.below(faces)
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[this.below(items.length)] as Item
  }

  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const item = items[last] as Item
      items[last] = items[other] as Item
      items[other] = item
    }
    return items
  }
}

const BLOCK = 16
/** Eight rounds, as in Go's own generator: no shortcut is known against more than seven of them. */
const ROUNDS = 8

/**
 * The table's dice. The words of move n are the ChaCha8 stream with the seed as key and n as nonce, so they depend
 * on (seed, n) alone, and nobody can tell the next from those seen.
 */
export class SecretChance extends Words {
  private readonly seed: string
  /** Made when the first word is drawn: most moves draw none. */
  private stream: { readonly key: Int32Array; readonly block: Int32Array } | null = null
  private move = 0
  private drawn = 0

  constructor(seed: string) {
    super()
    this.seed = seed
  }

  /** Words drawn since the move began. */
  get draws(): number {
    return this.drawn
  }

  begin(move: number): void {
    this.move = move
    this.drawn = 0
  }

  protected word(): number {
    const index = this.drawn % BLOCK
    this.stream ??= { key: keyOf(this.seed), block: new Int32Array(BLOCK) }
    const { key, block } = this.stream
    if (index === 0) chachaBlock(key, [this.move, 0, 0], this.drawn / BLOCK, ROUNDS, block)
    this.drawn++
    return (block[index] as number) >>> 0
  }
}

/** A seed of 64 hexadecimal digits is the key; of any other text it is the hash, but not the one that is public. */
function keyOf(seed: string): Int32Array {
  return wordsOf(seed) ?? wordsOf(hash(`chance of ${seed}`)) ?? new Int32Array(8)
}

/** Eight words from 64 hexadecimal digits; null if that isn't what the text is. */
function wordsOf(text: string): Int32Array | null {
  if (text.length !== 64) return null
  const words = new Int32Array(8)
  for (let place = 0; place < 64; place++) {
    const code = text.charCodeAt(place)
    const digit = code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1
    if (digit < 0) return null
    words[place >> 3] = ((words[place >> 3] as number) << 4) | digit
  }
  return words
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** A seed of full length made of any text. */
export function seedOf(text: string): string {
  return hash(`seed of ${text}`)
}

/** Fast and repeatable, but not secret: for bots and simulations. Chris Doty-Humphrey's sfc32. */
export class QuickChance extends Words {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: string | number) {
    super()
    const digest = new DataView(sha256(utf8ToBytes(String(seed))).buffer)
    this.a = digest.getInt32(0)
    this.b = digest.getInt32(4)
    this.c = digest.getInt32(8)
  }

  protected word(): number {
    const next = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + next) | 0
    return next >>> 0
  }
}

/** What is shown when the game starts, so that the seed shown at its end can't have been chosen afterwards. */
export function commitment(seed: string): string {
  return hash(seed)
}
