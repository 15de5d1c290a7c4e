import type { Seat, Turn } from '@octopolis/engine'
import type { Fact } from '../facts.ts'
import type { Use } from '../moves.ts'
import { isAboard, mateAt, newTest, type State } from '../state.ts'
import { successor, takeOver } from './captaincy.ts'
import { pass } from './choices.ts'
import { gain, hand, lose } from './muskets.ts'
import { mayUse } from './offers.ts'
import { lookAtTop } from './pile.ts'
import { deed, question } from './step.ts'
import { isAsked, openWindow } from './windows.ts'

/** KRA-8.25: all are asked at once; the answers are opened clockwise from the captain. */
export const characterWindow = question<'window'>({
  rule: 'KRA-8.23',
  pace: 'quick',
  asks: (state, _step, seat) => isWaited(state, seat),
  moves: (state, { window }, seat) => mayUse(state, window, seat),
  fallback: () => pass,
  answer(state, { window }, seat, move, turn) {
    state.answers[seat] = move
    if (state.crew.some((_mate, other) => isWaited(state, other))) return
    const user = firstUser(state)
    const answer = user === null ? null : state.answers[user]
    state.answers.fill(null)
    state.agenda.pop()
    turn.reveal()
    if (user === null || answer?.type !== 'use') return
    state.agenda.push({ type: 'reopen', window })
    use(state, user, answer, turn)
  },
})

/** KRA-8.23: until all have passed in a row. */
export const reopenWindow = deed<'reopen'>((state, { window }) => openWindow(state, window))

function isWaited(state: State, seat: Seat): boolean {
  const mate = state.crew[seat]
  return mate !== undefined && isAsked(mate) && state.answers[seat] === null
}

function firstUser({ answers, captain }: State): Seat | null {
  for (let step = 0; step < answers.length; step++) {
    const seat = (captain + step) % answers.length
    if (answers[seat]?.type === 'use') return seat
  }
  return null
}

/** KRA-8: shows a character and does what it says. The window stays open beneath, unless its moment is gone. */
function use(state: State, seat: Seat, used: Use, turn: Turn<Fact>): void {
  const mate = mateAt(state, seat)
  mate.used = true
  mate.shown = true
  turn.tell({ type: 'used', seat, use: used })
  const { test, team } = state
  switch (used.character) {
    case 'kleptomaniac':
      return hand(state, used.seat, seat, turn)
    case 'troublemaker':
      test.doubled = [...test.doubled, used.seat]
      return
    case 'gunsmith':
      return lose(state, seat, 1, 'character', turn)
    case 'peacemaker':
      return takeBack(state, used.seat, turn)
    case 'gunslinger':
      return gain(state, seat, 2, 'character', turn)
    case 'minstrel':
      test.sitOut = [...test.sitOut, ...used.seats]
      return
    case 'bosun':
      state.team = { lieutenant: team.navigator, navigator: team.lieutenant }
      return
    case 'herbalist':
      mateAt(state, used.from).offDuty = false
      mateAt(state, used.to).offDuty = true
      return
    case 'lookout':
      return lookAtTop(state, seat, 'lookout', turn)
    case 'strategist':
      test.strategist = seat
      return
    case 'smuggler':
      state.tricks = { ...state.tricks, smuggler: [...state.tricks.smuggler, used.post] }
      return
    case 'archivist':
      state.tricks = { ...state.tricks, archivist: [...state.tricks.archivist, used.post] }
      return
    case 'agitator':
      test.pressed = [...test.pressed, ...used.seats]
      return
    case 'consultant':
      state.consultant = seat
      return
    case 'cook':
      return servePoison(state, turn)
    case 'rouser':
      test.halvings++
      return
    case 'mentor':
      mateAt(state, used.seat).used = false
      return
    case 'spiritualist':
      for (const giver of used.seats) hand(state, giver, used.to, turn)
      return
    case 'collector':
      return collectDebts(state, used.seat, turn)
    case 'equalizer':
      test.equal = true
      return
    case 'instigator':
      state.agenda.push({ type: 'instigated', by: seat, seat: used.seat })
      return
  }
}

/** KRA-8.5 */
function takeBack(state: State, seat: Seat, turn: Turn<Fact>): void {
  const { test } = state
  const mate = mateAt(state, seat)
  mate.muskets += test.committed[seat] ?? 0
  test.committed[seat] = 0
  turn.tell({ type: 'armament', seat, muskets: mate.muskets, why: 'character' })
}

/** KRA-8.15: the next captain nominates anew, and what was aimed at the cancelled test is gone. */
function servePoison(state: State, turn: Turn<Fact>): void {
  takeOver(state, successor(state), 'cook', turn)
  state.test = newTest(state.voyage.seats)
  state.agenda = [{ type: 'round' }]
}

/** KRA-8.20 */
function collectDebts(state: State, debtor: Seat, turn: Turn<Fact>): void {
  const { captain, team } = state
  for (const creditor of [captain, team.lieutenant, team.navigator]) {
    if (creditor !== debtor && isAboard(state, creditor)) hand(state, debtor, creditor, turn)
  }
}
