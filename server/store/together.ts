import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { isRowFault } from './faults.ts'

/** Writes all of them in one go. For each: null if it is written, or else why it isn't. */
type Write<Item> = (items: readonly Item[]) => Promise<readonly (Error | null)[]>

interface Waiting<Item> {
  readonly item: Item
  readonly resolve: () => void
  readonly reject: (why: unknown) => void
}

const most = 1000

/** Once several come at a time, commits keep this distance (ms): the disk is slow, and everything waits while it writes. */
const distance = 10

/** What comes while the disk is busy, or in the same turn, shares the next commit: one disk write serves all of it. */
export class Together<Item> {
  readonly #write: Write<Item>
  #waiting: Waiting<Item>[] = []
  #work: Promise<void> | null = null
  /** When several were last written in one go. */
  #crowdedAt = -Infinity

  constructor(write: Write<Item>) {
    this.#write = write
  }

  /** Resolves when the item is written. */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#work ??= this.#run()
    })
  }

  /** Resolves when nobody waits any more. */
  async idle(): Promise<void> {
    await this.#work
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn()
      const early = this.#crowdedAt + distance - performance.now()
      if (early > 0) await sleep(early)
      const batch = this.#waiting.splice(0, most)
      if (batch.length > 1) this.#crowdedAt = performance.now()
      await this.#serve(batch)
    }
    this.#work = null
  }

  /** When one of them spoils the write for all, it is found by halves. */
  async #serve(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const why = results[index]
        if (why === null) resolve()
        else reject(why)
      }
    } catch (error) {
      if (batch.length === 1 || !isRowFault(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await this.#serve(batch.slice(0, half))
      await this.#serve(batch.slice(half))
    }
  }
}
