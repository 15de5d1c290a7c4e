import type { Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { answers } from './en-answers.ts'
import { asks, doing, windows } from './en-asks.ts'
import { endings, facts } from './en-facts.ts'
import { steps } from './en-steps.ts'
import { table } from './en-table.ts'
import type { Cthulhu500 } from '../kit.ts'

export const en: Words<Cthulhu500> = {
  title: cover.title.en,
  pitch: cover.pitch.en,

  options: {
    vehicles: {
      label: 'Vehicles',
      help: 'Dealt by chance, or chosen one after another.',
      values: { dealt: 'Dealt', chosen: 'Chosen' } satisfies Record<Options['vehicles'], string>,
    },
    markers: {
      label: 'Markers on the flag',
      help: 'Each makes the race longer: the flag stays out until all are gone, and one goes whenever the pile runs out.',
      values: { '0': 'None', '1': '1', '2': '2', '3': '3' } satisfies Record<Options['markers'], string>,
    },
    short: {
      label: 'Short race',
      help: 'The flag is shuffled into the lower half of the pile before the start.',
    },
    lastTurn: {
      label: 'Last turn',
      help: 'When the flag is drawn, everybody still has one turn.',
    },
  },
  problems: {},

  asks,
  doing,
  answers,
  steps,
  facts,
  talk: {},
  windows,
  endings,
  table,
}
