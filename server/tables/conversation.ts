import { isDeepStrictEqual } from 'node:util'
import type { Spoken, Typed } from '@octopolis/engine'
import { causeOf } from '../store/faults.ts'
import type { TalkRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'

/** Everything said at a table, in order. */
export class Conversation {
  private readonly store: Store
  private readonly table: string
  private rows: Promise<TalkRow[]> | null = null

  constructor(store: Store, table: string) {
    this.store = store
    this.table = table
  }

  async read(after: number, limit = Infinity): Promise<TalkRow[]> {
    return (await this.all()).slice(after, after + limit)
  }

  async talk(): Promise<Spoken[]> {
    return (await this.all()).flatMap(({ kind, seat, seq, said }) =>
      kind === 'talk' && seat !== null ? { seat, seq, talk: said as Typed } : [],
    )
  }

  async append(line: Omit<TalkRow, 'table' | 'n'>): Promise<TalkRow> {
    const rows = await this.all()
    const row: TalkRow = { ...line, table: this.table, n: rows.length + 1 }
    try {
      await this.store.talk.append(row)
    } catch (error) {
      this.rows = null
      // It may have been kept though nobody said so.
      if (causeOf(error) === null || !isDeepStrictEqual((await this.read(row.n - 1))[0], row)) throw error
      return row
    }
    rows.push(row)
    return row
  }

  /** Read once, however many ask at the same time. */
  private all(): Promise<TalkRow[]> {
    if (this.rows !== null) return this.rows
    const rows = this.store.talk.read(this.table, 0)
    this.rows = rows
    rows.catch(() => {
      if (this.rows === rows) this.rows = null
    })
    return rows
  }
}
