import type { Prompt } from '../game.ts'
import type { AnyWords, Choice, Language, Say } from '../words.ts'
import { text } from './plain.ts'
import { Fault } from './report.ts'
import { names, sentence } from './sentence.ts'

/** More answers than this are no list to read through: there must be steps to them. */
const mostWithoutSteps = 12

type Steps = AnyWords['steps'][string]

/** Group 8: the choices lead to every answer, to each by a way of its own, and one question is asked at a time. */
export function stepsToAnswers(
  language: Language,
  { ask, moves }: Prompt<unknown>,
  steps: Steps,
  say: Say,
  view: unknown,
): void {
  const name = names[language]
  if (steps === undefined) {
    if (moves.length <= mostWithoutSteps) return
    throw new Fault(8, `"${ask.type}" has ${moves.length} answers, and no ${name} steps lead to them.`)
  }
  /** By the choices made so far: the question that comes next, or the answer that they lead to. */
  const questions = new Map<string, string>()
  const answers = new Map<string, unknown>()
  for (const move of moves) {
    const way: string[] = []
    const toAnswer = `to the answer ${text(move)} to "${ask.type}"`
    for (const { question, choice } of wayTo(move)) {
      const soFar = text(way)
      if (answers.has(soFar)) throw new Fault(8, `The ${name} steps ${toAnswer} go past ${text(answers.get(soFar))}.`)
      const other = questions.get(soFar) ?? question
      if (other !== question) throw new Fault(8, `The ${name} steps ${toAnswer} ask both "${other}" and "${question}".`)
      questions.set(soFar, question)
      way.push(choice)
    }
    const end = text(way)
    // An answer that is listed twice is another group's business.
    if (answers.has(end) && text(answers.get(end)) === text(move)) continue
    if (answers.has(end)) throw new Fault(8, `The ${name} steps ${toAnswer} lead to ${text(answers.get(end))} too.`)
    if (way.length === 0 || questions.has(end)) throw new Fault(8, `The ${name} steps ${toAnswer} stop short of it.`)
    answers.set(end, move)
  }

  function wayTo(move: unknown): readonly Choice[] {
    const what = `a step to ${text(move)}, an answer to "${ask.type}",`
    let way: readonly Choice[] = []
    sentence(language, what, () => {
      way = steps?.(move, ask, say, view) ?? []
      return 'said'
    })
    for (const { question, choice, note } of way) {
      sentence(language, what, () => question)
      sentence(language, what, () => choice)
      if (note !== undefined) sentence(language, what, () => note)
    }
    return way
  }
}
