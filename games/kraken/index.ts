import type { Box } from '@octopolis/games/box'
import { bots } from './bot/bots.ts'
import { beliefs, training, sides } from './bot/measures.ts'
import { chapters } from './facts.ts'
import { kraken as game } from './game.ts'
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
  sides,
  training,
  beliefs,
  proof,
}
