import type { Livery } from '@octopolis/games/board'
import type { Seat } from '@octopolis/engine'

/** Told apart by eyes of every kind: the colours differ in lightness too, and no two signs share an outline. */
export const liveries: readonly Livery[] = [
  // A crescent moon
  {
    name: { en: 'coral, a crescent', fr: 'corail, un croissant' },
    colour: '#ff8a70',
    sign: 'M15 2A10.2 10.2 0 1 0 22 16 8.4 8.4 0 0 1 15 2Z',
  },
  // An eye
  {
    name: { en: 'blue, an eye', fr: 'bleu, un œil' },
    colour: '#6cc6ff',
    sign: 'M1 12C5 5.5 9 4 12 4s7 1.5 11 8c-4 6.5-8 8-11 8S5 18.5 1 12ZM12 7.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 1 0 0-9.4ZM12 9.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
  },
  // A star
  {
    name: { en: 'yellow, a star', fr: 'jaune, une étoile' },
    colour: '#f7e36a',
    sign: 'm12 1 2.9 7.6 8.1.4-6.3 5.1 2.1 7.9-6.8-4.5L5.2 22l2.1-7.9L1 9l8.1-.4Z',
  },
  // A trident
  {
    name: { en: 'green, a trident', fr: 'vert, un trident' },
    colour: '#5fdd9d',
    sign: 'M10.5 23v-9H6.8A4.8 4.8 0 0 1 2 9.2V2h3v7a2 2 0 0 0 2 2h3.5V1h3v10H17a2 2 0 0 0 2-2V2h3v7.2a4.8 4.8 0 0 1-4.8 4.8h-3.7v9Z',
  },
  // An hourglass
  {
    name: { en: 'pink, an hourglass', fr: 'rose, un sablier' },
    colour: '#f5a8e4',
    sign: 'M4 1h16v3.4L14.2 12l5.8 7.6V23H4v-3.4L9.8 12 4 4.4Z',
  },
]

const plain: Livery = { colour: '#e9f1f7', sign: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z' }

export function liveryOf(seat: Seat): Livery {
  return liveries[seat] ?? plain
}
