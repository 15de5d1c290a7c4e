/** Lets so many through at once, the others in the order they came. */
export class Gate {
  private readonly atOnce: number
  private readonly longest: number
  private readonly waiting: (() => void)[] = []
  private inside = 0

  constructor(atOnce: number, longest: number) {
    this.atOnce = atOnce
    this.longest = longest
  }

  /** Does the work when it may; false: too many wait, and it is left undone. */
  async through(work: () => Promise<void>): Promise<boolean> {
    if (this.inside < this.atOnce) this.inside++
    else if (this.waiting.length >= this.longest) return false
    else await new Promise<void>((enter) => this.waiting.push(enter))
    try {
      await work()
      return true
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = this.waiting.shift()
      if (next === undefined) this.inside--
      else next()
    }
  }
}
