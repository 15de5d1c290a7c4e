import type { Store } from '../../store/store.ts'

/** well; fails, and nothing is kept; fails though it is kept, as when a connection is lost while it commits. */
type Ending = 'well' | 'lost' | 'unheard'

/** A store that can be told to fail. */
export class FailingStore {
  writes: Ending = 'well'
  reads: 'well' | 'lost' = 'well'
  /** Called while a line is being written. */
  onAppend: () => Promise<void> | void = () => {}

  readonly wrap = (store: Store): Store => {
    const read = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (this.reads === 'lost') throw away()
      return work()
    }
    const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (this.writes === 'lost') throw away()
      const result = await work()
      if (this.writes === 'unheard') throw away()
      return result
    }
    const { tables, log, sealed, orders, talk } = store
    return {
      ...store,
      tables: {
        ...tables,
        find: (id) => read(() => tables.find(id)),
        change: (...given) => write(() => tables.change(...given)),
        finish: (...given) => write(() => tables.finish(...given)),
      },
      log: {
        newest: () => read(() => log.newest()),
        append: (entry) =>
          write(async () => {
            await this.onAppend()
            await log.append(entry)
          }),
        read: (table) => read(() => log.read(table)),
        saveSnapshot: (snapshot) => write(() => log.saveSnapshot(snapshot)),
        snapshot: (...given) => read(() => log.snapshot(...given)),
      },
      sealed: {
        ...sealed,
        put: (answer) => write(() => sealed.put(answer)),
        of: (table) => read(() => sealed.of(table)),
      },
      orders: { set: (given) => write(() => orders.set(given)), of: (table) => read(() => orders.of(table)) },
      talk: {
        ...talk,
        append: (line) => write(() => talk.append(line)),
        read: (...given) => read(() => talk.read(...given)),
        some: (...given) => read(() => talk.some(...given)),
        claims: (table) => read(() => talk.claims(table)),
        find: (...given) => read(() => talk.find(...given)),
      },
    }
  }

  /** Nothing works, until `back`. */
  away(): void {
    this.writes = 'lost'
    this.reads = 'lost'
  }

  back(): void {
    this.writes = 'well'
    this.reads = 'well'
  }
}

function away(): Error {
  return Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
}
