import type { Lesson } from '@octopolis/games/lesson'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { alone } from './alone.ts'
import { clocks } from './clocks.ts'
import { dreams } from './dreams.ts'
import { names } from './moves.ts'

/** Five turns with a librarian at one's shoulder: idol, ambush, silver key, and two turns on one's own to the win. */
export const lesson: Lesson<Move, View> = {
  seats: 3,
  options: { quick: false, exterior: 'dreams', hidden: false },
  seed: 'the librarian has prepared everything',
  names,
  steps: [...clocks, ...dreams, ...alone],
}
