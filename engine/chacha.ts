/** "expand 32-byte k" */
const constants = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574)

/**
 * The ChaCha20 block function of RFC 8439, in 32-bit words: 8 of key, 3 of nonce, a block counter, 16 out.
 * By hand because dice are rolled in the middle of simulations: a call into a cipher library, which takes and gives
 * bytes, costs ten times as much.
 */
export function chachaBlock(key: Uint32Array, nonce: readonly [number, number, number], counter: number): Uint32Array {
  const input = new Uint32Array(16)
  input.set(constants)
  input.set(key, 4)
  input[12] = counter
  input.set(nonce, 13)
  const block = input.slice()
  for (let double = 0; double < 10; double++) {
    quarter(block, 0, 4, 8, 12)
    quarter(block, 1, 5, 9, 13)
    quarter(block, 2, 6, 10, 14)
    quarter(block, 3, 7, 11, 15)
    quarter(block, 0, 5, 10, 15)
    quarter(block, 1, 6, 11, 12)
    quarter(block, 2, 7, 8, 13)
    quarter(block, 3, 4, 9, 14)
  }
  for (let word = 0; word < 16; word++) block[word] = at(block, word) + at(input, word)
  return block
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(words, a, b, d, 16)
  mix(words, c, d, b, 12)
  mix(words, a, b, d, 8)
  mix(words, c, d, b, 7)
}

/** x += y, then z is turned by what x became. */
function mix(words: Uint32Array, x: number, y: number, z: number, turn: number): void {
  words[x] = at(words, x) + at(words, y)
  const mixed = at(words, z) ^ at(words, x)
  words[z] = (mixed << turn) | (mixed >>> (32 - turn))
}
