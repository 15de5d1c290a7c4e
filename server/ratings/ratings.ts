import type { Level } from '@octopolis/bots'
import { ordinal, rate, rating } from 'openskill'
import type { RatingRow } from '../store/rows.ts'

const BOT = 'bot:'

/** All bots of a level are one player. */
export function botPlayer(level: Level): string {
  return `${BOT}${level}`
}

function isPerson(player: string): boolean {
  return !player.startsWith(BOT)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * The ratings after a game, one a player: OpenSkill's Plackett-Luce by the places alone, which may tie, and of which
 * none need be the first. Players are listed by seat. Whoever has no row before is new. Bots among themselves, or one
 * player in every seat, prove nothing: no rows.
 */
export function rated(
  places: readonly number[],
  players: readonly string[],
  before: readonly RatingRow[],
  game: string,
): RatingRow[] {
  const names = [...new Set(players)]
  if (names.length < 2 || !names.some(isPerson)) return []
  const known = new Map(before.filter((row) => row.game === game).map((row) => [row.player, row]))
  const row = (player: string): RatingRow => known.get(player) ?? { player, game, ...rating(), games: 0 }
  const after = rate(
    players.map((player) => {
      const { mu, sigma } = row(player)
      return [{ mu, sigma }]
    }),
    { rank: [...places] },
  )
  return names.map((player) => {
    // A bot in several seats is one player who learned several things from one game: it takes their mean.
    const lessons = after.flatMap((team, seat) => (players[seat] === player ? team : []))
    return {
      player,
      game,
      mu: mean(lessons.map(({ mu }) => mu)),
      sigma: mean(lessons.map(({ sigma }) => sigma)),
      games: row(player).games + 1,
    }
  })
}

const START = 1500
const POINTS = 20
const PROVISIONAL_GAMES = 10

export interface Shown {
  readonly rating: number
  /** Too few games to mean much. */
  readonly provisional: boolean
}

/**
 * A rating as people read it: 1500 + 20 × (mu − 3 sigma), a whole number. It is what a player has surely shown, so a
 * newcomer has 1500, and whoever plays on gains as the doubt shrinks: an average player settles near 1900.
 */
export function shown({ mu, sigma, games }: Pick<RatingRow, 'mu' | 'sigma' | 'games'>): Shown {
  return { rating: Math.round(START + POINTS * ordinal({ mu, sigma })), provisional: games < PROVISIONAL_GAMES }
}
