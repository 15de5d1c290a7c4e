import { situationAt } from '@octopolis/bots'
import type { Chance, Seat, Viewer } from '@octopolis/engine'
import type { Proof } from '@octopolis/engine/conform'
import { bots } from './bot/bots.ts'
import { exteriors, locations, rooms, type Component } from './data/places.ts'
import { defaultStairs } from './data/stairs.ts'
import { clone, cultOf, inPlay, type Clock, type Cult, type Hand, type State } from './state.ts'
import type { Octopus } from './kit.ts'

type OctopusProof = Proof<Octopus>

const hands: readonly Hand[] = [0, ...rooms]

/**
 * A state that differs only in what this viewer may not know. Written from the state and not from the view, so that
 * it can convict the view.
 */
function redeal(state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state)
  resetClocks(other, viewer, chance)
  if (other.night.hidden && other.ending === null) turnTokensOver(other, viewer, chance)
  return other
}

function resetClocks(state: State, viewer: Viewer, chance: Chance): void {
  state.cults.forEach((cult, seat) => {
    if (seat === viewer || cult.clock === null) return
    do cult.clock = { dagger: chance.pick(hands), tentacle: chance.pick(hands) }
    while (keepsTogether(state, cult))
  })
}

/** OCT-3.4: do the clock that was shown last and the one that is set both bring the offspring where its own cult lies? */
function keepsTogether({ night }: State, { at, shown, clock }: Cult): boolean {
  const lies = ({ dagger, tentacle }: Clock) =>
    tentacle === at && dagger !== at && (dagger === 0 || night.stairs[at]?.includes(dagger) !== true)
  return night.edition >= 2 && shown !== null && clock !== null && lies(shown) && lies(clock)
}

function turnTokensOver(state: State, viewer: Viewer, chance: Chance): void {
  // Sometimes an odd number: after an even one, two cults with one token each would have their own again.
  for (let swaps = 40 + chance.below(2); swaps > 0; swaps--) exchange(state, viewer, chance)
  state.cults.forEach(({ components }, seat) => {
    if (seat !== viewer) chance.shuffle(components)
  })
}

/** Two cults whose tokens lie face down for this viewer trade two of them, where neither gets two of a kind. */
function exchange(state: State, viewer: Viewer, chance: Chance): void {
  const strangers = state.cults.flatMap((_cult, seat) => (seat === viewer ? [] : [seat]))
  const [one, two] = chance.shuffle(strangers)
  if (one === undefined || two === undefined) return
  const mine = unknownOf(state, one)
  const theirs = unknownOf(state, two)
  if (mine.length === 0 || theirs.length === 0) return
  const gives = chance.pick(mine)
  const takes = chance.pick(theirs)
  const [first, second] = [cultOf(state, one).components, cultOf(state, two).components]
  if (gives === takes || first.includes(takes) || second.includes(gives)) return
  first[first.indexOf(gives)] = takes
  second[second.indexOf(takes)] = gives
}

/** A token taken this turn is known to all. */
function unknownOf(state: State, seat: Seat): Component[] {
  const known = state.taken.filter(({ cult }) => cult === seat).map(({ at }) => at)
  return cultOf(state, seat).components.filter((kind) => !known.includes(kind))
}

const total = (state: State, kind: Component): number =>
  (state.stock[kind] ?? 0) + state.cults.filter(({ components }) => components.includes(kind)).length

const eachCult = (state: State, wrong: (cult: Cult) => boolean, what: string): string | null => {
  const seat = state.cults.findIndex(wrong)
  return seat === -1 ? null : `cult ${seat} ${what}`
}

const invariants: Readonly<Record<string, (state: State) => string | null>> = {
  'OCT-1.5: components are conserved': (state) => {
    const inGame = (kind: Component) => (kind === 7 && state.night.exterior === null ? 0 : state.cults.length - 1)
    const kind = locations.find((one) => total(state, one) !== inGame(one))
    return kind === undefined ? null : `there are ${total(state, kind)} components of location ${kind}`
  },
  'OCT-1.4: power stays on the scale': (state) =>
    eachCult(state, ({ power }) => !Number.isInteger(power) || power < 0 || power > 7, 'has an impossible power'),
  'OCT-4.1: one of each kind': (state) =>
    eachCult(state, ({ components }) => new Set(components).size !== components.length, 'has two of a kind'),
  'OCT-4.9: a cult is on the board exactly as long as it is in play': (state) =>
    eachCult(state, (cult) => inPlay(cult) !== (cult.at !== 0), 'is out of play and on the board, or the reverse'),
  'OCT-3.4: cult and offspring that shared a room are parted the turn after': (state) =>
    eachCult(state, (cult) => keepsTogether(state, cult), 'has set a clock that keeps it with its offspring'),
  'OCT-2.2: offspring never go to the Exterior': (state) =>
    eachCult(state, ({ offspring }) => !hands.includes(offspring), 'has its offspring outside the university'),
  'OCT-2.3: a cult in the Exterior has summoned nothing': (state) =>
    eachCult(state, ({ at, lying, offspring }) => at === 7 && !lying && offspring !== 0, 'is in two places'),
}

/** An owner of the box may tick other stairs: a ring without a centre, and nearly everything. */
const ring = ['1-2', '2-3', '3-6', '4-6', '4-5', '1-5'] as const
const warren = [...defaultStairs, '2-4', '2-5', '3-5', '3-6', '4-6'] as const

const seatCounts = [3, 4, 5] as const
const tables = seatCounts.flatMap((seats) =>
  [false, true].flatMap((hidden) => [
    ...exteriors.map((exterior) => ({ seats, options: { quick: false, exterior, hidden } })),
    { seats, options: { quick: false, exterior: 'chance', hidden, stairs: hidden ? ring : warren } },
    { seats, options: { quick: true, hidden } },
  ]),
)

/** What the conformance kit needs to put this game on trial. */
export const proof: Omit<OctopusProof, 'words' | 'rulebooks'> = {
  redeal,
  invariants,
  tables,
  bots: [(table, seat, chance) => bots.easy.decide(situationAt(table, seat, chance))],
}
