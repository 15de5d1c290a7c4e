import type { Cover } from '@octopolis/games/cover'

export const cover: Cover = {
  id: 'cthulhu500',
  shelf: 3,
  seats: { min: 3, max: 8 },
  minutes: [30, 60],
  title: { en: 'Cthulhu 500', fr: 'Cthulhu 500' },
  pitch: {
    en: 'Three to eight vehicles that should not be, on a road that bites its own tail. Whoever leads chases whoever is last, for that is how a lap is won. Bolt on an engine of the damned, hire a mechanic who is mostly fungus, and shout “Iä! Iä!” before anybody else does: the fastest hand counts as much as the fastest car. When the flag comes out, most laps wins. Nobody knows when it comes out.',
    fr: 'De trois à huit véhicules qui ne devraient pas exister, sur une route qui se mord la queue. Qui mène chasse la lanterne rouge : c’est ainsi qu’on boucle un tour. Montez un moteur à damnation interne, embauchez un mécano qui tient surtout du champignon, et criez « Iä ! Iä ! » avant les autres : ici, la main la plus vive vaut bien le bolide le plus rapide. Quand le drapeau tombe, le plus grand nombre de tours l’emporte. Quand tombe-t-il ? Personne ne le sait.',
  },
  light: { glow: '#9ad14b', flame: '#ff6b3d', deep: '#141c0c' },
  // A steering wheel with an eye for a hub, and something that holds it from below.
  emblem: [
    'M32 5a22 22 0 0 1 19.700 31.800',
    'M12.300 36.800A22 22 0 0 1 32 5',
    'M22 46.600a22 22 0 0 0 20 0',
    'M22 27c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7',
    'M32 22.500c2 3 2 6 0 9-2-3-2-6 0-9',
    'M22 27H10',
    'M42 27h12',
    'M32 34v15',
    'M6 60c8 0 14-5 13-12-1-6-8-7-11-3-3 5 3 9 6 5',
    'M58 60c-8 0-14-5-13-12 1-6 8-7 11-3 3 5-3 9-6 5',
    'M22 58h.010',
    'M27 56h.010',
    'M32 55h.010',
    'M37 56h.010',
    'M42 58h.010',
  ],
}
