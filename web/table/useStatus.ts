import type { AnyWords, Say, Typed } from '@octopolis/engine'
import type { Position } from '@octopolis/server/protocol/tables'
import { useWords } from '../words/language.ts'
import type { TableState } from './link.ts'
import { capital, doingLines, factLine } from './sentences.ts'
import { useHasPassed } from './useHasPassed.ts'
import type { Moment } from './useMoment.ts'
import type { Wording } from './useWording.ts'
import { words as pageWords } from './words.ts'

interface Situation {
  readonly words: AnyWords
  readonly say: Say
  readonly position: Position | null
  /** The fact that is being shown. */
  readonly fact: Typed | null
  /** These eyes have let the window pass that others may still answer. */
  readonly hasPassed?: boolean
}

/** In one sentence: what is happening, whom we wait for, or how it ended. */
export function useStatus({ words, say, position, fact, hasPassed = false }: Situation): string {
  const w = useWords(pageWords)
  if (fact !== null) return factLine(words, fact, say)
  if (position === null) return ''
  if (position.outcome === null) {
    const doing = capital(w.waitingFor(doingLines(words, position.awaiting, say)))
    return hasPassed ? w.passed(doing) : doing
  }
  const winners = position.outcome.places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : []))
  const who = winners.length === 0 ? w.nobodyWins : w.wins(winners)
  return w.winner(who, words.endings[position.outcome.reason] ?? w.over)
}

/** The same for somebody at the table: a bot may play for them, or the house may have, when their time ran out. */
export function useSeatStatus({ info, position }: TableState, moment: Moment, wording: Wording): string {
  const w = useWords(pageWords)
  const { seat, fact, isReplaced, phase } = moment
  const hasPassed = useHasPassed(position)
  const happening = useStatus({ ...wording, position, fact, hasPassed })
  if (info.resting) return isReplaced ? w.waitsForYou : w.rests
  if (isReplaced) return `${w.botForYou} ${happening}`
  const isLate = phase === 'waiting' && seat !== null && position?.late.includes(seat) === true
  return isLate ? `${w.yourTimeRanOut} ${happening}` : happening
}
