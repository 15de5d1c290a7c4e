import type { AnyGame, Seat, Typed } from './game.ts'
import { Table, type AnyTable, type TableSetting } from './table.ts'
import type { Told } from './turn.ts'
import { openWindow } from './window.ts'

/** What a story is of, besides its lines. */
export interface StorySetting extends TableSetting {
  readonly game: AnyGame
}

/** A move that stands, and the line of the log it is. */
export interface StandingMove {
  readonly seq: number
  readonly seat: Seat
  readonly move: unknown
}

/** What was told at a line of the log: the set-up at 0. */
export interface Page {
  readonly seq: number
  readonly told: readonly Told<Typed>[]
  /** Whose move it was; null: nobody's, for it is the set-up. */
  readonly seat: Seat | null
  /** What it was made under: eyes were closed, or anybody might answer; null: neither. */
  readonly under: 'veil' | 'window' | null
}

function underOf(table: AnyTable): Page['under'] {
  if ((table.game.veil?.(table.state) ?? null) !== null) return 'veil'
  return openWindow(table.awaiting, (seat) => table.prompt(seat)) === null ? null : 'window'
}

export function firstPage(table: AnyTable): Page {
  return { seq: 0, told: table.lastTold(), seat: null, under: null }
}

/** Plays a move, and gives what was told by it. */
export function nextPage(table: AnyTable, { seq, seat, move }: StandingMove): Page {
  const under = underOf(table)
  table.play(seat, move)
  return { seq, told: table.lastTold(), seat, under }
}

/** Everything that was told from the start. */
export function tellAgain(setting: StorySetting, standing: readonly StandingMove[]): Page[] {
  const again = Table.start(setting.game, setting)
  return [firstPage(again), ...standing.map((one) => nextPage(again, one))]
}
