import type { Seat, Turn } from '@octopolis/engine'
import type { Location } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import { question } from '../kit.ts'
import type { Answers } from '../moves.ts'
import { cultOf, type Parley, type Party, type Stance, type State } from '../state.ts'
import { losePower } from './power.ts'

/** OCT-4.12: how often a party may declare a stance in one round of talk before it locks in. */
const mostDeclarations = 4

type Saying = Answers['negotiate']

const seats: readonly Seat[] = [0, 1, 2, 3, 4]
const stances: readonly Stance[] = ['nothing', 'fight', ...seats]
const saying = (type: 'declare' | 'lock') =>
  new Map(stances.map((stance): [Stance, Saying] => [stance, { type, stance }]))
const declare = saying('declare')
const lock = saying('lock')

/** OCT-4.4: several cults and no offspring. */
export function openNegotiation(state: State, present: readonly Seat[], at: Location, turn: Turn<Fact>): void {
  const parties = present.map((cult): Party => ({ cult, stance: null, locked: false, declared: 0 }))
  state.agenda.push({ type: 'negotiate', at, round: 1, parties })
  turn.tell({ type: 'negotiation', at, parties: present })
}

/** OCT-4.6: stances are seen by all, and change until they are locked. */
export const negotiate = question<'negotiate'>({
  rule: 'OCT-4.6',
  pace: 'talk',
  asks: (_state, parley, seat) => partyOf(parley, seat)?.locked === false,
  moves: (_state, parley, seat) => stanceMoves(parley, seat),
  fallback: (_state, parley, seat) => lock.get(partyOf(parley, seat)?.stance ?? 'nothing') as Saying, // OCT-4.12
  answer(state, parley, seat, move, turn) {
    const party = partyOf(parley, seat)
    if (party === undefined) return
    if (move.type === 'declare') {
      party.stance = move.stance
      party.declared++
      turn.tell({ type: 'declared', cult: seat, stance: move.stance })
    } else {
      party.stance = move.stance
      party.locked = true
      if (state.night.edition >= 2) turn.reveal() // OCT-4.6: a lock is final, and isn't taken back.
      turn.tell({ type: 'locked', cult: seat, stance: move.stance })
      settle(state, parley, seat, turn)
    }
  },
})

function partyOf(parley: Parley, seat: Seat): Party | undefined {
  for (const party of parley.parties) if (party.cult === seat) return party
  return undefined
}

/** OCT-4.7: only a party can be named, whether it could take a token or not. */
function stanceMoves(parley: Parley, seat: Seat): readonly Saying[] {
  const party = partyOf(parley, seat)
  const moves: Saying[] = []
  const offer = (stance: Stance) => {
    moves.push(lock.get(stance) as Saying)
    if (party !== undefined && party.declared < mostDeclarations && stance !== party.stance) {
      moves.push(declare.get(stance) as Saying)
    }
  }
  offer('nothing')
  for (const { cult } of parley.parties) offer(cult)
  offer('fight')
  return moves
}

/** OCT-4.5, OCT-4.6: what the locked stances come to, if they come to anything yet. */
function settle(state: State, parley: Parley, last: Seat, turn: Turn<Fact>): void {
  const { at, parties } = parley
  const stance = partyOf(parley, last)?.stance ?? null
  if (stance === 'fight') return confront(state, parley, last, turn)
  if (stance === null || parties.some(({ locked }) => !locked)) return
  if (parties.every((party) => party.stance === stance)) {
    state.agenda.pop()
    turn.tell({ type: 'agreed', at, stance, turn: state.turn })
    if (stance !== 'nothing') state.agenda.push({ type: 'dominate', cult: stance, at })
  } else if (parley.round === 1) {
    parley.round = 2
    for (const party of parties) {
      party.locked = false
      party.declared = 0
    }
    turn.tell({ type: 'disagreed', at })
  } else {
    confront(state, parley, null, turn)
  }
}

/** OCT-4.4: each cult present loses 1 power. */
function confront(state: State, { at, parties }: Parley, by: Seat | null, turn: Turn<Fact>): void {
  state.agenda.pop()
  turn.tell({ type: 'confrontation', at, by })
  for (const { cult: seat } of parties) {
    const cult = cultOf(state, seat)
    cult.hurt = true
    losePower(cult, seat, { type: 'fought', cult: seat, at, power: cult.power - 1 }, turn)
  }
}
