import type { Seat, Turn } from '@octopolis/engine'
import type { Character } from '../../data/characters.ts'
import type { Fact } from '../../facts.ts'
import { deed, question } from '../../kit.ts'
import type { Use } from '../../moves.ts'
import { mateAt, type State } from '../../state.ts'
import { pass } from '../choices.ts'
import { isAsked, openMoment } from '../moments.ts'
import type { Entry } from './entry.ts'
import { characters } from './index.ts'
import { mayUse } from './legal-uses.ts'

/** KRA-8.25: all are asked at once; the answers are opened clockwise from the captain. */
export const useCharacters = question<'window'>({
  rule: 'KRA-8.23',
  pace: 'quick',
  asks: (state, _step, seat) => isWaited(state, seat),
  moves: (state, { window: moment }, seat) => mayUse(state, moment, seat),
  fallback: () => pass,
  answer(state, { window: moment }, seat, move, turn) {
    state.answers[seat] = move
    if (state.crew.some((_mate, other) => isWaited(state, other))) return
    const user = firstUser(state)
    const answer = user === null ? null : state.answers[user]
    state.answers.fill(null)
    state.agenda.pop()
    turn.reveal()
    if (user === null || answer?.type !== 'use') return
    state.agenda.push({ type: 'reopen', window: moment })
    use(state, user, answer, turn)
  },
})

/** KRA-8.23: until all have passed in a row. */
export const reopenMoment = deed<'reopen'>((state, { window: moment }) => openMoment(state, moment))

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

/** KRA-8: shows a character and does what it says. The moment stays open beneath, unless it is gone. */
function use(state: State, seat: Seat, used: Use, turn: Turn<Fact>): void {
  const mate = mateAt(state, seat)
  mate.used = true
  mate.shown = true
  turn.tell({ type: 'used', seat, use: used })
  const entry: Entry<Character> = characters[used.character]
  entry.does(state, seat, used, turn)
}
