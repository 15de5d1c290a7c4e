import type { Prompt, Seat } from './game.ts'
import { same } from './json.ts'

export type AnyPrompt = Prompt<unknown>

/** What every seat is asked, and since which line of the log. */
export class Asking {
  private prompts: readonly (AnyPrompt | null)[]
  /** The same, written down, for rules change the very objects that a prompt is made of. */
  private asked: readonly string[]
  private readonly at: number[]

  constructor(prompts: readonly (AnyPrompt | null)[], at: readonly number[]) {
    this.prompts = prompts
    this.asked = prompts.map(written)
    this.at = [...at]
  }

  /** After one more line, which may have been somebody's. */
  ask(prompts: readonly (AnyPrompt | null)[], seq: number, mover: Seat | null): void {
    const asked = prompts.map(written)
    asked.forEach((question, seat) => {
      // Asked the same again after an answer, a seat is asked anew.
      if (question !== this.asked[seat] || seat === mover) this.at[seat] = seq
    })
    this.prompts = prompts
    this.asked = asked
  }

  of(seat: Seat): AnyPrompt | null {
    return this.prompts[seat] ?? null
  }

  since(seat: Seat): number {
    return this.at[seat] ?? 0
  }

  /** Since when, by seat. */
  get times(): number[] {
    return [...this.at]
  }

  /** Is that how this seat lets the open window pass? */
  isPass(seat: Seat, move: unknown): boolean {
    const prompt = this.of(seat)
    return prompt?.window !== undefined && same(prompt.fallback, move)
  }
}

/** For comparison: of a window its answers alone, for who else has passed changes nothing. */
function written(prompt: AnyPrompt | null): string {
  return JSON.stringify(prompt?.window === undefined ? prompt : [prompt.moves, prompt.fallback, prompt.window])
}
