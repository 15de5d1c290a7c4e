import type { AnyTable, Spoken } from '@octopolis/engine'
import type { Beliefs } from '@octopolis/games/box'
import { score } from './score.ts'

/** Asks every seat for what it believes, once a game, when it is time. */
export function askOnce(
  beliefs: Beliefs,
  sums: Record<string, number>,
): (table: AnyTable, talk: readonly Spoken[]) => void {
  let asked = false
  return (table, talk) => {
    if (asked || table.outcome !== null || !beliefs.due(table.state)) return
    asked = true
    for (let seat = 0; seat < table.seats; seat++) {
      score(sums, beliefs.of(table.state, seat, table.view(seat), talk))
    }
  }
}
