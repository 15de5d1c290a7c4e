import { cardIds, crew, type CardId, type CrewId } from '../data/cards/index.ts'
import type { Options } from '../options.ts'
import type { Passage } from './passages.ts'

/** A race to be recorded: who sits down, and what has to happen in it. */
export interface Recording {
  readonly seats: number
  readonly options: Partial<Options>
  /** Nobody plays or discards anything if it can be helped. */
  readonly idle?: boolean
  readonly through: readonly Passage[]
}

const isCrew = (card: CardId): card is CrewId => card in crew

/** Short, so that the files are; now and then with what else a host may choose. */
function optionsFor(index: number): Partial<Options> {
  return {
    short: true,
    vehicles: index % 4 === 1 ? 'chosen' : 'dealt',
    markers: index % 10 === 3 ? '1' : '0',
    lastTurn: index % 5 === 2,
  }
}

/** One for each card, through all numbers of seats in turn; crew has driven there, too. */
const forCards = cardIds.map((card, index): [string, Recording] => [
  card,
  {
    seats: 3 + (index % 6),
    options: optionsFor(index),
    through: isCrew(card) && index % 2 === 0 ? [`card ${card}`, `driver ${card}`] : [`card ${card}`],
  },
])

export const recordings: Readonly<Record<string, Recording>> = {
  ...Object.fromEntries(forCards),
  whole: { seats: 4, options: {}, through: ['end flag', 'fact shuffled'] },
  'whole-of-eight': { seats: 8, options: {}, through: ['fact shuffled', 'fact lapped'] },
  markers: { seats: 3, options: { markers: '1' }, through: ['fact shuffled', 'end flag'] },
  'all-variants': {
    seats: 5,
    options: { vehicles: 'chosen', markers: '1', short: true, lastTurn: true },
    through: ['fact flagMarked', 'fact flag'],
  },
  chain: { seats: 6, options: { short: true }, through: ['a cancel cancelled'] },
  crowd: { seats: 7, options: {}, through: ['three reactions to one event'] },
  'from-behind': { seats: 4, options: { short: true }, through: ['won from behind', 'fact lap'] },
  'idle-pit': { seats: 3, options: { short: true }, through: ['fact pitIdle'] },
  nobody: { seats: 3, options: {}, idle: true, through: ['end dry'] },
}
