import { ambiguous, type AnyGame } from '@octopolis/engine'
import type { TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { Match } from './match.ts'
import { readMatch } from './reading.ts'
import type { TableNeeds } from './needs.ts'

/** A table, and the editions by which all of it could have been played. */
interface Suspect {
  readonly row: TableRow & { readonly startedAt: number }
  readonly editions: readonly number[]
}

/**
 * Once in a store's life: tables that were begun under a number of several editions, and that more than one of them
 * explains, are of the edition of those begun next to them that only one explains. A house plays one at a time.
 */
export async function tellEditionsApart({ store, boxes }: Pick<TableNeeds, 'store' | 'boxes'>): Promise<void> {
  for (const { game } of Object.values(boxes)) {
    for (const number of ambiguous(game)) {
      const key = `editions.${game.id}.${number}`
      if ((await store.memory.get(key)) !== null) continue
      await tellApart(store, await suspects(store, game, number))
      await store.memory.set(key, 'told apart')
    }
  }
}

async function suspects(store: Store, game: AnyGame, number: number): Promise<Suspect[]> {
  const found: Suspect[] = []
  for (const status of ['playing', 'finished'] as const) {
    for (const { table: row } of await store.tables.list({ status, game: game.id })) {
      const reading = row.version === number ? await readMatch(store, game, row) : null
      if (reading === null || reading.lost !== null) continue
      const { setting, lines, saved, ended } = reading
      const editions = Match.editions(setting, lines, saved, ended)
      found.push({ row: { ...row, startedAt: setting.startedAt }, editions })
    }
  }
  return found
}

async function tellApart(store: Store, all: readonly Suspect[]): Promise<void> {
  const sure = all.filter(({ editions }) => editions.length === 1)
  for (const { row, editions } of all) {
    const distance = (other: Suspect): number => Math.abs(other.row.startedAt - row.startedAt)
    const [next] = sure
      .filter((other) => other.editions.every((edition) => editions.includes(edition)))
      .toSorted((a, b) => distance(a) - distance(b))
    const version = next?.editions[0]
    // Where nobody is sure, it is decided when the table is opened.
    if (version !== undefined) await store.tables.change(row.id, { version })
  }
}
