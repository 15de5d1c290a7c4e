import type { RuleId } from '@octopolis/engine'
import { lexer, type Token, type Tokens } from 'marked'
import { ruleOf } from './rule.ts'

/** Text that is set in one way; a reference leads to another rule. */
export interface Run {
  readonly text: string
  readonly set: 'plain' | 'strong' | 'emphasis' | 'code'
  readonly to: RuleId | null
}

/** A paragraph or a list entry; with an id, it is a rule. */
export interface Clause {
  readonly rule: RuleId | null
  readonly kind: 'paragraph' | 'entry'
  readonly runs: readonly Run[]
  /** All of its text, for searching. */
  readonly text: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

export interface Book {
  readonly title: string
  readonly opening: readonly Clause[]
  readonly chapters: readonly Chapter[]
}

const reference = /\b[A-Z0-9]{2,6}-\d+\.\d+\b/g

/**
 * A rulebook out of its markdown. What can't be set as text (HTML, pictures) is left out: nothing of a file reaches the
 * page but its words.
 */
export function readBook(markdown: string): Book {
  let title = ''
  const opening: Clause[] = []
  const chapters: (Chapter & { readonly clauses: Clause[] })[] = []
  const put = (clause: Clause): void => void (chapters.at(-1)?.clauses ?? opening).push(clause)
  for (const token of lexer(markdown) as Tokens.Generic[]) {
    if (token.type === 'heading') {
      const text = plain(runsOf(token.tokens ?? []))
      if (token['depth'] === 1) title = text
      else chapters.push({ id: `chapter-${chapters.length + 1}`, title: text, clauses: [] })
    } else if (token.type === 'paragraph') put(clauseOf('paragraph', token.tokens ?? []))
    else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) put(clauseOf('entry', item.tokens))
    }
  }
  return { title, opening, chapters }
}

/** A rule begins with its id in bold. */
function clauseOf(kind: Clause['kind'], tokens: readonly Token[]): Clause {
  const runs = runsOf(tokens)
  const [first, ...rest] = runs
  const rule = first?.set === 'strong' ? ruleOf(first.text) : null
  const body =
    rule === null ? runs : rest.map((run, index) => (index === 0 ? { ...run, text: run.text.trimStart() } : run))
  return { rule, kind, runs: body, text: plain(body) }
}

function plain(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}

function runsOf(tokens: readonly Token[], set: Run['set'] = 'plain'): Run[] {
  return tokens.flatMap((token): Run[] => {
    const { type, raw, text, tokens: inner } = token as Tokens.Generic
    switch (type) {
      case 'strong':
        return runsOf(inner ?? [], 'strong')
      case 'em':
        return runsOf(inner ?? [], 'emphasis')
      case 'codespan':
        return [{ text: String(text), set: 'code', to: null }]
      case 'br':
        return [{ text: '\n', set, to: null }]
      case 'html':
      case 'image':
        return []
      default:
        return inner === undefined ? linked(unescaped(type === 'escape' ? String(text) : raw), set) : runsOf(inner, set)
    }
  })
}

/** An id in bold alone is the rule's own; anywhere else it leads there. */
function linked(text: string, set: Run['set']): Run[] {
  if (set === 'strong' && ruleOf(text) !== null) return [{ text, set, to: null }]
  const runs: Run[] = []
  let done = 0
  for (const { 0: id, index } of text.matchAll(reference)) {
    if (index > done) runs.push({ text: text.slice(done, index), set, to: null })
    runs.push({ text: id, set, to: ruleOf(id) })
    done = index + id.length
  }
  if (done < text.length) runs.push({ text: text.slice(done), set, to: null })
  return runs
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', '\u00a0')
}
