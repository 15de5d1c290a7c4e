import type { Seat, Turn } from '@octopolis/engine'
import { crewOf } from '../data/crew.ts'
import type { Fact } from '../facts.ts'
import { deed, question } from '../kit.ts'
import { aboard, listOf, mateAt, others, setOf, type Mate, type Open, type State } from '../state.ts'
import { takeOver } from './captaincy.ts'
import { chooseAmong, commitFrom, commitOf, pick } from './choices.ts'
import { openMoment } from './moments.ts'
import { gain } from './muskets.ts'

/** KRA-3.2: everyone on board but the captain, and but those the Minstrel plays for. */
export function takesPart(state: State, seat: Seat): boolean {
  return seat !== state.captain && mateAt(state, seat).aboard && !state.test.sitOut.includes(seat)
}

/** KRA-8.13, KRA-8.21: the Agitator asks for one at least, the Equalizer allows one at most. */
export function bounds(state: State, seat: Seat): { readonly least: number; readonly most: number } {
  const { muskets } = mateAt(state, seat)
  const most = state.test.equal ? Math.min(1, muskets) : muskets
  return { least: state.test.pressed.includes(seat) ? Math.min(1, most) : 0, most }
}

export const beginTest = deed<'test'>((state) => {
  state.agenda.push({ type: 'count' })
  state.agenda.push({ type: 'show' })
  let asked = false
  for (let seat = 0; seat < state.crew.length; seat++) {
    if (!takesPart(state, seat)) continue
    const { least, most } = bounds(state, seat)
    if (least === most) state.test.committed[seat] = least
    else asked = true
  }
  if (asked) state.agenda.push({ type: 'loyalty' })
})

/** KRA-3.2: in secret and at once. Who has no choice isn't asked; everybody can see that they have none. */
export const proveLoyalty = question<'loyalty'>({
  rule: 'KRA-3.2',
  pace: 'think',
  asks: (state, _step, seat) => takesPart(state, seat) && state.test.committed[seat] === null,
  moves(state, _step, seat) {
    const { least, most } = bounds(state, seat)
    return commitFrom(least, most)
  },
  fallback: (state, _step, seat) => commitOf(bounds(state, seat).least),
  answer(state, _step, seat, move, turn) {
    state.test.committed[seat] = move.muskets
    turn.tell({ type: 'committed', seat, muskets: move.muskets }, [seat], { type: 'ready', seat })
    for (let other = 0; other < state.crew.length; other++) {
      if (takesPart(state, other) && state.test.committed[other] === null) return
    }
    state.agenda.pop()
  },
})

/** KRA-3.2: all are revealed together. */
export const showMuskets = deed<'show'>((state, _step, turn) => {
  const { test, crew } = state
  turn.reveal()
  test.shown = true
  crew.forEach((mate, seat) => {
    mate.muskets -= test.committed[seat] ?? 0
  })
  const shown = test.committed.slice()
  state.log.push({ type: 'test', captain: state.captain, ...state.team, shown })
  turn.tell({ type: 'muskets', shown })
  openMoment(state, 'afterMuskets')
})

/** KRA-3.3, as Equalizer and Rabble-rouser leave it. */
export function musketsNeeded({ test, voyage }: Pick<Open, 'test' | 'voyage'>): number {
  let needed = test.equal ? 1 : crewOf(voyage.seats).threshold
  for (let left = test.halvings; left > 0; left--) needed = Math.ceil(needed / 2)
  return needed
}

/** KRA-8.3: the Troublemaker's choice counts double. */
function counted(state: State, seat: Seat): number {
  const { test } = state
  return (test.committed[seat] ?? 0) * (test.doubled.includes(seat) ? 2 : 1)
}

/** KRA-3.3 */
export const countMuskets = deed<'count'>((state, _step, turn) => {
  const needed = musketsNeeded(state)
  let total = 0
  for (let seat = 0; seat < state.crew.length; seat++) total += counted(state, seat)
  const success = total >= needed
  turn.tell({ type: 'mutiny', total, needed, success })
  if (success) return mutiny(state, turn)
  standDown(state)
  state.agenda.push({ type: 'sail', emergency: false })
  openMoment(state, 'beforeDraw')
})

/** KRA-3.5 */
function standDown({ crew, test }: State): void {
  crew.forEach((mate, seat) => {
    mate.muskets += test.committed[seat] ?? 0
  })
  test.committed.fill(null)
  test.shown = false
}

/** KRA-3.4, KRA-5.2: the one who revealed most becomes captain. Muskets of a cut tongue count as none. */
function mutiny(state: State, turn: Turn<Fact>): void {
  const able = listOf(others(state)).filter((seat) => !mateAt(state, seat).tongueless)
  const most = Math.max(0, ...able.map((seat) => counted(state, seat)))
  const tied = able.filter((seat) => counted(state, seat) === most) // KRA-3.7: all of them at 0
  settleTie(state, tied, state.captain, turn)
}

function settleTie(state: State, tied: readonly Seat[], by: Seat, turn: Turn<Fact>): void {
  const [first = null, second] = tied
  if (second !== undefined) state.agenda.push({ type: 'ruleOut', by, tied })
  else crown(state, first, turn)
}

/** KRA-3.4: each one ruled out rules out the next. */
export const ruleOut = question<'ruleOut'>({
  rule: 'KRA-3.4',
  pace: 'think',
  asks: (_state, { by }, seat) => seat === by,
  moves: (_state, { tied }) => chooseAmong(setOf(tied)),
  fallback: (_state, { tied }) => pick(chooseAmong(setOf(tied)), 0),
  answer(state, { by, tied }, _seat, move, turn) {
    state.agenda.pop()
    turn.tell({ type: 'ruledOut', by, seat: move.seat })
    settleTie(
      state,
      tied.filter((seat) => seat !== move.seat),
      move.seat,
      turn,
    )
  },
})

/**
 * KRA-3.4: there is a new captain, the muskets that were shown are gone, and a new nomination follows. KRA-3.8: where
 * nobody can take over (null), the old captain stays.
 */
function crown(state: State, captain: Seat | null, turn: Turn<Fact>): void {
  takeOver(state, captain, 'mutiny', turn)
  state.log.push({ type: 'mutiny', captain: state.captain })
  const { test } = state
  const fired = test.committed.slice()
  test.committed.fill(null)
  test.shown = false
  for (const seat of listOf(aboard(state))) giveBack(state, seat, fired[seat] ?? 0, turn)
  state.agenda.push({ type: 'round' })
}

/** KRA-8.4, KRA-8.11 */
function giveBack(state: State, seat: Seat, fired: number, turn: Turn<Fact>): void {
  if (fired === 0) return
  if (state.test.strategist === seat && state.captain !== seat) return gain(state, seat, fired, 'strategist', turn)
  if (isGunsmith(mateAt(state, seat))) gain(state, seat, 1, 'gunsmith', turn)
}

function isGunsmith({ character, used }: Mate): boolean {
  return character === 'gunsmith' && used
}
