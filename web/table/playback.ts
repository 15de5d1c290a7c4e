import type { AnyStage } from '@octopolis/games/board'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableState } from './link.ts'
import { advance, isBehind, settled, type Reel } from './reel.ts'

export interface Playback extends Reel {
  readonly isPlaying: boolean
  skip(): void
}

/** Shows a table fact by fact, at this pace (a factor on the beats; 0: at once). */
export function usePlayback(state: TableState, stage: AnyStage | null, pace: number): Playback {
  const [last, setReel] = useState(() => settled(state))
  // What was told anew is shown at once: not even for a moment does an old view meet a new question.
  const reel = useMemo(() => (last.edition === state.edition ? last : settled(state)), [last, state])
  const isPlaying = reel.fact !== null

  useEffect(() => {
    if (!isBehind(reel, state) && !isPlaying) return
    const atOnce = pace === 0 || document.hidden || stage === null
    if (atOnce) {
      setReel(settled(state))
      return
    }
    const wait = reel.fact === null ? 0 : stage.beat(reel.fact) * pace
    const timer = setTimeout(() => setReel(advance(reel, state, stage)), wait)
    return () => clearTimeout(timer)
  }, [reel, state, stage, pace, isPlaying])

  const skip = useCallback(() => setReel(settled(state)), [state])
  return { ...reel, isPlaying, skip }
}
