import type { Seat } from './game.ts'
import type { StandingMove, StorySetting } from './pages.ts'
import { Refusal } from './refusal.ts'
import { Table, type AnyTable } from './table.ts'
import type { Windows } from './window.ts'

/** A line of a log: `move` plays, `undo` takes back. One of any other kind leaves the game as it is, and only counts. */
export interface Line {
  readonly kind: string
  readonly seat: Seat | null
  readonly move?: unknown
}

/** A story after some of its lines, so that it can be taken up there without playing them all again. Plain JSON. */
export interface Bookmark {
  /** Lines of the log. */
  readonly seq: number
  /** Moves that stand: those taken back don't count. */
  readonly moves: number
  readonly state: unknown
  /** By seat: the line since which it is asked what it is asked. */
  readonly askedAt: readonly number[]
  /** What was kept before there were windows doesn't have it. */
  readonly windows?: Windows
}

/** Where a story is taken up: a bookmark, what led to it, and the move that comes next. */
export interface Place {
  readonly bookmark: Bookmark
  readonly standing: readonly StandingMove[]
  readonly takenBackAt: number
  /** It is played along, for the engine wants to have seen the last move. */
  readonly next: StandingMove
}

/** The moves that stand after these lines, and the last line that took one back. */
export function standingOf(lines: readonly Line[]): { standing: StandingMove[]; takenBackAt: number } {
  const standing: StandingMove[] = []
  let takenBackAt = 0
  lines.forEach(({ kind, seat, move }, index) => {
    const seq = index + 1
    if (kind === 'move') standing.push({ seq, seat: seat ?? -1, move })
    if (kind !== 'undo') return
    if (standing.pop()?.seat !== seat) throw new Refusal(`Line ${seq} takes back what was never played.`)
    takenBackAt = seq
  })
  return { standing, takenBackAt }
}

/** Null if it can't be taken up there: no move comes next, or what the bookmark counts as played was taken back later. */
export function placeOf(bookmark: Bookmark, lines: readonly Line[]): Place | null {
  const [next, ...after] = lines.slice(bookmark.seq)
  if (next === undefined || next.kind !== 'move' || next.seat === null) return null
  let depth = 1
  for (const { kind } of after) {
    if (kind === 'move') depth++
    if (kind === 'undo') depth--
    if (depth < 0) return null
  }
  const { standing, takenBackAt } = standingOf(lines.slice(0, bookmark.seq))
  if (standing.length === 0 || standing.length !== bookmark.moves) return null
  const { seat, move } = next
  return { bookmark, standing, takenBackAt, next: { seq: bookmark.seq + 1, seat, move } }
}

/** The table after the move that comes next. */
export function tableAt(setting: StorySetting, { bookmark, standing, next }: Place): AnyTable {
  const { game, version = game.version, options = {}, seats, seed } = setting
  const moves = [...standing, next].map(({ seat, move }): [Seat, unknown] => [seat, move])
  const record = { game: game.id, version, options, seats, seed, moves }
  return Table.resume(game, record, { seq: bookmark.moves, state: bookmark.state })
}
