import { boxes, type Box } from '@octopolis/games'

/** Of each kind that are played to their end, with every change. */
export const short = 1

/** Of each kind that are begun: by then every number of seats and every option has had its turn. */
const BEGUN = 20

export interface Setting {
  readonly box: Box
  readonly seats: number
  readonly options: object
  readonly level: string
}

type Setup = Box['proof']['tables'][number]

/** What is special about a table: its seats, and each of its options. */
function traitsOf({ seats, options }: Setup): string[] {
  return [`seats ${seats}`, ...Object.entries(options).map(([key, value]) => `${key} ${JSON.stringify(value)}`)]
}

/** So many tables, each the one that brings most news: seats and options that none before it had. */
function varied(tables: readonly Setup[], wanted: number): Setup[] {
  const met = new Set<string>()
  const left = [...tables]
  const news = (table: Setup): number => traitsOf(table).filter((trait) => !met.has(trait)).length
  return Array.from({ length: wanted }, () => {
    if (left.length === 0) left.push(...tables)
    if (left.every((table) => news(table) === 0)) met.clear()
    const [next] = left.splice(left.indexOf(left.toSorted((a, b) => news(b) - news(a))[0] as Setup), 1)
    traitsOf(next as Setup).forEach((trait) => met.add(trait))
    return next as Setup
  })
}

/** What designers compare, and what the conformance kit tries. */
function tablesOf({ study, proof }: Box): Setup[] {
  return [...study.tables, ...proof.tables]
}

export function settings(box: Box): Setting[] {
  return varied(tablesOf(box), BEGUN).map(({ seats, options }, index) => {
    return { box, seats, options, level: index % 2 === 0 ? 'easy' : 'normal' }
  })
}

/** So many of each kind. */
export function ofEach(games: number): Setting[] {
  return Object.values(boxes).flatMap((box) => settings(box).slice(0, games))
}
