import type { RefusalBody } from '../../refused.ts'

/** The house fell, or could not answer: nobody knows whether it was done. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

export function isRefusal(answer: unknown): answer is RefusalBody {
  return typeof answer === 'object' && answer !== null && 'error' in answer
}
