import type { Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask } from '../state.ts'
import type { Talk } from '../talk.ts'
import type { View } from '../view.ts'
import { answers } from './fr-answers.ts'
import { asks, doing } from './fr-asks.ts'
import { endings, facts } from './fr-facts.ts'
import { logbookSteps, loyaltySteps, nominateSteps, ritualSteps, windowSteps } from './fr-steps.ts'
import { table } from './fr-table.ts'
import { sayings, talk } from './fr-talk.ts'

export const fr: Words<Move, Options, View, Fact, Ask, Talk> = {
  title: cover.title.fr,
  pitch: cover.pitch.fr,

  options: {
    chart: {
      label: 'Voyage',
      help: 'La Courte Excursion convient à une première partie et aux petits équipages. La Longue Traversée a plus d’eau, plus de cartes, des supplices, une langue à perdre, et une ligne de ravitaillement qui remet tout le monde en mousquets.',
      values: { short: 'Courte Excursion', long: 'Longue Traversée' } satisfies Record<Options['chart'], string>,
    },
    small: {
      label: 'Personnages pour petit équipage',
      help: 'À 5 ou 6, l’Usurier, le Ménestrel et le Mentor restent à quai : il leur faut davantage de public. Sans effet à partir de 7.',
    },
  },
  problems: {},

  asks,
  doing,
  answers,
  steps: {
    window: windowSteps,
    nominate: nominateSteps,
    loyalty: loyaltySteps,
    logbook: logbookSteps,
    ritual: ritualSteps,
  },
  facts,
  talk,
  sayings,
  endings,
  table,
}
