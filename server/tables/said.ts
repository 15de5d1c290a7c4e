import type { Said } from '../protocol/tables.ts'
import type { TalkRow } from '../store/rows.ts'

/** A line of talk as those around hear it: its id is its sender's own. */
export function saidBy(row: TalkRow, by: { readonly id: string; readonly name: string } | null): Said {
  const { table, n, seq, seat, kind, said, at } = row
  return { table, n, seq, seat, by: by === null ? null : { id: by.id, name: by.name }, kind, said, at }
}
