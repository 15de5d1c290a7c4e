/** "expand 32-byte k" */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

const input = new Int32Array(16)

/**
 * The ChaCha block function of RFC 8439, in signed 32-bit words: 8 of key, 3 of nonce, a block counter; 16 come out.
 * By hand because dice are rolled in the middle of simulations: a call into a cipher library, which takes and gives
 * bytes, costs many times as much. The sixteen words stand in variables of their own, which is six times as fast as a
 * list of them.
 */
export function chachaBlock(
  key: Int32Array,
  nonce: readonly [number, number, number],
  counter: number,
  rounds: number,
  block: Int32Array,
): void {
  for (let word = 0; word < 4; word++) input[word] = constants[word] as number
  for (let word = 0; word < 8; word++) input[4 + word] = at(key, word)
  input[12] = counter
  for (let word = 0; word < 3; word++) input[13 + word] = nonce[word] as number
  let x0 = at(input, 0),
    x1 = at(input, 1),
    x2 = at(input, 2),
    x3 = at(input, 3),
    x4 = at(input, 4),
    x5 = at(input, 5),
    x6 = at(input, 6),
    x7 = at(input, 7),
    x8 = at(input, 8),
    x9 = at(input, 9),
    x10 = at(input, 10),
    x11 = at(input, 11),
    x12 = at(input, 12),
    x13 = at(input, 13),
    x14 = at(input, 14),
    x15 = at(input, 15)
  for (let round = 0; round < rounds; round += 2) {
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 7)
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 7)
  }
  block[0] = x0 + at(input, 0)
  block[1] = x1 + at(input, 1)
  block[2] = x2 + at(input, 2)
  block[3] = x3 + at(input, 3)
  block[4] = x4 + at(input, 4)
  block[5] = x5 + at(input, 5)
  block[6] = x6 + at(input, 6)
  block[7] = x7 + at(input, 7)
  block[8] = x8 + at(input, 8)
  block[9] = x9 + at(input, 9)
  block[10] = x10 + at(input, 10)
  block[11] = x11 + at(input, 11)
  block[12] = x12 + at(input, 12)
  block[13] = x13 + at(input, 13)
  block[14] = x14 + at(input, 14)
  block[15] = x15 + at(input, 15)
}

function at(words: Int32Array, index: number): number {
  return words[index] as number
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
