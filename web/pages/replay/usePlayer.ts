import type { AnyStage } from '@octopolis/games/board'
import { useCallback, useEffect, useState } from 'react'
import type { Eyes, Replay } from './frames.ts'
import { following, isEnd, lasts, settled, type Moment } from './moments.ts'

export const speeds = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof speeds)[number]

export interface Player {
  readonly moment: Moment
  readonly isPlaying: boolean
  readonly speed: Speed
  setSpeed(speed: Speed): void
  /** Straight to a move, or to one of its facts, and stay there. */
  seek(move: number, fact?: number | null): void
  /** The next move with its facts one by one; asked again meanwhile, straight to its end. */
  forward(): void
  back(): void
  togglePlay(): void
}

interface Going {
  readonly moment: Moment
  /** "step": until this move is over. */
  readonly mode: 'still' | 'step' | 'play'
}

interface Screening {
  readonly replay: Replay
  readonly eyes: Eyes
  readonly stage: AnyStage | null
  readonly start: number
}

/** Runs through a replay as a film is run: at a speed, by steps, or anywhere at once. */
export function usePlayer({ replay, eyes, stage, start }: Screening): Player {
  const [{ moment, mode }, setGoing] = useState<Going>(() => ({ moment: settled(start, replay), mode: 'still' }))
  const [speed, setSpeed] = useState<Speed>('1')

  useEffect(() => {
    if (mode === 'still') return
    const advance = (): void =>
      setGoing((going) => {
        const next = following(going.moment, replay, eyes)
        const isOver = going.mode === 'step' ? next.fact === null : isEnd(next, replay)
        return { moment: next, mode: isOver ? 'still' : going.mode }
      })
    const timer = setTimeout(advance, lasts(moment, replay, eyes, stage) / Number(speed))
    return () => clearTimeout(timer)
  }, [moment, mode, speed, replay, eyes, stage])

  const seek = useCallback(
    (move: number, fact: number | null = null) => {
      const { move: there } = settled(move, replay)
      setGoing({ moment: { move: there, fact: there === move ? fact : null }, mode: 'still' })
    },
    [replay],
  )

  const forward = useCallback(() => {
    setGoing(({ moment: at, mode: how }) => {
      if (at.fact !== null) return { moment: { move: at.move, fact: null }, mode: how === 'play' ? 'play' : 'still' }
      const next = following(at, replay, eyes)
      return { moment: next, mode: how === 'play' ? 'play' : next.fact === null ? 'still' : 'step' }
    })
  }, [replay, eyes])

  const back = useCallback(() => {
    setGoing(({ moment: at }) => ({ moment: settled(at.move - 1, replay), mode: 'still' }))
  }, [replay])

  const togglePlay = useCallback(() => {
    setGoing(({ moment: at, mode: how }) => {
      if (how !== 'still') return { moment: { move: at.move, fact: null }, mode: 'still' }
      return { moment: isEnd(at, replay) ? settled(0, replay) : at, mode: 'play' }
    })
  }, [replay])

  return { moment, isPlaying: mode === 'play', speed, setSpeed, seek, forward, back, togglePlay }
}
