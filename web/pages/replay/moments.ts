import type { AnyStage } from '@octopolis/games/board'
import type { Eyes, Replay } from './frames.ts'

/** Where one stands: after so many moves, or at one of the facts that the last of them told. */
export interface Moment {
  readonly move: number
  /** The fact that is lit; null: the move is over and all is quiet. */
  readonly fact: number | null
}

export function settled(move: number, replay: Replay): Moment {
  return { move: Math.min(Math.max(Math.round(move), 0), replay.frames.length - 1), fact: null }
}

export function isEnd({ move, fact }: Moment, replay: Replay): boolean {
  return fact === null && move === replay.frames.length - 1
}

/** What comes next when the game is played: the facts of a move one by one, then the quiet after it. */
export function following({ move, fact }: Moment, replay: Replay, eyes: Eyes): Moment {
  const enter = (one: number): Moment => ({ move: one, fact: replay.facts(one, eyes).length > 0 ? 0 : null })
  if (fact === null) return isEnd({ move, fact }, replay) ? { move, fact } : enter(move + 1)
  return fact + 1 < replay.facts(move, eyes).length ? { move, fact: fact + 1 } : { move, fact: null }
}

/** What the board shows: while a fact is lit, the table as it was once that fact had been told. */
export function viewAt({ move, fact }: Moment, replay: Replay, eyes: Eyes, stage: AnyStage | null): unknown {
  if (fact === null || stage === null || move === 0) return replay.view(move, eyes)
  return replay
    .facts(move, eyes)
    .slice(0, fact + 1)
    .reduce<unknown>((view, one) => stage.unfold(view, one), replay.view(move - 1, eyes))
}

const SHORTEST = 220
const WITHOUT_STAGE = 900
const QUIET = 180

/** Milliseconds for which a moment is shown, at the pace of the table. */
export function lasts({ move, fact }: Moment, replay: Replay, eyes: Eyes, stage: AnyStage | null): number {
  const told = fact === null ? undefined : replay.facts(move, eyes)[fact]
  if (told === undefined) return QUIET
  return stage === null ? WITHOUT_STAGE : Math.max(stage.beat(told), SHORTEST)
}

export const markKinds = ['reveal', 'gain', 'harm', 'out', 'end'] as const
export type MarkKind = (typeof markKinds)[number]

/** What stands out on the way, by how it sounds: the gravest thing that each move brought. */
export function marksOf(
  replay: Replay,
  stage: AnyStage | null,
): readonly { readonly move: number; readonly kind: MarkKind }[] {
  if (stage === null) return []
  return replay.frames.flatMap((_frame, move) => {
    const heard = new Set(replay.facts(move, 'all').map((fact) => stage.sound(fact, null)))
    const kind = markKinds.findLast((one) => heard.has(one))
    return kind === undefined ? [] : [{ move, kind }]
  })
}
