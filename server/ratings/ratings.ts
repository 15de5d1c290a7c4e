import { ordinal, rate, rating } from 'openskill'
import type { RatingRow } from '../store/rows.ts'

/**
 * The ratings after a game, one a player: OpenSkill's Plackett-Luce by the places alone, which may tie, and of which
 * none need be the first. Players are listed by seat; null is a seat that doesn't count, and the others are rated as if
 * it had not been there. A player without a row is new. One player alone proves nothing: no rows.
 */
export function rated(
  places: readonly number[],
  players: readonly (string | null)[],
  before: readonly RatingRow[],
  game: string,
): RatingRow[] {
  const counted = players.flatMap((player, seat) => (player === null ? [] : { player, place: places[seat] ?? 0 }))
  if (new Set(counted.map(({ player }) => player)).size < 2) return []
  const known = new Map(before.filter((row) => row.game === game).map((row) => [row.player, row]))
  const rows = counted.map(({ player }): RatingRow => known.get(player) ?? { player, game, ...rating(), games: 0 })
  const after = rate(
    rows.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: counted.map(({ place }) => place) },
  )
  return rows.map((row, index) => ({ ...row, ...after[index]?.[0], games: row.games + 1 }))
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
 * newcomer has 1500. Who plays on gains as the doubt shrinks: an average player settles near 1900.
 */
export function shown({ mu, sigma, games }: Pick<RatingRow, 'mu' | 'sigma' | 'games'>): Shown {
  return { rating: Math.round(START + POINTS * ordinal({ mu, sigma })), provisional: games < PROVISIONAL_GAMES }
}
