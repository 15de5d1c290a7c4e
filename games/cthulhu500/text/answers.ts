import type { Say, Words } from '@octopolis/engine'
import type { Cthulhu500 } from '../kit.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'

type Answer = (move: Move, ask: Ask, say: Say, view: View) => string

/** An answer is said by one function in a language, whatever was asked. */
export function saidBy(answer: Answer): Words<Cthulhu500>['answers'] {
  return {
    choose: answer,
    grid: answer,
    act: answer,
    freePass: answer,
    work: answer,
    tidy: answer,
    window: answer,
  }
}
