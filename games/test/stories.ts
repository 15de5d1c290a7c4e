import { Refusal, Table, type AnyGame, type AnyWords, type GameRecord, type Told, type Typed } from '@octopolis/engine'

/** Names for the seats, whoever sat there. They are short, for there are many lines. */
const names = ['Ada', 'Ben', 'Cat', 'Dov', 'Eve', 'Fin', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim']
const say = { name: (seat: number): string => names[seat] ?? `seat ${seat}` }

/** What a game tells, in words: a line a fact, with the move that told it and who heard it; and where it breaks off, if it does. */
export function storyOf(game: AnyGame, words: AnyWords, record: GameRecord): string[] {
  const table = Table.start(game, record)
  const lines = table.lastTold().map((told) => `0 ${inWords(words, told)}`)
  try {
    for (const [seat, move] of record.moves) {
      table.play(seat, move)
      lines.push(...table.lastTold().map((told) => `${table.seq} ${inWords(words, told)}`))
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    lines.push(`${table.seq + 1} It breaks off. ${error.message}`)
  }
  return lines
}

function inWords(words: AnyWords, { fact, to, others }: Told<Typed>): string {
  const line = sentence(words, fact)
  if (to === null) return line
  const heardBy = to.length === 0 ? 'nobody' : `only ${to.map((seat) => say.name(seat)).join(', ')}`
  return others === null ? `${line} (${heardBy})` : `${line} (${heardBy}; others: ${sentence(words, others)})`
}

function sentence(words: AnyWords, fact: Typed): string {
  return (words.facts[fact.type]?.(fact, say) ?? JSON.stringify(fact)).replaceAll(/\s+/gu, ' ')
}

/** Lines around a difference, so that one sees where one is. */
const AROUND = 3
/** As far as it is looked for where two texts meet again. */
const AHEAD = 30

/** The first lines that differ, as a diff shows them; empty: none do. */
export function firstDifference(before: readonly string[], now: readonly string[]): string {
  const at = before.findIndex((line, index) => line !== now[index])
  const start = at < 0 ? before.length : at
  if (start === before.length && start === now.length) return ''
  const [lost, added] = meeting(before.slice(start), now.slice(start))
  return [
    ...before.slice(Math.max(start - AROUND, 0), start).map((line) => `  ${line}`),
    ...before.slice(start, start + lost).map((line) => `- ${line}`),
    ...now.slice(start, start + added).map((line) => `+ ${line}`),
    ...before.slice(start + lost, start + lost + AROUND).map((line) => `  ${line}`),
  ].join('\n')
}

/** How many lines are lost and how many added until both go on alike; as far as one looks, if they don't. */
function meeting(before: readonly string[], now: readonly string[]): readonly [number, number] {
  for (let both = 1; both <= 2 * AHEAD; both++) {
    for (let lost = Math.max(both - AHEAD, 0); lost <= Math.min(both, AHEAD); lost++) {
      const added = both - lost
      const line = before[lost]
      if (line !== undefined && line === now[added]) return [lost, added]
    }
  }
  return [Math.min(before.length, AHEAD), Math.min(now.length, AHEAD)]
}
