import type { Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import type { Options } from '../options.ts'
import { answers } from './fr-answers.ts'
import { asks, doing, windows } from './fr-asks.ts'
import { endings, facts } from './fr-facts.ts'
import { steps } from './fr-steps.ts'
import { table } from './fr-table.ts'
import type { Cthulhu500 } from '../kit.ts'

export const fr: Words<Cthulhu500> = {
  title: cover.title.fr,
  pitch: cover.pitch.fr,

  options: {
    vehicles: {
      label: 'Véhicules',
      help: 'Distribués au hasard, ou choisis l’un après l’autre.',
      values: { dealt: 'Distribués', chosen: 'Choisis' } satisfies Record<Options['vehicles'], string>,
    },
    markers: {
      label: 'Marqueurs sur le drapeau',
      help: 'Chacun allonge la course : le drapeau reste dehors tant qu’il en porte, et il en perd un chaque fois que la pioche s’épuise.',
      values: { '0': 'Aucun', '1': '1', '2': '2', '3': '3' } satisfies Record<Options['markers'], string>,
    },
    short: {
      label: 'Course courte',
      help: 'Avant le départ, le drapeau est mélangé à la moitié inférieure de la pioche.',
    },
    lastTurn: {
      label: 'Dernier tour',
      help: 'Quand le drapeau est pioché, chacun a encore un tour.',
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
