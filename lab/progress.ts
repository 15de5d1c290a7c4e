import { grouped } from './print.ts'

const BAR = 30

/** A bar on the error stream, if that is a terminal; otherwise nothing. */
export class Progress {
  private readonly total: number
  private readonly what: string
  private readonly shown = process.stderr.isTTY
  private readonly began = performance.now()
  private done = 0
  private drawn = 0

  constructor(total: number, what: string) {
    this.total = total
    this.what = what
  }

  advance(by: number): void {
    this.done += by
    const now = performance.now()
    if (!this.shown || (now - this.drawn < 100 && this.done < this.total)) return
    this.drawn = now
    const part = this.total === 0 ? 1 : this.done / this.total
    const bar = '█'.repeat(Math.round(part * BAR)).padEnd(BAR, '░')
    const left = Math.round(((now - this.began) / 1000) * (1 / part - 1))
    process.stderr.write(`\r\u001B[K${bar} ${grouped(this.done)} / ${grouped(this.total)} ${this.what}, ${left} s left`)
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\u001B[K')
  }
}
