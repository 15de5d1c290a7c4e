import type { Seat, Turn } from '@octopolis/engine'
import { exteriorLocation, locations, mostPower, type Component } from '../data/places.ts'
import type { Fact } from '../facts.ts'
import { cultOf, standing, stands, stockAt, type Cult, type Move, type State } from '../state.ts'
import { losePower } from './power.ts'
import { deed, question } from './step.ts'

/** OCT-5.4: the Lost City costs 1 power just before it is resolved. */
export function enterLostCity(state: State, turn: Turn<Fact>): void {
  for (const seat of standing(state, exteriorLocation)) {
    const cult = cultOf(state, seat)
    losePower(cult, seat, { type: 'drowned', cult: seat, power: cult.power - 1 }, turn)
  }
}

/** Can the Exterior touch this cult's components? OCT-3.3: not those of a cult lying down; OCT-4.10: nor of one that is out. */
function isWithinReach(cult: Cult): boolean {
  return stands(cult) && cult.components.length > 0
}

// --- OCT-5.1 Dimension of Dreams

const dreamMove: Move = { type: 'dream' }
const wakeMove: Move = { type: 'wake' }
const dreamOrWake: readonly Move[] = [dreamMove, wakeMove]

function mayDream(state: State, seat: Seat): boolean {
  const cult = cultOf(state, seat)
  const tookKey = state.taken.some((token) => token.cult === seat && token.at === exteriorLocation)
  return cult.power < mostPower && !cult.hurt && !tookKey
}

/** The end of the resolution. */
export const dusk = deed<'dusk'>((state) => {
  state.agenda.push({ type: 'verify' })
  if (state.night.exterior !== 'dreams') return
  const cults = standing(state, exteriorLocation).filter((seat) => mayDream(state, seat))
  if (cults.length > 0) state.agenda.push({ type: 'dream', cults })
})

export const dream = question<'dream'>({
  rule: 'OCT-5.1',
  pace: 'quick',
  asks: (_state, { cults }, seat) => cults.includes(seat),
  moves: () => dreamOrWake,
  fallback: () => dreamMove,
  answer(state, { cults }, seat, move, turn) {
    cults.splice(cults.indexOf(seat), 1)
    if (cults.length === 0) state.agenda.pop()
    const cult = cultOf(state, seat)
    if (move.type === 'dream') turn.tell({ type: 'dreamt', cult: seat, power: ++cult.power })
    else turn.tell({ type: 'woke', cult: seat })
  },
})

// --- OCT-5.2 Agoba Marsh

type Swap = Extract<Move, { type: 'swap' }>
const keep: Move = { type: 'keep' }

/** Neither side may end with two of a kind. */
function isLegalSwap(state: State, seat: Seat, { give, with: other, take }: Swap): boolean {
  const theirs = cultOf(state, other).components
  return theirs.includes(take) && !theirs.includes(give) && !cultOf(state, seat).components.includes(take)
}

/** OCT-7.4: with hidden components the actor names a kind it lacks and hopes. */
function swapMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [keep]
  const { hidden } = state.night
  const mine = cultOf(state, seat).components
  state.cults.forEach((cult, other) => {
    if (other === seat || !isWithinReach(cult)) return
    for (const give of mine) {
      for (const take of hidden ? locations : cult.components) {
        const swap: Swap = { type: 'swap', give, with: other, take }
        if (hidden ? !mine.includes(take) : isLegalSwap(state, seat, swap)) moves.push(swap)
      }
    }
  })
  return moves
}

export function mayUseMarsh(state: State, seat: Seat): boolean {
  return state.night.exterior === 'marsh' && swapMoves(state, seat).length > 1
}

export const swapInMarsh = question<'swap'>({
  rule: 'OCT-5.2',
  pace: 'think',
  asks: (_state, { cult }, seat) => seat === cult,
  moves: (state, { cult }) => swapMoves(state, cult),
  fallback: () => keep,
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    if (move.type !== 'swap') return turn.tell({ type: 'kept', cult: seat })
    if (state.night.hidden) return swapUnseen(state, seat, move, turn)
    exchange(state, seat, move)
    turn.tell({ type: 'swapped', cult: seat, with: move.with, gave: move.give, took: move.take, turn: state.turn })
  },
})

/** OCT-7.4 */
function swapUnseen(state: State, seat: Seat, swap: Swap, turn: Turn<Fact>): void {
  const { give: gave, with: other, take: took } = swap
  turn.reveal()
  const done = isLegalSwap(state, seat, swap)
  state.swap = { cult: seat, with: other, done }
  if (!done) {
    return turn.tell({ type: 'swapFailed', cult: seat, with: other, turn: state.turn })
  }
  exchange(state, seat, swap)
  turn.tell({ type: 'swapped', cult: seat, with: other, gave, took, turn: state.turn }, [seat, other], {
    type: 'swappedUnseen',
    cult: seat,
    with: other,
    turn: state.turn,
  })
}

function exchange(state: State, seat: Seat, { give, with: other, take }: Swap): void {
  replace(cultOf(state, seat).components, give, take)
  replace(cultOf(state, other).components, take, give)
}

function replace(components: Component[], old: Component, fresh: Component): void {
  components[components.indexOf(old)] = fresh
}

// --- OCT-5.3 Colony of the Moon Men

/** Whom the dominating cult may name. */
export function moonMenTargets(state: State, seat: Seat): Move[] {
  const moves: Move[] = []
  state.cults.forEach((cult, target) => {
    if (target !== seat && isWithinReach(cult)) moves.push({ type: 'sacrifice', target })
  })
  return moves
}

export function answerToTheMoonMen(state: State, seat: Seat, target: Seat, turn: Turn<Fact>): void {
  const cult = cultOf(state, seat)
  losePower(cult, seat, { type: 'sacrificed', cult: seat, target, power: cult.power - 1 }, turn)
  const [only, second] = cultOf(state, target).components
  if (only !== undefined && second === undefined) giveBack(state, target, only, turn)
  else state.agenda.push({ type: 'return', cult: target, to: seat })
}

/** The named player chooses which of its components goes back. */
export const returnComponent = question<'return'>({
  rule: 'OCT-5.3',
  pace: 'quick',
  asks: (_state, { cult }, seat) => seat === cult,
  moves: (state, { cult }) => cultOf(state, cult).components.map((component): Move => ({ type: 'return', component })),
  fallback: (state, { cult }) => ({ type: 'return', component: cultOf(state, cult).components.at(-1) as Component }),
  answer(state, _step, seat, move, turn) {
    state.agenda.pop()
    if (move.type === 'return') giveBack(state, seat, move.component, turn)
  },
})

function giveBack(state: State, seat: Seat, component: Component, turn: Turn<Fact>): void {
  if (state.night.hidden) turn.reveal()
  const { components } = cultOf(state, seat)
  components.splice(components.indexOf(component), 1)
  state.stock[component] = stockAt(state, component) + 1
  turn.tell({ type: 'returned', cult: seat, component, turn: state.turn })
}
