/** How often each value came up. The order in which they come makes no difference, not even to the last digit. */
export class Distribution {
  readonly times = new Map<number, number>()
  total = 0

  add(value: number, times = 1): void {
    this.times.set(value, (this.times.get(value) ?? 0) + times)
    this.total += times
  }

  private get sorted(): (readonly [value: number, times: number])[] {
    return [...this.times].toSorted(([a], [b]) => a - b)
  }

  get mean(): number {
    return this.total === 0 ? 0 : this.sorted.reduce((sum, [value, times]) => sum + value * times, 0) / this.total
  }

  /** The least value that this part of all doesn't exceed. */
  quantile(part: number): number {
    let seen = 0
    for (const [value, times] of this.sorted) {
      seen += times
      if (seen >= this.total * part) return value
    }
    return 0
  }

  get least(): number {
    return this.quantile(0)
  }

  get most(): number {
    return this.quantile(1)
  }
}
