/** A text without accents and capitals, so that "epee" finds "Épée". It has as many letters as before. */
function folded(text: string): string {
  return Array.from(
    text,
    (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase().slice(0, letter.length) || letter,
  )
    .join('')
    .replaceAll('’', "'")
}

/** The words one looks for; all of them have to be there. */
export function sought(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word.length > 0)
}

export function isFound(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.every((word) => plain.includes(word))
}

export interface Piece {
  readonly text: string
  readonly isHit: boolean
}

/** The text in pieces, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const plain = folded(text)
  const hits = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length)
  }
  const found: Piece[] = []
  let start = 0
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && hits[end] === hits[start]) continue
    found.push({ text: text.slice(start, end), isHit: hits[start] === true })
    start = end
  }
  return found
}
