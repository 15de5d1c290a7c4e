import type { Schema } from '@octopolis/engine'
import { exteriors, type Exterior } from './data/places.ts'
import { defaultStairs, possibleStairs, stairsConnect, type PossibleStair } from './data/stairs.ts'

export interface Options {
  readonly quick: boolean
  readonly exterior: Exterior | 'chance'
  readonly hidden: boolean
  readonly stairs: readonly PossibleStair[]
}

export const options: Schema<Options> = {
  quick: { kind: 'toggle', default: false, defaultAt: { 3: true } },
  // OCT-7.1
  exterior: { kind: 'choice', values: ['chance', ...exteriors], default: 'chance', unless: 'quick' },
  hidden: { kind: 'toggle', default: false },
  stairs: {
    kind: 'several',
    values: possibleStairs,
    default: defaultStairs,
    problem: (built) => (stairsConnect(built) ? null : 'the stairs must join all rooms'),
  },
}
