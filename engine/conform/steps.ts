import type { Prompt, Seat, Typed } from '../game.ts'
import type { AnyWords, Choice, Language, Say } from '../words.ts'
import { text } from './plain.ts'
import { Fault } from './report.ts'
import { names, sentence } from './sentence.ts'

/** More than this is no list to read through: there must be steps to what is on it. */
const mostWithoutSteps = 12

/** Things to choose from, how they are spoken of, and the choices that lead to each, if there are any. */
interface Choosing<Thing> {
  readonly things: readonly Thing[]
  /** "“clock” has 40 answers" */
  readonly many: string
  /** "the answer {…} to “clock”" */
  named(thing: Thing): string
  readonly way: ((thing: Thing) => readonly Choice[]) | undefined
}

/** Group 8: steps lead to every answer of a long list. */
export function stepsToAnswers(
  language: Language,
  { ask, moves }: Prompt<unknown>,
  steps: AnyWords['steps'][string],
  say: Say,
  view: unknown,
): void {
  leadsTo(language, {
    things: moves,
    many: `"${ask.type}" has ${moves.length} answers`,
    named: (move) => `the answer ${text(move)} to "${ask.type}"`,
    way: steps && ((move) => steps(move, ask, say, view)),
  })
}

/** Group 8: and to everything of a long list that a seat may say. */
export function stepsToTalk(
  language: Language,
  talk: readonly Typed[],
  seat: Seat,
  sayings: AnyWords['sayings'],
  say: Say,
  view: unknown,
): void {
  leadsTo(language, {
    things: talk,
    many: `Seat ${seat} may say ${talk.length} things`,
    named: (one) => `the talk ${text(one)}`,
    way: sayings && ((one) => sayings(one, seat, say, view)),
  })
}

/** The choices lead to each by a way of its own, and one question is asked at a time. */
function leadsTo<Thing>(language: Language, { things, many, named, way: choices }: Choosing<Thing>): void {
  const name = names[language]
  if (choices === undefined) {
    if (things.length <= mostWithoutSteps) return
    throw new Fault(8, `${many}, and no ${name} steps lead to them.`)
  }
  /** By the choices made so far: the question that comes next, or the thing that they lead to. */
  const questions = new Map<string, string>()
  const ends = new Map<string, Thing>()
  for (const thing of things) {
    const way: string[] = []
    const toThing = `to ${named(thing)}`
    for (const { question, choice } of spokenWay(language, toThing, () => choices(thing))) {
      const soFar = text(way)
      if (ends.has(soFar)) throw new Fault(8, `The ${name} steps ${toThing} go past ${text(ends.get(soFar))}.`)
      const other = questions.get(soFar) ?? question
      if (other !== question) throw new Fault(8, `The ${name} steps ${toThing} ask both "${other}" and "${question}".`)
      questions.set(soFar, question)
      way.push(choice)
    }
    const end = text(way)
    // What is listed twice is another group's business.
    if (ends.has(end) && text(ends.get(end)) === text(thing)) continue
    if (ends.has(end)) throw new Fault(8, `The ${name} steps ${toThing} lead to ${text(ends.get(end))} too.`)
    if (way.length === 0 || questions.has(end)) throw new Fault(8, `The ${name} steps ${toThing} stop short of it.`)
    ends.set(end, thing)
  }
}

function spokenWay(language: Language, toThing: string, choices: () => readonly Choice[]): readonly Choice[] {
  const what = `a step ${toThing}`
  let way: readonly Choice[] = []
  sentence(language, what, () => {
    way = choices()
    return 'said'
  })
  for (const { question, choice, note } of way) {
    sentence(language, what, () => question)
    sentence(language, what, () => choice)
    if (note !== undefined) sentence(language, what, () => note)
  }
  return way
}
