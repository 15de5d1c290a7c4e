import type { CardId } from '../data/cards/index.ts'
import type { Ending, Fact } from '../facts.ts'
import type { RaceTable } from './lay.ts'

/** What a race may go through that the records must not miss. */
export type Passage =
  | `fact ${Fact['type']}`
  /** It was played and had its effect, or lies where it belongs. */
  | `card ${CardId}`
  | `driver ${CardId}`
  | `end ${Ending}`
  | 'a cancel cancelled'
  | 'three reactions to one event'
  | 'won from behind'

/** Follows a table from its start, and notes what it goes through. */
export class Passages {
  readonly all = new Set<Passage>()
  private readonly table: RaceTable

  constructor(table: RaceTable) {
    this.table = table
    this.look()
  }

  /** At the start, and after every move. */
  look(): void {
    const told = this.table.lastTold()
    const inVain = new Set<CardId>()
    for (const { fact } of told) if (fact.type === 'cancelled' || fact.type === 'idle') inVain.add(fact.card)
    for (const { fact, others } of told) {
      this.note(fact, inVain)
      if (others !== null) this.note(others, inVain)
    }
    const { laid, ending, pack } = this.table.state
    if (laid.filter(({ card }) => card !== 'iaIa').length > 3) this.all.add('three reactions to one event')
    const answersACancel = laid.some(({ against }) => against !== null && laid[against]?.card === 'iaIa')
    if (answersACancel) this.all.add('a cancel cancelled')
    const [leader] = pack
    if (ending !== null && leader !== undefined && ending.places[leader] !== 1) this.all.add('won from behind')
  }

  private note(fact: Fact, inVain: ReadonlySet<CardId>): void {
    const { all } = this
    all.add(`fact ${fact.type}`)
    switch (fact.type) {
      case 'joined':
        return void all.add(`card ${fact.card}`)
      case 'spent':
        return inVain.has(fact.card) ? undefined : void all.add(`card ${fact.card}`)
      case 'fitted':
        all.add(`card ${fact.card}`)
        if (fact.slot === 'driver') all.add(`driver ${fact.card}`)
        return
      case 'ended':
        return void all.add(`end ${fact.ending}`)
      default:
    }
  }
}
