import type { AnyWords } from '@octopolis/engine'
import type { BoardProps } from '@octopolis/games/board'
import { useMemo, useState } from 'react'
import {
  choicesFor,
  trailAt,
  trailTo,
  waypoint,
  type Option,
  type ChoiceQuestion,
  type Trail,
  type Waypoint,
} from './choices.ts'

/** What a board is given, and the words to do without one. */
export interface InWordsProps extends BoardProps {
  readonly words: AnyWords
}

interface Choices {
  readonly root: ChoiceQuestion
  readonly trail: Trail
  /** Null: all is chosen, and the answer lies ready. */
  readonly question: ChoiceQuestion | null
  pick(option: Option): void
  /** Forgets the steps from this one on. */
  backTo(step: number): void
}

const nothing: ChoiceQuestion = { question: null, options: [] }

/** The way to an answer. Where it ends is the draft that board and words share; the first steps are kept here. */
export function useChoices({ prompt, words, say, view, draft, choose }: InWordsProps): Choices {
  const [point, setPoint] = useState<Waypoint | null>(null)
  const root = useMemo(
    () => (prompt === null ? nothing : choicesFor(prompt, words, say, view)),
    [prompt, words, say, view],
  )
  const complete = draft === null ? null : trailTo(root, draft)
  // The draft knows the whole way: what led there must not come back once it is sent.
  if (complete !== null && point !== null) setPoint(null)
  const trail = complete ?? trailAt(root, point)
  const last = trail.at(-1)

  function walk(to: Trail): void {
    const end = to.at(-1)
    const arrived = end !== undefined && end.next === null
    setPoint(arrived ? null : waypoint(to))
    if (arrived) choose(end.move)
    else if (draft !== null) choose(null)
  }

  return {
    root,
    trail,
    question: last === undefined ? root : last.next,
    pick: (option) => walk([...trail, option]),
    backTo: (step) => walk(trail.slice(0, step)),
  }
}
