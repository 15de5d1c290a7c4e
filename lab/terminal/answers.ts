import { inColumns } from './layout.ts'

/** An answer with the number that gives it. */
export interface NumberedAnswer {
  readonly number: number
  readonly words: string
}

/** From here on a list is set in groups and columns. */
const LONG = 12

/** Without case and accents, so that "crane" finds "Crâne". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The answers in which every typed word occurs. */
export function matching(answers: readonly NumberedAnswer[], typed: string): NumberedAnswer[] {
  const parts = plain(typed).split(/\s+/)
  return answers.filter(({ words }) => parts.every((part) => plain(words).includes(part)))
}

/** What may part the two halves of an answer that is made of two choices, the clearest sign first. */
const signs = [/\s+·\s+/, /;\s+/, /,\s+/, /\s*:\s+/]

interface Group {
  readonly first: string
  /** The second halves, with the answers' numbers. */
  readonly members: NumberedAnswer[]
}

function groupsBy(sign: RegExp, answers: readonly NumberedAnswer[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { number, words } of answers) {
    const cut = sign.exec(words)
    const first = cut === null ? words : words.slice(0, cut.index)
    const group = groups.get(first) ?? { first, members: [] }
    group.members.push({ number, words: cut === null ? '' : words.slice(cut.index + cut[0].length) })
    groups.set(first, group)
  }
  return [...groups.values()]
}

/** Groups by the first half, if that sorts most of the answers into a few; null: they have no such halves. */
function groupsOf(answers: readonly NumberedAnswer[]): Group[] | null {
  const found = signs.map((sign) => groupsBy(sign, answers))
  const helps = (groups: readonly Group[]): boolean => {
    const large = groups.filter(({ members }) => members.length > 2)
    const inLarge = large.reduce((sum, { members }) => sum + members.length, 0)
    return large.length > 1 && inLarge > answers.length / 2
  }
  return found.find(helps) ?? null
}

/** A list of answers, one a line while it is short; longer ones by their first half, the second in columns. */
export function listed(answers: readonly NumberedAnswer[], width: number): string[] {
  const digits = Math.max(...answers.map(({ number }) => String(number).length))
  const numbered = ({ number, words }: NumberedAnswer): string => `${String(number).padStart(digits)}  ${words}`
  if (answers.length <= LONG) return answers.map((answer) => `  ${numbered(answer)}`)

  const groups = groupsOf(answers)
  if (groups === null) return inColumns(answers.map(numbered), width, '  ')
  const isAlone = ({ members }: Group): boolean => members.length === 1
  const alone = groups.filter(isAlone).flatMap(({ members }) => members.map(({ number }) => number))
  return [
    ...groups
      .filter((group) => !isAlone(group))
      .flatMap(({ first, members }) => [`  ${first}`, ...inColumns(members.map(numbered), width, '    ')]),
    ...answers.filter(({ number }) => alone.includes(number)).map((answer) => `  ${numbered(answer)}`),
  ]
}
