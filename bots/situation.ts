import { heard, type Chance, type Kit, type Seat, type Spoken, type Table, type Told } from '@octopolis/engine'
import type { Moment, Situation } from './bot.ts'

/** What a bot in this seat is given when it may speak. `told`: all that was told so far, if somebody has kept it. */
export function momentAt<K extends Kit>(
  table: Table<K>,
  seat: Seat,
  chance: Chance,
  talk: readonly Spoken<K['Talk']>[] = [],
  told: readonly Told<K['Fact']>[] | null = null,
): Moment<K> {
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

/** What a bot in this seat is given when it must decide. */
export function situationAt<K extends Kit>(
  table: Table<K>,
  seat: Seat,
  chance: Chance,
  talk: readonly Spoken<K['Talk']>[] = [],
  told: readonly Told<K['Fact']>[] | null = null,
): Situation<K> {
  const prompt = table.prompt(seat)
  if (prompt === null) throw new Error(`${table.game.id} asks seat ${seat} nothing.`)
  return Object.assign(momentAt(table, seat, chance, talk, told), { prompt })
}
