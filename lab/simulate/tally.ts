import type { Level } from '@octopolis/bots'
import type { Seat } from '@octopolis/engine'
import { at } from '../at.ts'
import { Distribution } from './distribution.ts'
import type { GameResult } from './game.ts'
import type { Marked } from './marks.ts'
import { seating, type Setting } from './setting.ts'

/** The seats that won, by the places of an outcome: several share a win, and a game that nobody wins has none. */
export function winners(places: readonly number[]): Seat[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** Wins of a seat or a bot. Shares are counted by their size, so that the sum is the same in any order of games. */
export class Wins {
  games = 0
  /** At k: how often it was one of k winners. */
  private readonly shares: number[] = []

  add(seat: Seat, first: readonly Seat[]): void {
    this.games++
    if (first.includes(seat)) this.shares[first.length] = (this.shares[first.length] ?? 0) + 1
  }

  get wins(): number {
    let sum = 0
    this.shares.forEach((times, amongWinners) => (sum += times / amongWinners))
    return sum
  }
}

export function countUp<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** Those who had a label of a mark. */
class Bearers {
  games = 0
  /** Counted by seats. */
  readonly wins = new Wins()
  /** How many of the seats each bot sat in. */
  readonly bots = new Map<Level, number>()
}

/** The running totals of a series. The order in which results come in makes no difference. */
export class Tally {
  games = 0
  moves = 0
  readonly endings = new Map<string, number>()
  /** In moves. */
  readonly lengths = new Distribution()
  readonly bySeat: readonly Wins[]
  readonly byBot: ReadonlyMap<Level, Wins>
  /** Games won by each side, in a game of sides. */
  readonly bySide = new Map<string, number>()
  /** By label, for each mark of the game's study; and its measures. */
  readonly marks: Map<string, Bearers>[] = []
  readonly measures: Distribution[] = []
  private readonly setting: Setting

  constructor(setting: Setting) {
    this.setting = setting
    this.bySeat = setting.bots.map(() => new Wins())
    this.byBot = new Map(setting.bots.map((level) => [level, new Wins()]))
  }

  add(result: GameResult): void {
    const { index, places, reason, moves, side, marked } = result
    this.games++
    this.moves += moves
    countUp(this.endings, reason)
    if (side !== undefined) countUp(this.bySide, side)
    this.lengths.add(moves)
    const first = winners(places)
    const levels = seating(this.setting, index)
    levels.forEach((level, seat) => {
      at(this.bySeat, seat).add(seat, first)
      this.byBot.get(level)?.add(seat, first)
    })
    marked?.marks.forEach((bearers, mark) => this.mark((this.marks[mark] ??= new Map()), bearers, first, levels))
    marked?.measures.forEach((value, measure) => {
      const values = (this.measures[measure] ??= new Distribution())
      if (value !== null) values.add(value)
    })
  }

  private mark(
    totals: Map<string, Bearers>,
    found: Marked['marks'][number],
    first: readonly Seat[],
    levels: readonly Level[],
  ): void {
    for (const [label, seats] of Object.entries(found)) {
      const bearers = totals.get(label) ?? new Bearers()
      totals.set(label, bearers)
      bearers.games++
      for (const seat of seats) {
        bearers.wins.add(seat, first)
        countUp(bearers.bots, at(levels, seat))
      }
    }
  }
}
