import type { AnyWords, Say, Typed } from '@octopolis/engine'
import type { Position, Said } from '@octopolis/server/protocol/tables'

/** A fact in the reader's language. */
export function factLine(words: AnyWords, fact: Typed, say: Say): string {
  return words.facts[fact.type]?.(fact, say) ?? ''
}

export function askLine(words: AnyWords, ask: Typed, say: Say, view: unknown): string {
  return words.asks[ask.type]?.(ask, say, view) ?? ''
}

export function answerLine(words: AnyWords, move: unknown, ask: Typed, say: Say, view: unknown): string {
  return words.answers[ask.type]?.(move, ask, say, view) ?? ''
}

function isTyped(said: unknown): said is Typed {
  return typeof said === 'object' && said !== null && 'type' in said
}

export function talkLine(words: AnyWords, { said, seat }: Pick<Said, 'said' | 'seat'>, say: Say): string {
  return isTyped(said) ? (words.talk[said.type]?.(said, seat ?? 0, say) ?? '') : ''
}

/** What happened to a seat, in the page's own words. */
export function eventLine(
  words: Readonly<Record<string, (name: string) => string>>,
  { said, seat }: Pick<Said, 'said' | 'seat'>,
  say: Say,
): string {
  return isTyped(said) && seat !== null ? (words[said.type]?.(say.name(seat)) ?? '') : ''
}

/** What is being waited for: one phrase for each kind of question, with those who are asked it. */
export function doingLines(words: AnyWords, awaiting: Position['awaiting'], say: Say): string[] {
  const asks = [...new Set(awaiting.map(({ ask }) => ask))]
  return asks.map((ask) => {
    const names = awaiting.filter((one) => one.ask === ask).map(({ seat }) => say.name(seat))
    return words.doing[ask]?.(names) ?? names.join(', ')
  })
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
