import type { Seat } from '@octopolis/engine'
import type { Ending, Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Ask } from '../state.ts'
import type { OctopusTable } from './lay.ts'

/** What a game may go through that the records must not miss. */
export type Passage =
  | `fact ${Fact['type']}`
  | `ask ${Ask['type']}`
  | `answer ${Move['type']}`
  | `end ${Ending}`
  /** A cult lying down was named in the Exterior; cultists and offspring had to part. */
  | 'rule OCT-3.3'
  | 'rule OCT-3.4'

/** Follows a table from its start, and notes what it goes through. */
export class Passages {
  readonly all = new Set<Passage>()
  private readonly table: OctopusTable
  private readonly lying = new Set<Seat>()

  constructor(table: OctopusTable) {
    this.table = table
    this.note()
  }

  /** After every move. */
  look(move: Move): void {
    this.all.add(`answer ${move.type}`)
    this.note()
  }

  private note(): void {
    const { table, all } = this
    for (const { fact, others } of table.lastTold()) {
      all.add(`fact ${fact.type}`)
      if (others !== null) all.add(`fact ${others.type}`)
      if (fact.type === 'ended') all.add(`end ${fact.reason}`)
      if (fact.type === 'erred') this.lying.add(fact.cult)
      if (fact.type === 'turn') this.lying.clear()
      const named = fact.type === 'swapped' ? fact.with : fact.type === 'sacrificed' ? fact.target : null
      if (named !== null && this.lying.has(named)) all.add('rule OCT-3.3')
    }
    for (const seat of table.awaiting) {
      const prompt = table.prompt(seat)
      if (prompt !== null) all.add(`ask ${prompt.ask.type}`)
      if (prompt?.ask.type === 'clock' && prompt.moves.length < 49) all.add('rule OCT-3.4')
    }
  }
}
