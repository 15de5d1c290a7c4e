import { capital } from '../sentences.ts'
import { same, type AnyWords, type Choice, type Language, type Prompt, type Say, type Seat } from '@octopolis/engine'

/** Something to choose: it leads to the next question, or to an answer. */
export interface Option {
  readonly choice: string
  readonly note: string | null
  readonly harms: boolean
  readonly next: ChoiceQuestion | null
  /** The answer, once nothing more is to be chosen. */
  readonly move: unknown
}

export interface ChoiceQuestion {
  /** Null: what the prompt itself asks. */
  readonly question: string | null
  readonly options: readonly Option[]
}

/** The options chosen so far, from the first question on. */
export type Trail = readonly Option[]

/** As many answers as can lie side by side as buttons, each sent at a touch. */
const mostButtons = 6

/** All answers to a prompt as questions to go through one by one. */
export function choicesFor(prompt: Prompt<unknown>, words: AnyWords, say: Say, view: unknown): ChoiceQuestion {
  const { ask, moves } = prompt
  const steps = words.steps[ask.type]
  const inFull: InFull = (move) => {
    return { choice: answerInWords(move, prompt, words, say, view), note: null, harms: false, next: null, move }
  }
  if (steps !== undefined) {
    const routes = moves.map((move): Route => ({ move, steps: steps(move, ask, say, view) }))
    const root = questionOf(routes, 0, inFull)
    // Where one choice is all there is to it, the answer's own words say more than the name of its group.
    if (!isSentAtOnce(root)) return root
  }
  return { question: null, options: moves.map(inFull) }
}

/** Few enough answers, and nothing to choose on the way: each is sent at once. */
export function isSentAtOnce({ options }: ChoiceQuestion): boolean {
  return options.length <= mostButtons && options.every(({ next }) => next === null)
}

/** How one gets to this answer; null: it is none of them. */
export function trailTo({ options }: ChoiceQuestion, move: unknown): Trail | null {
  for (const option of options) {
    if (option.next === null) {
      if (same(option.move, move)) return [option]
      continue
    }
    const rest = trailTo(option.next, move)
    if (rest !== null) return [option, ...rest]
  }
  return null
}

/** Part of a route, kept by an answer that it may lead to: so it outlives another language, and other answers. */
export interface Waypoint {
  readonly toward: unknown
  readonly steps: number
}

export function waypoint(trail: Trail): Waypoint | null {
  const last = trail.at(-1)
  return last === undefined ? null : { toward: anAnswerOf(last), steps: trail.length }
}

function anAnswerOf({ next, move }: Option): unknown {
  const first = next?.options[0]
  return first === undefined ? move : anAnswerOf(first)
}

/** The trail to a waypoint, as far as there still is something to choose. */
export function trailAt(root: ChoiceQuestion, point: Waypoint | null): Trail {
  if (point === null) return []
  const trail = trailTo(root, point.toward) ?? []
  return trail.slice(0, point.steps).filter(({ next }) => next !== null)
}

/** What was asked at each step of a trail, and what comes after it; null: it has come to an answer. */
export function questionsAlong(root: ChoiceQuestion, trail: Trail): readonly (ChoiceQuestion | null)[] {
  return [root, ...trail.map(({ next }) => next)]
}

export function answerInWords(
  move: unknown,
  { ask }: Prompt<unknown>,
  words: AnyWords,
  say: Say,
  view: unknown,
): string {
  return capital(words.answers[ask.type]?.(move, ask, say, view) ?? '')
}

/** "Ada, Bo and Cy" */
export function namesOf(seats: readonly Seat[], say: Say, language: Language): string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  return list.format(seats.map((seat) => say.name(seat)))
}

/** An answer, and the choices that lead to it. */
interface Route {
  readonly move: unknown
  readonly steps: readonly Choice[]
}

/** An answer in its own words, without steps. */
type InFull = (move: unknown) => Option

/** What is asked of these routes at this step. A question with one possible reply isn't asked. */
function questionOf(routes: readonly Route[], depth: number, inFull: InFull): ChoiceQuestion {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const { choice, rank } = route.steps[depth] ?? {}
    // Two people may go by the same name: then it is their place that tells them apart.
    const key = JSON.stringify([choice, rank])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [route])
    else group.push(route)
  }
  const goesOn = routes.every(({ steps }) => steps.length > depth + 1)
  if (groups.size === 1 && goesOn) return questionOf(routes, depth + 1, inFull)
  const options = [...groups.values()].flatMap((group) => {
    const step = group[0]?.steps[depth]
    // Steps that leave several answers where they end are a fault of the game's; still, all can be given.
    if (step === undefined) return group.map(({ move }) => ({ rank: 0, option: inFull(move) }))
    return [{ rank: step.rank ?? 0, option: optionOf(step, group, depth, inFull) }]
  })
  return {
    question: routes[0]?.steps[depth]?.question ?? null,
    options: options.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option),
  }
}

function optionOf(step: Choice, group: readonly Route[], depth: number, inFull: InFull): Option {
  const [only, second] = group
  const { note = null, harms = false } = step
  const named = { choice: capital(step.choice), note: note === null ? null : capital(note), harms }
  if (only !== undefined && second === undefined) return { ...named, next: null, move: only.move }
  return { ...named, next: questionOf(group, depth + 1, inFull), move: null }
}
