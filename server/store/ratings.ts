import { type Kysely, sql } from 'kysely'
import type { RatingRow } from './rows.ts'
import { ratingShape, type Schema, type Work } from './schema.ts'
import type { Store } from './store.ts'

/** In one order of players, so that two games that end at once don't wait for each other. */
export async function rate(work: Work, ratings: readonly RatingRow[]): Promise<void> {
  if (ratings.length === 0) return
  await work
    .insertInto('ratings')
    .values(ratings.toSorted((a, b) => (a.player < b.player ? -1 : 1)).map(ratingShape.store))
    .onConflict((conflict) =>
      conflict.columns(['game', 'player']).doUpdateSet((row) => ({
        mu: row.ref('excluded.mu'),
        sigma: row.ref('excluded.sigma'),
        games: row.ref('excluded.games'),
      })),
    )
    .execute()
}

export function ratingsIn(kysely: Kysely<Schema>): Store['ratings'] {
  return {
    async of(player) {
      const rows = await kysely.selectFrom('ratings').selectAll().where('player', '=', player).orderBy('game').execute()
      return rows.map(ratingShape.read)
    },

    async forGame(game, players) {
      if (players.length === 0) return []
      const rows = await kysely
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('player', 'in', players)
        .orderBy('player')
        .execute()
      return rows.map(ratingShape.read)
    },

    async best(game, { limit, after }) {
      const ordinal = sql<number>`(mu - 3 * sigma)`
      let chosen = kysely
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .orderBy(ordinal, 'desc')
        .orderBy('player')
        .limit(limit)
      if (after !== undefined) {
        chosen = chosen
          .where(ordinal, '<=', after.ordinal)
          .where(({ eb, or }) => or([eb(ordinal, '<', after.ordinal), eb('player', '>', after.player)]))
      }
      return (await chosen.execute()).map(ratingShape.read)
    },

    async forget(player) {
      await kysely.deleteFrom('ratings').where('player', '=', player).execute()
    },
  }
}
