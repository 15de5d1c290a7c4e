/** A line in which tables take turns: one with many bots doesn't keep the others waiting. */
export class FairQueue<Item> {
  /** By table, the one whose turn is next first. */
  private readonly lines = new Map<string, Item[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(table: string, item: Item): void {
    const line = this.lines.get(table)
    if (line === undefined) this.lines.set(table, [item])
    else line.push(item)
    this.count++
  }

  take(): Item | undefined {
    const [first] = this.lines
    if (first === undefined) return undefined
    const [table, line] = first
    const item = line.shift()
    this.lines.delete(table)
    if (line.length > 0) this.lines.set(table, line)
    this.count--
    return item
  }
}
