import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Generation } from './generation.ts'
import type { Entry, SnapshotRow } from './rows.ts'
import { entryShape, snapshotShape, type Schema, type Work } from './schema.ts'
import type { Stored } from './shape.ts'
import { Conflict, Gap, Restored } from './store.ts'
import { Together } from './together.ts'

/** A line, and the generation of the store that its writer knew. */
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

/** Lines that follow each other are written one after the other: then each can see whether the one before it is there. */
function rounds(lines: readonly Stored<Entry>[]): Stored<Entry>[][] {
  const found: Stored<Entry>[][] = []
  const counts = new Map<string, number>()
  for (const line of inOrder(lines)) {
    const count = counts.get(line.table) ?? 0
    counts.set(line.table, count + 1)
    const round = (found[count] ??= [])
    round.push(line)
  }
  return found
}

/** In the order in which they are written below. */
const columns = ['table', 'seq', 'kind', 'seat', 'move', 'id', 'by', 'at'] as const

/** PostgreSQL has to be told what it can't see from a parameter. */
const types = {
  table: 'text',
  seq: 'integer',
  kind: 'text',
  seat: 'integer',
  move: 'text',
  id: 'text',
  by: 'text',
  at: 'bigint',
}

const named = sql.join(columns.map((column) => sql.ref(column)))

function valuesOf(line: Stored<Entry>): RawBuilder<unknown> {
  return sql`(${sql.join(columns.map((column) => sql`cast(${line[column]} as ${sql.raw(types[column])})`))})`
}

/** Leaves out the lines whose seq or id is there already, or whose predecessor isn't, and returns the names of the others. */
async function insert(work: Work, lines: readonly Stored<Entry>[]): Promise<Set<string>> {
  const written = new Set<string>()
  for (const round of rounds(lines)) {
    const { rows } = await sql<Name>`
      with line (${named}) as (values ${sql.join(round.map(valuesOf))})
      insert into entries (${named})
      select ${named} from line
      where seq = 1 or exists (
        select 1 from entries as earlier where earlier."table" = line."table" and earlier.seq = line.seq - 1
      )
      on conflict do nothing
      returning "table", seq, id`.execute(work)
    for (const row of rows) written.add(nameOf(row))
  }
  return written
}

/** Why a line wasn't written. */
async function whyNot(work: Work, { table, seq, id }: Name): Promise<Error> {
  const there = await work
    .selectFrom('entries')
    .select('seq')
    .where('table', '=', table)
    .where((line) => line.or([line('seq', '=', seq), line('id', '=', id)]))
    .executeTakeFirst()
  return there === undefined
    ? new Gap(`Line ${seq} of table ${table} can't be written: the line before it isn't there.`)
    : new Conflict(`Line ${seq} of table ${table}, or a line with the id ${id}, is there already.`)
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
      const results: (Error | null)[] = []
      for (const { line, generation } of drafts) {
        if (generation !== current) results.push(new Restored())
        // Of two that are the same, one is written: the name is there once.
        else results.push(written.delete(nameOf(line)) ? null : await whyNot(work, line))
      }
      return results
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

  /** When the last line of any log was written. */
  async newest(): Promise<number> {
    const { fn } = this.#kysely
    const row = await this.#kysely.selectFrom('entries').select(fn.max('at').as('at')).executeTakeFirst()
    return row?.at ?? 0
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
