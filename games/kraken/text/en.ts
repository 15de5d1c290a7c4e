import type { Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { answers } from './en-answers.ts'
import { asks, doing } from './en-asks.ts'
import { endings, facts } from './en-facts.ts'
import { steps } from './en-steps.ts'
import { table } from './en-table.ts'
import { sayings, talk } from './en-talk.ts'
import type { Kraken } from '../kit.ts'

export const en: Words<Kraken> = {
  title: cover.title.en,
  pitch: cover.pitch.en,

  options: {
    chart: {
      label: 'Voyage',
      help: 'The short trip is for a first game and for small crews. The long journey has more water, more cards, floggings, a tongue to lose, and a supply line that fills up everybody’s muskets.',
      values: { short: 'Short trip', long: 'Long journey' } satisfies Record<Options['chart'], string>,
    },
    small: {
      label: 'Characters for a small crew',
      help: 'With 5 or 6 players the Debt Collector, the Minstrel and the Mentor stay ashore: they want a larger audience. Makes no difference from 7 up.',
    },
  },
  problems: {},

  asks,
  doing,
  answers,
  steps,
  facts,
  talk,
  sayings,
  endings,
  table,
}
