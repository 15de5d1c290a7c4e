import { same, type AnyGame, type Seat } from '@octopolis/engine'
import { learner, playOthers, sitDown, wantedAnswers, type Lesson, type LessonStep } from '@octopolis/games/lesson'

/** How far somebody has come: the step they are at, and what they answered on the way. All there is to keep. */
export interface Place {
  readonly step: number
  readonly answers: readonly unknown[]
}

export const start: Place = { step: 0, answers: [] }

/** The lesson at a place. */
export interface LessonProgress {
  readonly place: Place
  /** What is told or asked; null: the lesson is over. */
  readonly step: Spoken | null
  /** The moves that led here, everybody's. */
  readonly moves: readonly (readonly [Seat, unknown])[]
  /** The answers that are waited for. */
  readonly wanted: readonly unknown[]
}

type Spoken = Exclude<LessonStep, { kind: 'others' }>

/**
 * Walks from the start to a place: others play, answers are given again, and what there is to read before it was read.
 * It stops where something is asked that was not answered, or answered otherwise than the lesson can go on from.
 */
export function walkTo(game: AnyGame, lesson: Lesson, { step: goal, answers }: Place): LessonProgress {
  const table = sitDown(game, lesson)
  const given: unknown[] = []
  const stop = (index: number, step: Spoken | null, wanted: readonly unknown[]): LessonProgress => {
    return { place: { step: index, answers: given }, step, moves: table.record().moves, wanted }
  }
  for (const [index, step] of lesson.steps.entries()) {
    if (step.kind === 'others') {
      playOthers(table, step)
    } else if (step.kind === 'tell') {
      if (index >= goal) return stop(index, step, [])
    } else {
      const wanted = wantedAnswers(table, step)
      if (wanted.length === 0) continue
      const next = answers[given.length]
      if (index >= goal || !wanted.some((one) => same(one, next))) return stop(index, step, wanted)
      table.play(learner, next)
      given.push(next)
    }
  }
  return stop(lesson.steps.length, null, [])
}

/** After what is told here was read. */
export function goOn(game: AnyGame, lesson: Lesson, { place, step }: LessonProgress): LessonProgress {
  if (step?.kind !== 'tell') return walkTo(game, lesson, place)
  return walkTo(game, lesson, { ...place, step: place.step + 1 })
}

/** After an answer; null: it is none of those that are waited for, and nothing has changed. */
export function answer(
  game: AnyGame,
  lesson: Lesson,
  { place, wanted }: LessonProgress,
  move: unknown,
): LessonProgress | null {
  if (!wanted.some((one) => same(one, move))) return null
  return walkTo(game, lesson, { step: place.step + 1, answers: [...place.answers, move] })
}

/** The question that comes next, if only texts lie before it: to answer it early counts as having read them. */
export function toQuestion(game: AnyGame, lesson: Lesson, progress: LessonProgress): LessonProgress {
  let at = progress
  while (at.step?.kind === 'tell') at = goOn(game, lesson, at)
  return at.moves.length === progress.moves.length ? at : progress
}

/** Back to what was told before; null: this is the beginning. */
export function goBack(game: AnyGame, lesson: Lesson, { place }: LessonProgress): LessonProgress | null {
  const before = lesson.steps.findLastIndex((step, index) => index < place.step && step.kind === 'tell')
  return before < 0 ? null : walkTo(game, lesson, { ...place, step: before })
}

/** Which of the steps that a learner sees this is, from 1, and how many there are. */
export function countOf({ steps }: Lesson, { place }: LessonProgress): { readonly at: number; readonly of: number } {
  const seen = steps.map(({ kind }) => kind !== 'others')
  const of = seen.filter(Boolean).length
  return { at: Math.min(seen.slice(0, place.step + 1).filter(Boolean).length, of), of }
}
