import type { Box } from '@octopolis/games/box'
import { bots } from './bot/bots.ts'
import { guide } from './bot/guide.ts'
import { traitsOf } from './bot/traits.ts'
import { chapters } from './facts.ts'
import { octopus as game } from './game.ts'
import { study } from './study.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { proof } from './proof.ts'

export const box: Box = {
  game,
  words: { en, fr },
  chapters,
  bots,
  study,
  proof,
  judged: { rests: guide.rests, traits: traitsOf },
}
