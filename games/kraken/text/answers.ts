import type { Say, Words } from '@octopolis/engine'
import type { Kraken } from '../kit.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { View } from '../view.ts'

type Answer = (move: Move, ask: Ask, say: Say, view: View) => string

/** An answer is said by one function in a language, whatever was asked. */
export function saidBy(answer: Answer): Words<Kraken>['answers'] {
  return {
    window: answer,
    nominate: answer,
    advise: answer,
    navigator: answer,
    loyalty: answer,
    ruleOut: answer,
    instigated: answer,
    hand: answer,
    logbook: answer,
    search: answer,
    tongue: answer,
    flog: answer,
    feed: answer,
    mermaid: answer,
    telescope: answer,
    peek: answer,
    ritual: answer,
  }
}
