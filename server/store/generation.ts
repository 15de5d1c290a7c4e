import { randomUUID } from 'node:crypto'
import type { Database, Work } from './schema.ts'
import { Restored, type Store } from './store.ts'

const key = 'generation'

/** Marks the store as another one than before, for all who remember anything of it. */
export async function raiseGeneration(work: Work): Promise<void> {
  await work.deleteFrom('memory').where('key', '=', key).execute()
  await work.insertInto('memory').values({ key, value: randomUUID() }).execute()
}

/** Which store this is: a restore makes it another one. */
export class Generation {
  readonly #database: Database
  readonly #memory: Store['memory']
  #known: string

  private constructor(database: Database, memory: Store['memory'], known: string) {
    this.#database = database
    this.#memory = memory
    this.#known = known
  }

  static async of(database: Database, memory: Store['memory']): Promise<Generation> {
    return new Generation(database, memory, await memory.keep(key, randomUUID()))
  }

  /** The generation that what is written now rests on. */
  get known(): string {
    return this.#known
  }

  /** The one that is written to; no restore begins before this work is done. */
  async current(work: Work): Promise<string | undefined> {
    const mark = work.selectFrom('memory').select('value').where('key', '=', key)
    const row = await (this.#database.dialect === 'postgres' ? mark.forShare() : mark).executeTakeFirst()
    return row?.value
  }

  /** A write that rests on what is remembered: all of it happens, or nothing, and nothing after a restore. */
  async write<Result>(write: (work: Work) => Promise<Result>): Promise<Result> {
    const meant = this.#known
    return this.#database.kysely.transaction().execute(async (work) => {
      if ((await this.current(work)) !== meant) throw new Restored()
      return write(work)
    })
  }

  async restoredSince(forget: () => void): Promise<boolean> {
    const now = (await this.#memory.get(key)) ?? (await this.#memory.keep(key, randomUUID()))
    if (now === this.#known) return false
    this.#known = now
    forget()
    return true
  }
}
