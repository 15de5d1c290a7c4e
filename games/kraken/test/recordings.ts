import { characterNames, type Character } from '../data/characters.ts'
import type { ChartName } from '../data/charts.ts'
import type { Options } from '../options.ts'
import type { Passage } from './passages.ts'

/** A game to be recorded: who sits down, and what has to happen in it. */
export interface Recording {
  readonly seats: number
  readonly options: Partial<Options>
  /** They take their time before they use a character. */
  readonly slow?: boolean
  /** Every third order is refused. */
  readonly restless?: boolean
  readonly through: readonly Passage[]
}

const at = (seats: number, chart: ChartName, ...through: readonly Passage[]): Recording => ({
  seats,
  options: { chart, small: seats > 6 },
  through,
})

const restless = (recording: Recording): Recording => ({ ...recording, restless: true })

/** What comes of some of them. */
const besides: Readonly<Partial<Record<Character, Passage>>> = {
  instigator: 'Instigator followed',
  mentor: 'used again',
  consultant: 'Consultant advises',
}

/** One for each character, through all numbers of seats and both charts in turn. */
const characters = characterNames.map((name, index): [string, Recording] => {
  const more = besides[name]
  return [
    name,
    {
      ...at(5 + (index % 7), index % 2 === 0 ? 'short' : 'long', `use ${name}`, ...(more === undefined ? [] : [more])),
      slow: index % 3 === 0,
    },
  ]
})

export const recordings: Readonly<Record<string, Recording>> = {
  ...Object.fromEntries(characters),
  bluewater: at(5, 'short', 'end bluewater', 'card east-drunk', 'card east-disarmed'),
  crimson: at(7, 'short', 'end crimson', 'card west-drunk', 'card west-mermaid', 'card west-telescope'),
  kraken: at(6, 'long', 'end kraken', 'ritual conversion', 'card north-uprising'),
  fed: at(8, 'long', 'end fed', 'token feed'),
  'nobody-wins': restless(at(5, 'long', 'nobody wins')),
  searches: at(9, 'long', 'token search', 'token flog'),
  tongue: at(6, 'long', 'token tongue', 'mutiny'),
  emergency: at(8, 'short', 'emergency', 'end crimson'),
  'two-jump': restless(at(7, 'long', 'second emergency')),
  'leader-jumps': restless(at(6, 'short', 'leader jumps', 'leader out in a ritual')),
  'leader-out-at-a-stash': restless(at(5, 'long', 'leader out in a ritual', 'ritual stash')),
  refused: at(9, 'short', 'Instigator refused'),
  redraw: at(10, 'short', 'Archivist redraw'),
  'redraw-dry': at(6, 'short', 'Archivist redraw', 'dry pile'),
  dry: { ...at(5, 'short', 'dry pile', 'pile made anew'), options: { chart: 'short' } },
  tie: at(11, 'long', 'tie ruled out'),
  stays: restless(at(5, 'short', 'captain stays')),
  'two-on-board': restless(at(6, 'short', 'two on board')),
  'one-on-board': restless(at(5, 'short', 'one on board', 'two on board')),
  'cultist-met': at(11, 'short', 'cultist met'),
  'convert-met-again': at(7, 'short', 'cultist met', 'pirate converted'),
  supplies: at(10, 'long', 'supply line', 'card west-armed'),
  'markers-ignored': restless(at(9, 'long', 'markers ignored')),
  cabin: at(8, 'short', 'ritual cabin', 'ritual stash'),
}
