import type { Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { answers } from './fr-answers.ts'
import { asks, doing } from './fr-asks.ts'
import { endings, facts } from './fr-facts.ts'
import { steps } from './fr-steps.ts'
import { table } from './fr-table.ts'
import { sayings, talk } from './fr-talk.ts'
import type { Kraken } from '../kit.ts'

export const fr: Words<Kraken> = {
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
  steps,
  facts,
  talk,
  sayings,
  endings,
  table,
}
