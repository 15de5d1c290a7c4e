import type { Kysely } from 'kysely'
import type { Generation } from './generation.ts'
import type { Entry, SnapshotRow } from './rows.ts'
import { entryShape, snapshotShape, type Schema, type Work } from './schema.ts'
import type { Stored } from './shape.ts'
import { Conflict, Restored } from './store.ts'
import { Together } from './together.ts'

/** A line, and the store that whoever wrote it had in mind. */
interface Draft {
  readonly line: Stored<Entry>
  readonly generation: string
}

type Name = Pick<Entry, 'table' | 'seq' | 'id'>

const nameOf = ({ table, seq, id }: Name): string => JSON.stringify([table, seq, id])

/** In one order, so that two servers that write the same lines don't wait for each other. */
function inOrder(lines: readonly Stored<Entry>[]): Stored<Entry>[] {
  return lines.toSorted((a, b) => (a.table === b.table ? a.seq - b.seq : a.table < b.table ? -1 : 1))
}

/** Leaves out the lines whose seq or id is there already, and returns the names of the others. */
async function insert(work: Work, lines: readonly Stored<Entry>[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set()
  const written = await work
    .insertInto('entries')
    .values(inOrder(lines))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['table', 'seq', 'id'])
    .execute()
  return new Set(written.map(nameOf))
}

export class Log {
  readonly #kysely: Kysely<Schema>
  readonly #generation: Generation
  readonly #commits: Together<Draft>

  constructor(kysely: Kysely<Schema>, generation: Generation) {
    this.#kysely = kysely
    this.#generation = generation
    this.#commits = new Together((drafts) => this.#commit(drafts))
  }

  async append(entry: Entry): Promise<void> {
    await this.#commits.add({ line: entryShape.store(entry), generation: this.#generation.known })
  }

  #commit(drafts: readonly Draft[]): Promise<(Error | null)[]> {
    return this.#kysely.transaction().execute(async (work) => {
      const current = await this.#generation.current(work)
      const written = await insert(
        work,
        drafts.filter(({ generation }) => generation === current).map(({ line }) => line),
      )
      return drafts.map(({ line, generation }) => {
        if (generation !== current) return new Restored()
        // Of two that are the same, one is written: the name is there once.
        if (written.delete(nameOf(line))) return null
        return new Conflict(
          `Line ${line.seq} of table ${line.table}, or a line with the id ${line.id}, is there already.`,
        )
      })
    })
  }

  async read(table: string): Promise<Entry[]> {
    const lines = await this.#kysely
      .selectFrom('entries')
      .selectAll()
      .where('table', '=', table)
      .orderBy('seq')
      .execute()
    return lines.map(entryShape.read)
  }

  async saveSnapshot(snapshot: SnapshotRow): Promise<void> {
    const row = snapshotShape.store(snapshot)
    await this.#generation.write((work) =>
      work
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table', 'seq']).doUpdateSet({ data: row.data }))
        .execute(),
    )
  }

  async snapshot(table: string, before: number): Promise<SnapshotRow | null> {
    const row = await this.#kysely
      .selectFrom('snapshots')
      .selectAll()
      .where('table', '=', table)
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : snapshotShape.read(row)
  }

  /** Resolves when no line waits to be written. */
  async settled(): Promise<void> {
    await this.#commits.idle()
  }
}
