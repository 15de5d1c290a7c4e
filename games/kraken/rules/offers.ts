import type { Seat } from '@octopolis/engine'
import { characters, type Character, type Window } from '../data/characters.ts'
import type { Drawer } from '../logbook.ts'
import type { Move, Use } from '../moves.ts'
import { aboard, countOf, isAboard, isIn, listOf, mateAt, others, setOf, type State } from '../state.ts'
import { successor } from './captaincy.ts'
import { kept, pairs, pass } from './choices.ts'
import { hasSomethingToAdd, musketsNeeded } from './loyalty.ts'

const nothing: readonly Move[] = [pass]
const drawers: readonly Drawer[] = ['captain', 'lieutenant']

type Plain =
  | 'gunsmith'
  | 'gunslinger'
  | 'bosun'
  | 'lookout'
  | 'strategist'
  | 'consultant'
  | 'cook'
  | 'rouser'
  | 'equalizer'
type OnOne = 'kleptomaniac' | 'troublemaker' | 'peacemaker' | 'mentor' | 'collector' | 'instigator'

const passOr = (use: Use): readonly Move[] => [pass, use]
const plain = new Map<Character, readonly Move[]>(
  (
    ['gunsmith', 'gunslinger', 'bosun', 'lookout', 'strategist', 'consultant', 'cook', 'rouser', 'equalizer'] as const
  ).map((character) => [character, passOr({ type: 'use', character })]),
)

/** Passing, and every way to use this seat's character now. */
export function mayUse(state: State, window: Window, seat: Seat): readonly Move[] {
  const { character } = mateAt(state, seat)
  if (!characters[character].windows.includes(window)) return nothing
  switch (character) {
    case 'gunsmith':
    case 'gunslinger':
    case 'bosun':
    case 'lookout':
    case 'strategist':
    case 'consultant':
    case 'cook':
    case 'rouser':
    case 'equalizer':
      return isOfUse(state, seat, character) ? (plain.get(character) ?? nothing) : nothing
    case 'kleptomaniac':
    case 'troublemaker':
    case 'peacemaker':
    case 'mentor':
    case 'collector':
    case 'instigator':
      return onOne(character, targets(state, seat, character))
    case 'minstrel':
      return toSitOut(others(state) & ~setOf(state.test.sitOut))
    case 'agitator':
      return toPress(others(state) & ~setOf(state.test.sitOut) & ~setOf(state.test.pressed)) // KRA-8.13
    case 'spiritualist':
      return state.yellow ? gifts(aboard(state)) : nothing // KRA-8.26
    case 'herbalist':
      return markers(state)
    case 'smuggler':
    case 'archivist':
      return [pass, ...drawersWithout(state, character).map((post): Use => ({ type: 'use', character, post }))]
  }
}

/** Those that need no target: would it do anything now? */
function isOfUse(state: State, seat: Seat, character: Plain): boolean {
  switch (character) {
    case 'gunsmith':
      return mateAt(state, seat).muskets > 0
    case 'strategist':
      return (state.test.committed[seat] ?? 0) > 0
    case 'bosun':
      return isAboard(state, state.team.lieutenant) && isAboard(state, state.team.navigator)
    case 'consultant':
      return seat !== state.captain && state.consultant === null && countOf(others(state)) > 1
    case 'cook':
      return successor(state) !== null
    case 'rouser':
      return musketsNeeded(state) > 1
    case 'equalizer':
      return !state.test.equal
    case 'gunslinger':
    case 'lookout':
      return true
  }
}

function targets(state: State, seat: Seat, character: OnOne): number {
  const { test } = state
  const mates = aboard(state) & ~(1 << seat)
  switch (character) {
    case 'kleptomaniac':
      return withSeats(mates, (one) => mateAt(state, one).muskets > 0)
    case 'troublemaker':
      return withSeats(aboard(state), (one) => (test.committed[one] ?? 0) > 0 && !test.doubled.includes(one))
    case 'peacemaker':
      return withSeats(aboard(state), (one) => (test.committed[one] ?? 0) > 0)
    case 'mentor':
      return withSeats(mates, (one) => mateAt(state, one).used)
    case 'collector':
      return withSeats(aboard(state), (one) => isOnTeam(state, one) && mateAt(state, one).muskets > 0)
    case 'instigator':
      return test.refused ? 0 : withSeats(mates & ~(1 << state.captain), (one) => hasSomethingToAdd(state, one))
  }
}

function isOnTeam({ captain, team }: State, seat: Seat): boolean {
  return seat === captain || seat === team.lieutenant || seat === team.navigator
}

function withSeats(seats: number, test: (seat: Seat) => boolean): number {
  let found = 0
  for (let seat = 0; seats >> seat !== 0; seat++) if (isIn(seats, seat) && test(seat)) found |= 1 << seat
  return found
}

const usesOnOne = new Map<Character, Map<number, readonly Move[]>>()

function onOne(character: OnOne, seats: number): readonly Move[] {
  if (seats === 0) return nothing
  const known = usesOnOne.get(character) ?? new Map<number, readonly Move[]>()
  usesOnOne.set(character, known)
  const before = known.get(seats)
  if (before !== undefined) return before
  const moves = [pass, ...listOf(seats).map((seat): Use => ({ type: 'use', character, seat }))]
  known.set(seats, moves)
  return moves
}

const onTwo = (character: 'minstrel' | 'agitator') =>
  kept((seats): readonly Move[] => [pass, ...pairs(seats).map((two): Use => ({ type: 'use', character, seats: two }))])

const toSitOut = onTwo('minstrel')
const toPress = onTwo('agitator')

const gifts = kept((seats): readonly Move[] => {
  const given = pairs(seats).flatMap(([one, other]) =>
    listOf(seats & ~(1 << one) & ~(1 << other)).map((to): Use => ({
      type: 'use',
      character: 'spiritualist',
      seats: [one, other],
      to,
    })),
  )
  return [pass, ...given]
})

function markers(state: State): readonly Move[] {
  const resting = listOf(withSeats(aboard(state), (seat) => mateAt(state, seat).offDuty))
  const ready = listOf(withSeats(aboard(state), (seat) => !mateAt(state, seat).offDuty))
  return [
    pass,
    ...resting.flatMap((from) => ready.map((to): Use => ({ type: 'use', character: 'herbalist', from, to }))),
  ]
}

/** Whoever draws and has no such help yet. */
function drawersWithout(state: State, trick: keyof State['tricks']): readonly Drawer[] {
  const { captain, team, tricks } = state
  return drawers.filter((post) => {
    const isHere = isAboard(state, post === 'captain' ? captain : team.lieutenant)
    return isHere && !tricks[trick].includes(post)
  })
}
