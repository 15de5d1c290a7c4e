import type { Cover } from '@octopolis/games/cover'

export const cover: Cover = {
  id: 'kraken',
  shelf: 2,
  seats: { min: 5, max: 11 },
  minutes: [45, 90],
  title: { en: 'Feed the Kraken', fr: 'L’Ombre du Kraken' },
  pitch: {
    en: 'One ship, five to eleven hands, and three quite different ideas of where to go. Sailors want to go home, pirates want the ship, and somebody below deck is lighting candles to something with tentacles. A captain, a lieutenant and a navigator steer in silence, card by card; everybody else gets to ask why the ship has turned, with a musket if need be. Find out whom to trust before the sea does.',
    fr: 'Un navire, de cinq à onze matelots, et trois idées bien arrêtées de la destination. Les marins veulent rentrer, les pirates veulent le navire, et quelqu’un, à fond de cale, allume des bougies pour une chose à tentacules. Capitaine, lieutenant et navigateur tiennent le cap en silence, carte après carte ; à tous les autres de demander pourquoi l’on a viré de bord, mousquet au poing s’il le faut. Sachez à qui vous fier avant que la mer ne tranche.',
  },
  light: { glow: '#5fb3c4', flame: '#f0a63c', deep: '#0a1a2b' },
  emblem: [
    'M32.600 42.800a17 17 0 1 1 12.200-9.600',
    'M25 26a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    'M29 22V3',
    'M29 30v9',
    'M25 26H6',
    'M33 26h19',
    'M26.200 23.200 12.700 9.700',
    'M31.800 23.200 45.300 9.700',
    'M26.200 28.800 12.700 42.300',
    'M31.800 28.800l4 4',
    'M8 61c22 1 50 2 51-15 .5-10-10-15-17-10-6 4-4 12 2 11 4-.6 4-5 1-5',
    'M12 52c16 1 34 3 35-3',
    'M24 57h.010',
    'M35 58h.010',
    'M46 56h.010',
    'M53 48h.010',
  ],
}
