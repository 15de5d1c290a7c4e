/** As many letters as fit over a bar; the tooltip and the table have the rest. */
const LETTERS = 50

export function shortened(label: string): string {
  return label.length <= LETTERS ? label : `${label.slice(0, LETTERS - 1).trimEnd()}…`
}
