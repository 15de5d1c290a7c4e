import type { Seat, Turn } from '@octopolis/engine'
import { isHarbour, spaceAt } from '../data/charts.ts'
import { factions, musketsEach } from '../data/crew.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import { aboard, faction, listOf, mateAt, others, type State } from '../state.ts'
import { chooseAmong, pick } from './choices.ts'
import { gain } from './muskets.ts'
import { feedLeader } from './victory.ts'

/** KRA-2.3: everyone on board is filled up to three. */
export function crossSupplyLine(state: State, turn: Turn<Fact>): void {
  for (const seat of listOf(aboard(state))) {
    const missing = musketsEach - mateAt(state, seat).muskets
    if (missing > 0) gain(state, seat, missing, 'supplied', turn)
  }
}

/** KRA-5: what lies on the space the ship has come to; with nobody else on board, nothing happens. */
export const drawToken = deed<'token'>((state) => {
  const space = spaceAt(state.voyage.chart, state.ship)
  if (isHarbour(space) || space.token === undefined || others(state) === 0) return
  state.agenda.push({ type: space.token })
})

type CaptainsChoice = 'search' | 'tongue' | 'flog' | 'feed' | 'mermaid' | 'telescope'

/** The acting captain picks another; then something befalls whom they picked. */
export function captainPicks(
  rule: `KRA-${number}.${number}`,
  befalls: (state: State, seat: Seat, turn: Turn<Fact>) => void,
) {
  return question<CaptainsChoice>({
    rule,
    pace: 'talk',
    asks: ({ captain }, _step, seat) => seat === captain,
    moves: (state) => chooseAmong(others(state)),
    fallback: (state) => pick(chooseAmong(others(state)), 0),
    answer(state, _step, _seat, move, turn) {
      state.agenda.pop()
      befalls(state, move.seat, turn)
    },
  })
}

/** KRA-5.1 */
export const searchCabin = captainPicks('KRA-5.1', (state, seat, turn) => {
  const { captain } = state
  const mate = mateAt(state, seat)
  mate.searched = true
  state.log.push({ type: 'search', captain, seat })
  turn.tell({ type: 'searched', captain, seat })
  turn.reveal()
  turn.tell({ type: 'found', seat, allegiance: mate.dealt, tentacle: mate.convert }, [captain])
})

/** KRA-5.2 */
export const cutTongue = captainPicks('KRA-5.2', (state, seat, turn) => {
  const { captain } = state
  mateAt(state, seat).tongueless = true
  state.log.push({ type: 'tongue', captain, seat })
  turn.tell({ type: 'silenced', captain, seat })
})

/** KRA-5.3: one of the two factions that they don't belong to. */
export const flog = captainPicks('KRA-5.3', (state, seat, turn) => {
  const { captain } = state
  const mate = mateAt(state, seat)
  const own = faction(mate)
  const not = turn.chance.pick(factions.filter((one) => one !== own))
  mate.flogged = not
  state.log.push({ type: 'flog', captain, seat, not })
  turn.tell({ type: 'flogged', captain, seat, not })
})

/** KRA-5.4 */
export const feedKraken = captainPicks('KRA-5.4', (state, seat, turn) => {
  const { captain } = state
  const mate = mateAt(state, seat)
  mate.aboard = false
  mate.offDuty = false
  state.log.push({ type: 'fed', captain, seat })
  turn.reveal()
  turn.tell({ type: 'fed', captain, seat })
  if (mate.dealt === 'leader') feedLeader(state, turn)
})
