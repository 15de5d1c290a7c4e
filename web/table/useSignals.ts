import type { Typed } from '@octopolis/engine'
import type { AnyStage } from '@octopolis/games/board'
import { useEffect } from 'react'
import { play } from '../sound/sound.ts'
import { useWords } from '../words/language.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

interface Signalled {
  readonly title: string
  readonly isMyTurn: boolean
  readonly fact: Typed | null
  readonly stage: AnyStage | null
  readonly seat: number | null
  readonly sound: Settings['sound']
}

/** What is heard, and what the browser's tab says, so that nobody misses their turn. */
export function useSignals({ title, isMyTurn, fact, stage, seat, sound }: Signalled): void {
  const w = useWords(words)
  useEffect(() => {
    const heard = fact === null || sound !== 'all' ? null : (stage?.sound(fact, seat) ?? null)
    if (heard !== null) play(heard)
    // Each fact is heard once, however the rest changes.
  }, [fact])
  useEffect(() => {
    if (isMyTurn && sound !== 'off') play('turn')
  }, [isMyTurn])
  useEffect(() => {
    document.title = isMyTurn ? `● ${w.yourTurn} – ${title}` : `${title} – Octopolis`
    return () => {
      document.title = 'Octopolis'
    }
  }, [isMyTurn, title, w])
}
