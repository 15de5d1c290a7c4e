import type { AnyGame, Outcome } from '@octopolis/engine'
import type { Entry, TableRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { MatchSetting, Saved } from './match.ts'
import { unbroken } from './unbroken.ts'

/** All that the match of a table is opened by. */
interface Reading {
  readonly setting: MatchSetting
  readonly lines: readonly Entry[]
  readonly saved: Saved | null
  /** How it ended, as far as that is known of these lines. */
  readonly ended: Outcome | null
  /** The first line that is missing though later ones are there; null: none is. */
  readonly lost: number | null
}

/** What the store has of a match; null: it hasn't begun. */
export async function readMatch({ log }: Store, game: AnyGame, row: TableRow): Promise<Reading | null> {
  const { id, version, options, seats, seed, clock, startedAt } = row
  if (seed === null || startedAt === null || version === null) return null
  const { lines, lost } = unbroken(await log.read(id))
  const snapshot = await log.snapshot(id, lines.length)
  return {
    setting: { game, version, options, seats, seed, clock, startedAt },
    lines,
    saved: (snapshot?.data ?? null) as Saved | null,
    // What comes before a line that is lost doesn't end as the whole of it did.
    ended: lost === null ? row.outcome : null,
    lost,
  }
}
