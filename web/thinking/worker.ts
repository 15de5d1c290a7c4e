import { QuickChance } from '@octopolis/engine'
import { openBox } from '../games.ts'
import type { Report, Task } from './question.ts'

function tell(report: Report): void {
  postMessage(report)
}

async function think({ id, question }: Task): Promise<void> {
  const { game, level, seed, ...rest } = question
  const bot = (await openBox(game))?.bots[level]
  if (bot === undefined) throw new Error(`nobody plays ${game} at the level ${level}`)
  tell({ id, kind: 'began' })
  const chance = new QuickChance(seed)
  const move = 'prompt' in rest ? bot.decide({ ...rest, chance }) : (bot.speak?.({ ...rest, chance }) ?? null)
  tell({ id, kind: 'decided', move })
}

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  think(data).catch((error: unknown) => tell({ id: data.id, kind: 'failed', why: String(error) }))
})
