import type { Box } from '@octopolis/games/box'
import { bots } from './bot/bots.ts'
import { beliefs, lessons, sides } from './bot/measures.ts'
import { chapters } from './facts.ts'
import { kraken as game } from './game.ts'
import { study } from './study.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { trial } from './trial.ts'

export const box: Box = {
  game,
  words: { en, fr },
  chapters,
  bots,
  study,
  sides,
  lessons,
  beliefs,
  trial,
}
