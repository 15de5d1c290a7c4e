import { QuickChance, Table, type Typed } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import { at } from '../at.ts'
import { BotPlayer, type AnyTable } from '../player.ts'
import { chanceSeed, seating, tableSeed, type Setting } from './setting.ts'

/** How one game of a series went. Plain data: workers send it, save files keep it. */
export interface GameResult {
  readonly index: number
  readonly places: readonly number[]
  readonly reason: string
  readonly moves: number
}

/** A finished game: its table, for records, and everything that was told at it, for studies. */
export interface Played {
  readonly result: GameResult
  readonly table: AnyTable
  readonly facts: readonly Typed[]
}

function resultOf(table: AnyTable, index: number): GameResult {
  const { outcome, game } = table
  if (outcome === null) throw new Error(`${game.id} awaits nobody and has no outcome.`)
  return { index, places: outcome.places, reason: outcome.reason, moves: table.seq }
}

/** Game `index` of a series, played by its bots to the end. */
export function playGame({ game, bots }: Box, setting: Setting, index: number): Played {
  const { seats, options } = setting
  const table = Table.start(game, { seats, options, seed: tableSeed(setting, index) })
  const order = new QuickChance(chanceSeed(setting, index, 'order'))
  const players = seating(setting, index).map(
    (level, seat) => new BotPlayer(bots[level], seat, chanceSeed(setting, index, seat)),
  )
  const facts = table.heard('watcher')

  for (let { awaiting } = table; awaiting.length > 0; { awaiting } = table) {
    if (table.seq >= game.longest) {
      throw new Error(`${game.id} took more than its ${game.longest} moves with the seed "${table.seed}".`)
    }
    // A random one of those awaited, so that no seat always speaks first.
    const seat = order.pick(awaiting)
    table.play(seat, at(players, seat).answer(table))
    for (const { fact } of table.lastTold()) facts.push(fact)
  }
  return { result: resultOf(table, index), table, facts }
}
