/** Breaks a text into lines of at most this width, the first and the later ones set in as told. */
export function wrap(text: string, width: number, first = '', later = first): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = later + word
    } else {
      line += empty ? word : ` ${word}`
    }
    empty = false
  }
  return [...lines, line]
}

const GAP = 3

/** Sets short entries in as many columns as fit, read downwards. */
export function inColumns(entries: readonly string[], width: number, indent: string): string[] {
  const widest = Math.max(0, ...entries.map((entry) => entry.length))
  const count = Math.max(1, Math.floor((width - indent.length + GAP) / (widest + GAP)))
  const height = Math.ceil(entries.length / count)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: count }, (_unused, column) => entries[column * height + row] ?? '')
      .map((entry) => entry.padEnd(widest + GAP))
      .join('')
      .trimEnd(),
  ).map((line) => indent + line)
}
