/** "expand 32-byte k" */
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

const input = new Int32Array(16)

/**
 * The ChaCha block function of RFC 8439, in signed 32-bit words: 8 of key, 3 of nonce, a block counter; 16 come out.
 * By hand because dice are rolled in the middle of simulations: a call into a cipher library, which takes and gives
 * bytes, costs several times as much.
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
  for (let word = 0; word < 16; word++) block[word] = at(input, word)
  for (let round = 0; round < rounds; round += 2) {
    quarter(block, 0, 4, 8, 12)
    quarter(block, 1, 5, 9, 13)
    quarter(block, 2, 6, 10, 14)
    quarter(block, 3, 7, 11, 15)
    quarter(block, 0, 5, 10, 15)
    quarter(block, 1, 6, 11, 12)
    quarter(block, 2, 7, 8, 13)
    quarter(block, 3, 4, 9, 14)
  }
  for (let word = 0; word < 16; word++) block[word] = (at(block, word) + at(input, word)) | 0
}

function at(words: Int32Array, index: number): number {
  return words[index] as number
}

function quarter(words: Int32Array, a: number, b: number, c: number, d: number): void {
  mix(words, a, b, d, 16)
  mix(words, c, d, b, 12)
  mix(words, a, b, d, 8)
  mix(words, c, d, b, 7)
}

/** x += y, then z is turned by what x became. */
function mix(words: Int32Array, x: number, y: number, z: number, turn: number): void {
  const sum = (at(words, x) + at(words, y)) | 0
  words[x] = sum
  const mixed = at(words, z) ^ sum
  words[z] = (mixed << turn) | (mixed >>> (32 - turn))
}
