import type { Turn } from '@octopolis/engine'
import type { Goal } from '../data/charts.ts'
import type { Faction } from '../data/crew.ts'
import type { Ending, Fact } from '../facts.ts'
import { faction, type State } from '../state.ts'

const winnersAt: Readonly<Record<Goal, Faction>> = { bluewater: 'sailors', crimson: 'pirates', kraken: 'cult' }

/** KRA-1.1 */
export function reachGoal(state: State, goal: Goal, turn: Turn<Fact>): void {
  end(state, goal, winnersAt[goal], turn)
}

/** KRA-5.4 */
export function feedLeader(state: State, turn: Turn<Fact>): void {
  end(state, 'fed', 'cult', turn)
}

/** KRA-1.10: winners share the first place, all others the next; KRA-9.2: everything is shown. */
function end(state: State, ending: Ending, side: Faction, turn: Turn<Fact>): void {
  const winners = state.crew.flatMap((mate, seat) => (faction(mate) === side ? [seat] : []))
  const last = Math.max(2, winners.length + 1)
  state.ending = { places: state.crew.map((mate) => (faction(mate) === side ? 1 : last)), reason: ending }
  state.agenda = []
  turn.reveal()
  const crew = state.crew.map(({ dealt, convert }) => ({ dealt, convert }))
  turn.tell({ type: 'ended', ending, faction: side, winners, crew })
}
