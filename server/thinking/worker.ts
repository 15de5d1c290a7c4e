import { boxes } from '@octopolis/games'
import { QuickChance } from '@octopolis/engine'
import { desk } from './desk.ts'

/** What a thread of the pool runs. */
export const think = desk((question) => {
  const { game, level, seed } = question
  const bot = boxes[game]?.bots[level]
  if (bot === undefined) throw new Error(`nobody plays ${game} at the level ${level}`)
  const chance = new QuickChance(seed)
  if ('situation' in question) return bot.decide({ ...question.situation, chance })
  return bot.speak?.({ ...question.moment, chance }) ?? null
})
