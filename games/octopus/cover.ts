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
    'M32 6a25 25 0 1 1 0 50 25 25 0 1 1 0-50',
    'M32 9.500v3.500',
    'M53.500 31H50',
    'M32 52.500V49',
    'M10.500 31H14',
    'M43 12l-1.200 2.100',
    'M51 20l-2.100 1.200',
    'M51 42l-2.100-1.200',
    'M43 50l-1.200-2.100',
    'M13 42l2.100-1.200',
    'M13 20l2.100 1.200',
    'M21 12l1.200 2.100',
    'M32 15.500l-2.800 10.500h5.600z',
    'M26.500 26.500h11',
    'M32 27v6',
    'M30 35a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    'M30 36c-1 7-10 5-10 11 0 4.500 6.500 4.500 7 .5 .2-2-2.500-2.500-3-1',
    'M34 36c1 9-5 8-7 11.500',
  ],
}
