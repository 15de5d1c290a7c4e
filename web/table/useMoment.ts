import type { Seat } from '@octopolis/engine'
import type { AnyStage, BoardProps } from '@octopolis/games/board'
import type { TableState } from './link.ts'
import { usePlayback, type Playback } from './playback.ts'
import { paces, useSettings } from './settings.ts'

/** What one is asked. */
interface Asked {
  /** Whose eyes these are; null: a watcher's. */
  readonly seat: Seat | null
  /** Null while facts play, and when there is nothing to answer. */
  readonly prompt: BoardProps['prompt']
  /** Another key, another question. */
  readonly key: string
  /** An event that anybody may answer for a while. */
  readonly isWindow: boolean
  /** Is this seat waited for, or may it only change its mind? */
  readonly isAwaited: boolean
  readonly isMyTurn: boolean
  /** One has left, and a bot plays in one's place. */
  readonly isReplaced: boolean
  readonly phase: 'showing' | 'over' | 'asked' | 'waiting'
}

/** A table just now, through one pair of eyes: what is shown of it, and what is asked. */
export type Moment = Playback & Asked

export function useMoment(state: TableState, stage: AnyStage | null): Moment {
  const { pace } = useSettings()
  const playback = usePlayback(state, stage, paces[pace])
  return { ...playback, ...askedOf(state, playback) }
}

function askedOf({ info, position }: TableState, { isPlaying, edition }: Playback): Asked {
  const seat = position?.seat ?? null
  const isWindow = position?.prompt?.window !== undefined
  const isReplaced = info.status === 'playing' && seat !== null && isStoodInFor(info, seat)
  // A bot answers for whoever has left; a window doesn't wait until everything was shown.
  const isShut = isReplaced || (isPlaying && !isWindow)
  const prompt = isShut ? null : ((position?.prompt ?? null) as BoardProps['prompt'])
  const isAwaited = position?.awaiting.some((one) => one.seat === seat) ?? false
  // The same question while others move: what was chosen so far stays.
  const key = prompt === null ? '' : JSON.stringify([edition, isWindow ? prompt.moves : prompt.ask, isAwaited])
  const isMyTurn = prompt !== null && isAwaited
  const isOver = position !== null && position.outcome !== null
  const phase = isPlaying ? 'showing' : isOver ? 'over' : isMyTurn ? 'asked' : 'waiting'
  return { seat, prompt, key, isWindow, isAwaited, isMyTurn, isReplaced, phase }
}

/** Does a bot play for whoever sits there? */
function isStoodInFor(info: TableState['info'], seat: Seat): boolean {
  const sitter = info.seats[seat]?.sitter
  return sitter?.kind === 'person' && sitter.standIn !== null
}
