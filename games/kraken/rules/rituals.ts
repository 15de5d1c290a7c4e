import type { Seat, Turn } from '@octopolis/engine'
import type { Ritual } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import type { RitualEntry } from '../logbook.ts'
import type { Answers, Move } from '../moves.ts'
import { aboard, faction, isAboard, isIn, leaderOf, listOf, mateAt, type State } from '../state.ts'
import { chooseAmong, confirm, pick, stashAmong } from './choices.ts'
import { gain } from './muskets.ts'

/** KRA-6.6: a random ritual card is revealed; KRA-7.5: there are five. */
export const uprising = deed<'uprising'>((state, _step, turn) => {
  const ritual = state.rituals.pop()
  if (ritual === undefined) return turn.tell({ type: 'noRitual' })
  turn.reveal()
  turn.tell({ type: 'uprising', ritual })
  state.answers.fill(null)
  state.agenda.push({ type: 'ritual', ritual })
})

/** KRA-7.3: on board, not searched and not flogged. */
function convertible(state: State): number {
  let open = 0
  state.crew.forEach(({ aboard: isHere, searched, flogged }, seat) => {
    if (isHere && !searched && flogged === null) open |= 1 << seat
  })
  return open
}

const onlyConfirm: readonly Answers['ritual'][] = [confirm]

/** KRA-7.4: everybody is asked; what the leader is asked besides, nobody can tell. */
export function ritualMoves(state: State, ritual: Ritual, seat: Seat): readonly Answers['ritual'][] {
  if (mateAt(state, seat).dealt !== 'leader') return onlyConfirm
  switch (ritual) {
    case 'conversion': {
      const open = convertible(state) & ~(1 << seat)
      return open === 0 ? onlyConfirm : chooseAmong(open)
    }
    case 'stash':
      return stashAmong(aboard(state))
    case 'cabin':
      return onlyConfirm
  }
}

/** KRA-7.4: eyes closed. */
export const closeEyes = question<'ritual'>({
  rule: 'KRA-7.4',
  pace: 'quick',
  veil: (state) => listOf(aboard(state)),
  asks: (state, _step, seat) => mateAt(state, seat).aboard && state.answers[seat] === null,
  moves: (state, { ritual }, seat) => ritualMoves(state, ritual, seat),
  fallback: (state, { ritual }, seat) => pick(ritualMoves(state, ritual, seat), 0),
  answer(state, { ritual }, seat, move, turn) {
    state.answers[seat] = move
    for (const other of listOf(aboard(state))) if (state.answers[other] === null) return
    state.agenda.pop()
    const leader = leaderOf(state)
    const answer = state.answers[leader] ?? null
    state.answers.fill(null)
    turn.reveal()
    perform(state, ritual, leader, answer, turn)
    turn.tell({ type: 'eyesOpen' })
  },
})

/** The leader out: nothing happens, and nobody is told why. */
function perform(state: State, ritual: Ritual, leader: Seat, answer: Move | null, turn: Turn<Fact>): void {
  const entry: RitualEntry = {
    type: 'ritual',
    ritual,
    aboard: aboard(state),
    open: convertible(state),
    chose: answer?.type === 'choose' ? answer.seat : null,
    given: answer?.type === 'stash' ? answer.to : [],
    team: ritual === 'cabin' ? teamAboard(state) : [],
  }
  state.log.push(entry)
  const acts = isIn(entry.aboard, leader)
  if (entry.chose !== null) convert(state, leader, entry.chose, turn)
  if (ritual === 'stash') handOut(state, entry.given, turn)
  if (ritual === 'cabin' && acts) showCabins(state, leader, entry.team, turn)
}

/** KRA-7.3: choosing a cultist only introduces the two. */
function convert(state: State, leader: Seat, seat: Seat, turn: Turn<Fact>): void {
  const mate = mateAt(state, seat)
  const met = faction(mate) === 'cult'
  if (!met) mate.convert = true
  turn.tell({ type: 'converted', seat, leader, met }, [leader, seat])
}

/** KRA-7.1: the counts then show. */
function handOut(state: State, given: readonly Seat[], turn: Turn<Fact>): void {
  turn.tell({ type: 'stashed', given })
  for (const seat of given) gain(state, seat, 1, 'stash', turn)
}

/** KRA-7.2: captain, lieutenant and navigator, those on board. */
function teamAboard(state: State): Seat[] {
  const { captain, team } = state
  return [captain, team.lieutenant, team.navigator].filter((seat) => isAboard(state, seat))
}

function showCabins(state: State, leader: Seat, team: readonly Seat[], turn: Turn<Fact>): void {
  turn.tell({ type: 'cabins', found: team.map((seat) => ({ seat, faction: faction(mateAt(state, seat)) })) }, [leader])
}
