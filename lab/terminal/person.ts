import type { AnyWords, Prompt, Say } from '@octopolis/engine'
import { paragraph } from '../rulebook.ts'
import { at } from '../at.ts'
import { listed, matching, type NumberedAnswer } from './answers.ts'
import type { Lines } from './lines.ts'
import type { Screen } from './screen.ts'
import type { TerminalText } from './text/text.ts'

/** What a person may do instead of answering. */
export type Reply =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'undo' | 'table' | 'quit' | 'cut' }

interface Person {
  readonly lines: Lines
  readonly screen: Screen
  readonly text: TerminalText
  readonly words: AnyWords
  readonly say: Say
  readonly rulebook: string
}

/** Asks a person in the terminal until something is understood. */
export async function askPerson(
  { lines, screen, text, words, say, rulebook }: Person,
  { ask, moves, rule }: Prompt<unknown>,
  view: unknown,
): Promise<Reply> {
  const inWords = words.answers[ask.type]
  const all = moves.map((move, index): NumberedAnswer => ({
    number: index + 1,
    words: inWords?.(move, ask, say, view) ?? JSON.stringify(move),
  }))
  const chosen = ({ number }: NumberedAnswer): Reply => ({ type: 'move', move: at(moves, number - 1) })
  let shown: readonly NumberedAnswer[] = all
  const show = (): void => screen.lines(listed(shown, screen.width))

  screen.heading(words.asks[ask.type]?.(ask, say, view) ?? ask.type)
  show()
  for (;;) {
    const [only] = shown
    const single = shown.length === 1 && all.length > 1 ? only : undefined
    screen.ask(single === undefined ? text.pick(1, all.length) : text.onlyOne(single.words))
    const typed = await lines.next()
    switch (typed) {
      case null:
        return { type: 'cut' }
      case 'q':
        return { type: 'quit' }
      case 'u':
        return { type: 'undo' }
      case 't':
        return { type: 'table' }
      case 'r':
        screen.paragraph(paragraph(rulebook, rule) ?? text.noRule(rule))
        continue
      case '?':
        screen.lines(text.help)
        continue
      case '':
        if (single !== undefined) return chosen(single)
        shown = all
        show()
        continue
    }
    if (/^\d+$/.test(typed)) {
      const answer = all[Number(typed) - 1]
      if (answer !== undefined) return chosen(answer)
      screen.line(text.noSuchNumber(typed, all.length))
      continue
    }
    const found = matching(all, typed)
    if (found.length === 0) screen.line(text.noMatch(typed))
    else {
      shown = found
      show()
    }
  }
}
