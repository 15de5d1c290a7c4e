import type { Level } from '@octopolis/bots'
import { ordinal, rate, rating } from 'openskill'
import { at } from '../at.ts'
import { Wins, winners } from '../simulate/tally.ts'

/** One game of a tournament: who sat where, and how they came out. */
export interface Bout {
  readonly bots: readonly Level[]
  readonly places: readonly number[]
}

export interface Rating {
  readonly bot: Level
  readonly mu: number
  readonly sigma: number
  /** What the bot is surely worth: mu − 3 sigma. */
  readonly ordinal: number
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** OpenSkill ratings after these games, taken one by one, the best bot first. */
export function ratings(bots: readonly Level[], bouts: readonly Bout[]): Rating[] {
  const current = new Map(bots.map((bot) => [bot, rating()]))
  for (const { bots: seated, places } of bouts) {
    const before = seated.map((bot) => [current.get(bot) ?? rating()])
    const after = rate(before, { rank: [...places] })
    // A bot that sits in several seats is one player who learned several things from one game: it gets their mean.
    for (const bot of new Set(seated)) {
      const lessons = after.flatMap((team, seat) => (seated[seat] === bot ? [at(team, 0)] : []))
      current.set(bot, {
        mu: mean(lessons.map(({ mu }) => mu)),
        sigma: mean(lessons.map(({ sigma }) => sigma)),
      })
    }
  }
  return [...current]
    .map(([bot, { mu, sigma }]) => ({ bot, mu, sigma, ordinal: ordinal({ mu, sigma }) }))
    .toSorted((a, b) => b.ordinal - a.ordinal)
}

/** Wins over all seats that a bot sat in. */
export function winsOf(bot: Level, bouts: readonly Bout[]): { readonly wins: number; readonly games: number } {
  const counted = new Wins()
  for (const { bots, places } of bouts) {
    const first = winners(places)
    bots.forEach((seated, seat) => {
      if (seated === bot) counted.add(seat, first)
    })
  }
  return { wins: counted.wins, games: counted.games }
}
