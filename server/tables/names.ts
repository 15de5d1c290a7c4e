import { randomInt } from 'node:crypto'

/** Nothing that is mistaken for something else when it is read aloud. */
const small = 'abcdefghjkmnpqrstuvwxyz23456789'
const large = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function drawn(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** Can't be guessed, because everybody who has the link of an unlisted table may come. */
export function newTableId(): string {
  return drawn(small, 14)
}

/** To be said across a room. */
export function newCode(): string {
  return drawn(large, 6)
}
