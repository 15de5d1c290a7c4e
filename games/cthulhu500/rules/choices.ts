import type { Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { Answers, Work } from '../moves.ts'

type Action = Answers['act']
type FreePass = Answers['freePass']
type Discard = Answers['tidy']
type InWindow = Answers['window']

/** Answers that are given again and again, made once: a search asks for them millions of times. */
export const pass: Action = { type: 'pass' }
export const pit: Action = { type: 'pit' }
export const done: Action = { type: 'done' }
export const repair: Work = { type: 'repair' }
export const tryIt: FreePass = { type: 'try' }
export const decline: FreePass = { type: 'decline' }
export const takeOrLeave: readonly FreePass[] = [decline, tryIt]

const holds: (readonly [InWindow])[] = []

/** Lets it happen, with so many cards on the table: the only answer of most. */
export function holdAfter(count: number): readonly [InWindow] {
  return (holds[count] ??= [{ type: 'hold', after: count }])
}

/** Beside a card, the seat and the place on the table that it is meant for; −1: none. */
function keptBy<Move>(make: (card: CardId, seat: number, place: number) => Move) {
  const known = new Map<CardId, Move[]>()
  return (card: CardId, seat: number, place: number): Move => {
    let moves = known.get(card)
    if (moves === undefined) {
      moves = []
      known.set(card, moves)
    }
    return (moves[(place + 1) * 9 + seat + 1] ??= make(card, seat, place))
  }
}

const plays = keptBy<Action>((card, target) => (target < 0 ? { type: 'play', card } : { type: 'play', card, target }))
const hires = keptBy<Action>((card, owner) => ({ type: 'hire', card, pit: owner }))
const reacts = keptBy<InWindow>((card, target, against) => ({
  type: 'react',
  card,
  ...(against < 0 ? {} : { against }),
  ...(target < 0 ? {} : { target }),
}))

export const play = (card: CardId, target: number): Action => plays(card, target, -1)
export const hire = (card: CardId, owner: Seat): Action => hires(card, owner, -1)
export const react = (card: CardId, target: number): InWindow => reacts(card, target, -1)
export const cancel = (card: CardId, against: number): InWindow => reacts(card, -1, against)

/** Has this card come up before in the hand? Copies are alike. */
export function isCopy(hand: readonly CardId[], at: number): boolean {
  return hand.indexOf(hand[at] as CardId) < at
}

const keepAll: Discard = { type: 'discard', cards: [] }

/** As few as possible: none, unless there are too many. */
export function fewestDiscards(hand: readonly CardId[], mostLeft: number): Discard {
  return hand.length <= mostLeft ? keepAll : (discards(hand, mostLeft)[0] ?? keepAll)
}

/** Every choice of cards to discard, none first, that leaves so many in the hand at most. */
export function discards(hand: readonly CardId[], mostLeft: number): Discard[] {
  const sorted = hand.toSorted()
  const choices: (readonly CardId[])[] = [[]]
  let copies = 0
  for (let at = 0; at < sorted.length; at++) {
    const card = sorted[at] as CardId
    copies = card === sorted[at - 1] ? copies + 1 : 0
    const { length } = choices
    for (let n = 0; n < length; n++) {
      const chosen = choices[n] as readonly CardId[]
      // Of copies, the first ones are meant.
      if (copies === 0 || chosen[chosen.length - copies] === card) choices.push([...chosen, card])
    }
  }
  const fewest = hand.length - mostLeft
  const moves: Discard[] = []
  for (const cards of choices) {
    if (cards.length >= fewest) moves.push(cards.length === 0 ? keepAll : { type: 'discard', cards })
  }
  return moves
}
