import type { Kit } from '@octopolis/engine'
import type { Situation } from './bot.ts'

/** Any listed move, each as likely as the others. */
export const random = {
  decide<K extends Kit>({ prompt, chance }: Situation<K>): K['Move'] {
    return chance.pick(prompt.moves)
  },
}
