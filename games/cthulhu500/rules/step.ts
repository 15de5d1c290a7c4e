import type { Deed, Question } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { State, Step } from '../state.ts'

type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>

/** A step that waits for players. */
export function question<Type extends Step['type']>(
  asked: Omit<Question<State, StepOf<Type>, Move, Fact>, 'kind'>,
): Question<State, StepOf<Type>, Move, Fact> {
  return { kind: 'question', ...asked }
}

/** A step that the rules do by themselves. */
export function deed<Type extends Step['type']>(
  done: Deed<State, StepOf<Type>, Fact>['do'],
): Deed<State, StepOf<Type>, Fact> {
  return { kind: 'deed', do: done }
}
