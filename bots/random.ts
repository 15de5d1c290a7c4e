import type { Typed } from '@octopolis/engine'
import type { Situation } from './bot.ts'

/** Any listed move, each as likely as the others. */
export const random = {
  decide<Move>({ prompt, chance }: Situation<Move, unknown, Typed, Typed>): Move {
    return chance.pick(prompt.moves)
  },
}
