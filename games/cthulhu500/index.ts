import type { Box } from '@octopolis/games/box'
import { bots } from './bot/bots.ts'
import { rests } from './bot/judge.ts'
import { traitsOf } from './bot/traits.ts'
import { chapters } from './facts.ts'
import { cthulhu500 as game } from './game.ts'
import { numbers } from './numbers.ts'
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
  numbers,
  proof,
  judged: { rests, traits: traitsOf },
}
