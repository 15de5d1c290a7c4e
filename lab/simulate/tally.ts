import type { Level } from '@octopolis/bots'
import type { Seat } from '@octopolis/engine'
import { at } from '../at.ts'
import type { GameResult } from './game.ts'
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

/** The running totals of a series. The order in which results come in makes no difference. */
export class Tally {
  games = 0
  moves = 0
  readonly endings = new Map<string, number>()
  /** How many games took that many moves. */
  readonly lengths = new Map<number, number>()
  readonly bySeat: readonly Wins[]
  readonly byBot: ReadonlyMap<Level, Wins>
  /** Games won by each side, in a game of sides. */
  readonly bySide = new Map<string, number>()
  private readonly setting: Setting

  constructor(setting: Setting) {
    this.setting = setting
    this.bySeat = setting.bots.map(() => new Wins())
    this.byBot = new Map(setting.bots.map((level) => [level, new Wins()]))
  }

  add({ index, places, reason, moves, side }: GameResult): void {
    this.games++
    this.moves += moves
    countUp(this.endings, reason)
    if (side !== undefined) countUp(this.bySide, side)
    countUp(this.lengths, moves)
    const first = winners(places)
    seating(this.setting, index).forEach((level, seat) => {
      at(this.bySeat, seat).add(seat, first)
      this.byBot.get(level)?.add(seat, first)
    })
  }
}
