/** One at a time, in the order they came: a table has one writer. */
export class Queue {
  private readonly prepare: () => Promise<void>
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  /** `prepare` comes before each of them; if it fails, so do they. */
  constructor(prepare: () => Promise<void> = async () => {}) {
    this.prepare = prepare
  }

  run<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    this.waiting++
    const result = this.last
      .then(this.prepare)
      .then(work)
      .finally(() => this.waiting--)
    this.last = result.catch(() => {})
    return result
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.last
  }

  get isIdle(): boolean {
    return this.waiting === 0
  }
}
