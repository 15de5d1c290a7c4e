import type { Outcome } from '@octopolis/engine'
import { ratedPlayers } from '../ratings/counting.ts'
import { rated } from '../ratings/ratings.ts'
import type { TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { Match } from './match.ts'
import type { Seating } from './seating.ts'

interface Ended {
  readonly row: Pick<TableRow, 'id' | 'casual'>
  readonly seating: Seating
  readonly match: Match
  readonly outcome: Outcome
  readonly finishedAt: number
}

/** Writes down how a match has ended, with what follows from it for ratings. False: somebody else has before. */
export function writeEnd({ tables }: Store, { row, seating, match, outcome, finishedAt }: Ended): Promise<boolean> {
  const game = match.setting.game.id
  const players = ratedPlayers(row, seating, (seat) => match.botMoves(seat))
  return tables.finish(row.id, outcome, finishedAt, async (forGame) => {
    const before = await forGame(
      game,
      players.flatMap((player) => player ?? []),
    )
    return rated(outcome.places, players, before, game)
  })
}
