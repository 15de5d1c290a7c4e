import type { Level } from '@octopolis/bots'
import { wilson, type Interval } from '../intervals.ts'
import type { Bout } from './ratings.ts'

/** How one bot fares against another at the tables where both sit. Ties decide nothing. */
export interface Duel extends Interval {
  readonly bot: Level
  readonly against: Level
  /** In games: a comparison of every seat of one with every seat of the other weighs as much as one game. */
  readonly won: number
  readonly lost: number
  readonly rate: number
}

/** The shares of pairs of seats in which the one came out before the other, and behind it. */
function compare({ bots, places }: Bout, bot: Level, against: Level): readonly [won: number, lost: number] {
  const placesOf = (level: Level): number[] => places.filter((_, seat) => bots[seat] === level)
  const pairs = placesOf(bot).flatMap((mine) => placesOf(against).map((theirs) => theirs - mine))
  if (pairs.length === 0) return [0, 0]
  return [
    pairs.filter((ahead) => ahead > 0).length / pairs.length,
    pairs.filter((ahead) => ahead < 0).length / pairs.length,
  ]
}

export function duels(bots: readonly Level[], bouts: readonly Bout[]): Duel[] {
  return bots.flatMap((bot, index) =>
    bots.slice(index + 1).map((against) => {
      let won = 0
      let lost = 0
      for (const bout of bouts) {
        const [better, worse] = compare(bout, bot, against)
        won += better
        lost += worse
      }
      const decided = won + lost
      return { bot, against, won, lost, rate: decided === 0 ? 0.5 : won / decided, ...wilson(won, decided) }
    }),
  )
}
