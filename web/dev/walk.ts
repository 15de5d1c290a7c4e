import { Table, type GameRecord, type Prompt, type Seat } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { KeptRecord } from './kept.ts'

/** A position worth a look: the first of its kind at a table of so many seats. */
export interface Find {
  readonly record: KeptRecord
  readonly seats: number
  /** The ask that is answered next; null: the game is over. */
  readonly ask: string | null
  readonly move: number
  /** Through whose eyes: those who are asked; null: everybody's. */
  readonly seat: Seat | null
  readonly view: unknown
  readonly prompt: Prompt<unknown> | null
}

/** Looks through records for the first position of each ask at each number of seats, and for the first end at each. */
export class Walk {
  private readonly known = new Set<string>()

  /** What is new in one more record. */
  through({ game }: Pick<Box, 'game'>, kept: KeptRecord, record: GameRecord): Find[] {
    const finds: Find[] = []
    const table = Table.start(game, record)
    const at = { record: kept, seats: record.seats }
    for (const [seat, move] of record.moves) {
      const prompt = table.prompt(seat)
      if (prompt !== null && this.isNew(record.seats, prompt.ask.type)) {
        const view = structuredClone(table.view(seat))
        finds.push({ ...at, ask: prompt.ask.type, move: table.seq, seat, view, prompt: structuredClone(prompt) })
      }
      table.play(seat, move)
    }
    if (table.outcome !== null && this.isNew(record.seats, '')) {
      finds.push({ ...at, ask: null, move: table.seq, seat: null, view: table.view('watcher'), prompt: null })
    }
    return finds
  }

  private isNew(seats: number, ask: string): boolean {
    const key = `${seats} ${ask}`
    const isNew = !this.known.has(key)
    this.known.add(key)
    return isNew
  }
}
