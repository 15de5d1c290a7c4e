const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** 1,234,567 */
export function grouped(value: number): string {
  return digits.format(value)
}

/** 25.3 % */
export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`
}

/** Rows as aligned columns, the first to the left and the rest to the right, under a ruled head. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => (column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width)))
      .join('   ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('   '), ...rows.map(line)]
    .map((text) => `  ${text}`)
    .join('\n')
}

/** Percentage points, with their sign: +3.2 */
export function points(difference: number): string {
  const rounded = (difference * 100).toFixed(1)
  return difference > 0 && rounded !== '0.0' ? `+${rounded}` : rounded.replace(/^-(?=0\.0$)/, '')
}
