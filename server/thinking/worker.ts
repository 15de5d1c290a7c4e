import { boxes } from '@octopolis/games'
import { QuickChance } from '@octopolis/engine'
import { desk } from './desk.ts'

/** What a thread of the pool runs. */
export const think = desk(({ game, level, situation, seed }) => {
  const bot = boxes[game]?.bots[level]
  if (bot === undefined) throw new Error(`nobody plays ${game} at the level ${level}`)
  return bot.decide({ ...situation, chance: new QuickChance(seed) })
})
