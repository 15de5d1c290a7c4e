import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/**
 * What a person types, line by line. From a pipe all lines may arrive before the first is wanted. A terminal shows by
 * itself what is typed; elsewhere a line is printed when it is taken.
 */
export class Lines {
  private readonly waiting: string[] = []
  private wanted: ((line: string | null) => void) | null = null
  private ended = false
  private readonly echo: (line: string) => void
  private readonly source: ReturnType<typeof createInterface>

  constructor(input: Readable, echo: (line: string) => void) {
    this.echo = echo
    this.source = createInterface({ input, terminal: false })
    this.source.on('line', (line) => this.offer(line))
    this.source.on('close', () => {
      this.ended = true
      this.wanted?.(null)
    })
  }

  /** The next line, or null when there will be none. */
  async next(): Promise<string | null> {
    const line = await this.arrival()
    this.echo(line ?? '')
    return line?.trim() ?? null
  }

  /** Gives back a line that was meant for the next question. */
  putBack(line: string): void {
    this.waiting.unshift(line)
  }

  close(): void {
    this.source.close()
  }

  private arrival(): Promise<string | null> {
    const line = this.waiting.shift()
    if (line !== undefined) return Promise.resolve(line)
    if (this.ended) return Promise.resolve(null)
    return new Promise((resolve) => {
      this.wanted = resolve
    })
  }

  private offer(line: string): void {
    const { wanted } = this
    this.wanted = null
    if (wanted === null) this.waiting.push(line)
    else wanted(line)
  }
}
