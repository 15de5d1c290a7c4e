import type { Level } from '@octopolis/bots'
import type { RuleId, Pace } from '@octopolis/engine'
import { newId } from '../client/id.ts'
import { claims } from '../local/kept.ts'
import { isLate } from '../table/late.ts'
import type { TableState } from '../table/link.ts'
import type { Aside, WorkerQuestion, Report } from './question.ts'
import { Thinking, type Hire } from './thinking.ts'

const hire: Hire = (hear, died) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => hear(data))
  worker.addEventListener('error', died)
  worker.addEventListener('messageerror', died)
  return worker
}

/** The bots of this device. Those who talk do it on a worker of their own: no move waits for a word. */
const thinking = new Thinking(hire)
const talking = new Thinking(hire)

/** What a bot answers: always one of the prompt's moves. */
export function decide(question: WorkerQuestion): Promise<unknown> {
  return thinking.decide(question)
}

/** What a bot wants to say; null: nothing. */
export function speak(aside: Aside): Promise<unknown> {
  return talking.speak(aside)
}

/** What a bot would do in one's place, by what one sees and has heard alone; null: nothing is asked, or it has no idea. */
export async function hint(state: TableState, level: Level = 'normal'): Promise<unknown> {
  const { info, position, log, talk } = state
  if (position === null || position.seat === null || position.prompt === null) return null
  const { seat, view, prompt } = position
  const asked = { ...prompt, pace: prompt.pace as Pace, rule: prompt.rule as RuleId }
  const facts = log.filter((fact) => !isLate(fact))
  const question = { game: info.game, level, seed: newId(), seat, view, prompt: asked, facts, talk: claims(talk) }
  return (await thinking.think(question))?.move ?? null
}
