import type { Cover } from '@octopolis/games/cover'

export const cover: Cover = {
  id: 'octopus',
  shelf: 1,
  seats: { min: 3, max: 5 },
  minutes: [10, 30],
  title: { en: 'Night of the Grand Octopus', fr: 'La Nuit du Grand Poulpe' },
  pitch: {
    en: 'A closed university, three to five rival cults, and something vast asleep below the sea. In secret, point one hand of your clock where your cultists go and the other where your monstrous offspring goes; then all find out who has met whom. Bring together four different components before anybody else does, and before your power runs out.',
    fr: 'Une université fermée, de trois à cinq cultes rivaux, et quelque chose d’immense qui dort sous la mer. En secret, réglez une aiguille de votre horloge là où vont vos cultistes, et l’autre là où va votre monstrueux rejeton ; puis découvrez ensemble qui a croisé qui. Réunissez quatre composantes différentes avant tout le monde, et avant que la puissance ne vous manque.',
  },
  light: { glow: '#a78bfa', flame: '#f2b84b', deep: '#1a1033' },
  emblem: [
    'M32 6c-9 0-16 7-16 16 0 7 3 10 3 15 0 6-9 6-9 13 0 3 2 5 5 5',
    'M32 6c9 0 16 7 16 16 0 7-3 10-3 15 0 6 9 6 9 13 0 3-2 5-5 5',
    'M24 36c0 8-3 10-3 16 0 4 2 6 5 6',
    'M40 36c0 8 3 10 3 16 0 4-2 6-5 6',
    'M32 38v20',
    'M25 22a3 4 0 1 0 6 0 3 4 0 1 0-6 0',
    'M33 22a3 4 0 1 0 6 0 3 4 0 1 0-6 0',
  ],
}
