import type { Chance, Seat, Table, Typed } from '@octopolis/engine'
import type { Situation } from './bot.ts'

/** What a bot in this seat gets to decide by, now. */
export function situationAt<State, Move, Options extends object, View, Fact extends Typed, Ask extends Typed>(
  table: Table<State, Move, Options, View, Fact, Ask>,
  seat: Seat,
  chance: Chance,
): Situation<Move, View, Fact, Ask> {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`${table.game.id} asks seat ${seat} nothing.`)
  return {
    seat,
    prompt,
    chance,
    // Views and memories are made when looked at: not every bot looks.
    get view() {
      return table.view(seat)
    },
    get facts() {
      return table.heard(seat)
    },
  }
}
