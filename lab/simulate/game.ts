import type { Level } from '@octopolis/bots'
import { QuickChance, Table, type Spoken, type Typed, type AnyTable } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { at } from '../at.ts'
import { BotPlayer } from '../player.ts'
import type { Marked } from './marks.ts'
import { chanceSeed, seating, tableSeed, type Setting } from './setting.ts'
import { Talking } from './talking.ts'

/** How one game of a series went. Plain data: workers send it, save files keep it. */
export interface GameResult {
  readonly index: number
  readonly places: readonly number[]
  readonly reason: string
  readonly moves: number
  /** The side that won, in a game of sides. */
  readonly side?: string
  /** What the game's study marks and measures, if it was asked for. */
  readonly marked?: Marked
}

/** A finished game: its table, for records, and everything that was told and said at it, for studies. */
export interface Played {
  readonly result: GameResult
  readonly table: AnyTable
  readonly facts: readonly Typed[]
  readonly talk: readonly Spoken[]
}

function resultOf({ sides }: Box, table: AnyTable, index: number): GameResult {
  const { outcome, game } = table
  if (outcome === null) throw new Error(`${game.id} awaits nobody and has no outcome.`)
  const result = { index, places: outcome.places, reason: outcome.reason, moves: table.seq }
  return sides === undefined ? result : { ...result, side: sides.won(table.state) }
}

/** Who plays which seat: by the rotation of the series, or by the sides that were dealt. */
function levelsOf({ sides }: Box, setting: Setting, index: number, table: AnyTable): readonly Level[] {
  const levels = seating(setting, index)
  if (setting.sides === undefined || sides === undefined) return levels
  return sides.at(table.state).map((side, seat) => setting.sides?.[side] ?? at(levels, seat))
}

/** Game `index` of a series, played by its bots to the end. */
export function playGame(
  box: Box,
  setting: Setting,
  index: number,
  watch?: (table: AnyTable, talk: readonly Spoken[]) => void,
): Played {
  const { game, bots } = box
  const { seats, options } = setting
  const table = Table.start(game, { seats, options, seed: tableSeed(setting, index) })
  const order = new QuickChance(chanceSeed(setting, index, 'order'))
  const players = levelsOf(box, setting, index, table).map(
    (level, seat) => new BotPlayer(bots[level], seat, chanceSeed(setting, index, seat), setting.tempers?.[seat]),
  )
  // Kept as it comes: a table that is asked for it plays its moves all over again.
  const told = table.lastTold()
  const talking = new Talking(table, players, told)

  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    if (table.seq >= game.longest) {
      throw new Error(`${game.id} took more than its ${game.longest} moves with the seed "${table.seed}".`)
    }
    // A random one of those awaited, so that no seat always speaks first.
    const seat = order.pick(awaiting)
    table.play(seat, at(players, seat).answer(table, talking.said, told))
    for (const one of table.lastTold()) told.push(one)
    talking.moved()
    watch?.(table, talking.said)
  }
  return { result: resultOf(box, table, index), table, facts: told.map(({ fact }) => fact), talk: talking.said }
}
