/** One at a time, in the order they came: a table has one writer. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  run<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    this.waiting++
    const result = this.last.then(work).finally(() => this.waiting--)
    this.last = result.catch(() => {})
    return result
  }

  get isIdle(): boolean {
    return this.waiting === 0
  }
}
