import { styleText } from 'node:util'
import type { Writable } from 'node:stream'
import type { Passage } from '@octopolis/engine'
import { wrap } from './layout.ts'

interface Page {
  readonly out: Writable
  readonly width: number
  readonly styled: boolean
}

/** Where the game is shown: plain lines, with a little weight where the terminal can show it. */
export class Screen {
  readonly width: number
  private readonly out: Writable
  private readonly styled: boolean

  constructor({ out, width, styled }: Page) {
    this.out = out
    this.width = width
    this.styled = styled
  }

  line(text = ''): void {
    this.out.write(`${text}\n`)
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text)
  }

  paragraph(text: string): void {
    this.lines(wrap(text, this.width))
  }

  heading(text: string): void {
    this.line()
    for (const line of wrap(text, this.width)) this.line(this.weigh('bold', line))
  }

  /** Something that happened. */
  event(text: string): void {
    this.lines(wrap(text, this.width, '· ', '  '))
  }

  passages(passages: readonly Passage[]): void {
    for (const { title, lines } of passages) {
      this.line()
      this.line(this.weigh('dim', title))
      for (const text of lines) this.lines(wrap(text, this.width, '  ', '    '))
    }
  }

  /** A question that waits on its line. */
  ask(text: string): void {
    this.out.write(this.weigh('bold', text))
  }

  private weigh(weight: 'bold' | 'dim', text: string): string {
    return this.styled ? styleText(weight, text) : text
  }
}
