import type { Seat } from '@octopolis/engine'
import type { SealedRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { Match } from './match.ts'

/** The answers that were given with eyes closed. They are kept, and held back until all of them are played at once. */
export class Sealed {
  private readonly store: Store
  private readonly table: string
  private readonly answers = new Map<Seat, SealedRow>()

  constructor(store: Store, table: string) {
    this.store = store
    this.table = table
  }

  /** What was given before the house was opened. */
  async open({ setting: { game } }: Match): Promise<void> {
    this.answers.clear()
    if (game.veil === undefined) return
    for (const answer of await this.store.sealed.of(this.table)) this.answers.set(answer.seat, answer)
  }

  /** This seat's answer to what it is asked now; null: it has given none. */
  of(match: Match, seat: Seat): SealedRow | null {
    const answer = this.answers.get(seat)
    // One that was played, or was given to another question, is left from before.
    return answer !== undefined && answer.asked === match.askedSince(seat) && match.isVeiled ? answer : null
  }

  async put(answer: Omit<SealedRow, 'table'>): Promise<void> {
    const row = { ...answer, table: this.table }
    await this.store.sealed.put(row)
    this.answers.set(row.seat, row)
  }

  async clear(): Promise<void> {
    this.answers.clear()
    await this.store.sealed.clear(this.table)
  }
}
