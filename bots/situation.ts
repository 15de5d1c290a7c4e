import type { Chance, Seat, Spoken, Table, Typed } from '@octopolis/engine'
import type { Situation } from './bot.ts'

/** What a bot in this seat gets to decide by, now. */
export function situationAt<
  State,
  Move,
  Options extends object,
  View,
  Fact extends Typed,
  Ask extends Typed,
  Talk extends Typed,
>(
  table: Table<State, Move, Options, View, Fact, Ask, Talk>,
  seat: Seat,
  chance: Chance,
  talk: readonly Spoken<Talk>[] = [],
): Situation<Move, View, Fact, Ask, Talk> {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`${table.game.id} asks seat ${seat} nothing.`)
  return {
    seat,
    prompt,
    talk,
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
