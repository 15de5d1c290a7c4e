import type { AnyStage } from '@octopolis/games/board'
import { useCallback, useEffect, useState } from 'react'
import type { TableState } from './link.ts'
import { advance, caughtUp, settled, type Reel } from './reel.ts'

export interface Playback extends Reel {
  readonly isPlaying: boolean
  skip(): void
}

/** Shows a table fact by fact, at this pace (a factor on the beats; 0: at once). */
export function usePlayback(state: TableState, stage: AnyStage | null, pace: number): Playback {
  const [last, setReel] = useState(() => settled(state))
  // Where nobody looks, or wants to wait, there is nothing to play on.
  const scene = pace === 0 || document.hidden ? null : stage
  // In the very render in which it comes: not even for a moment does an old view meet a new question.
  const reel = caughtUp(last, state, scene)
  if (reel !== last) setReel(reel)

  useEffect(() => {
    if (reel.fact === null || scene === null) return
    const timer = setTimeout(() => setReel(advance(reel, state, scene)), scene.beat(reel.fact) * pace)
    return () => clearTimeout(timer)
  }, [reel, state, scene, pace])

  const skip = useCallback(() => setReel(settled(state)), [state])
  return { ...reel, isPlaying: reel.fact !== null, skip }
}
