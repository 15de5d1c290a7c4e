import type { AnyWords, Prompt, Say, Seat, Typed } from '@octopolis/engine'
import { talkLine } from '../sentences.ts'

const ask = { type: 'talk' } as const
/** Nobody is shown it: talk is under no rule. */
const rule = 'TALK-0.0'

/** What may be said, as a question whose answers are the things to say; null: nothing may. */
export function talkPrompt(talk: readonly Typed[]): Prompt<unknown> | null {
  const [first] = talk
  return first === undefined ? null : { ask, moves: talk, fallback: first, pace: 'talk', rule }
}

/** The words of that question: what is said stands there as everybody will read it. */
export function talkWords(words: AnyWords, seat: Seat, question: string): AnyWords {
  const { sayings } = words
  const way = (talk: unknown, _ask: Typed, say: Say, view: unknown) => sayings?.(talk as Typed, seat, say, view) ?? []
  return {
    ...words,
    asks: { [ask.type]: () => question },
    answers: { [ask.type]: (talk, _ask, say) => talkLine(words, { said: talk, seat }, say) },
    steps: sayings === undefined ? {} : { [ask.type]: way },
  }
}
