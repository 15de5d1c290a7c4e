import { heard, type Chance, type Seat, type Spoken, type Table, type Told, type Typed } from '@octopolis/engine'
import type { Moment, Situation } from './bot.ts'

/** What a bot in this seat gets to speak by, now. `told`: all that was told so far, where somebody has kept it. */
export function momentAt<
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
  told: readonly Told<Fact>[] | null = null,
): Moment<View, Fact, Talk> {
  return {
    seat,
    talk,
    chance,
    // Views and memories are made when looked at: not every bot looks.
    get view() {
      return table.view(seat)
    },
    get facts() {
      return told === null ? table.heard(seat) : heard(told, seat)
    },
  }
}

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
  told: readonly Told<Fact>[] | null = null,
): Situation<Move, View, Fact, Ask, Talk> {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`${table.game.id} asks seat ${seat} nothing.`)
  return Object.assign(momentAt(table, seat, chance, talk, told), { prompt })
}
