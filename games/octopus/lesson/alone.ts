import { clock, dream, goTo, lock, octavie, others, prosper, rewarding, take, whereYouAre, type Step } from './moves.ts'

/** Turns 4 and 5: the learner chooses, the others can't keep up, and the night is over. */
export const alone: readonly Step[] = [
  others([prosper, clock(2, 0)], [octavie, clock(5, 5)]),
  {
    kind: 'tell',
    rule: 'OCT-2.4',
    point: 'exterior',
    text: {
      en: 'Two components of four. To leave the Exterior, point your hands at two different rooms. Your cultists reappear in the dagger’s room, however far it is.',
      fr: 'Deux composantes sur quatre. Pour revenir de l’Extérieur, pointez vos aiguilles sur deux salles différentes. Vos cultistes reparaissent dans la salle de la dague, si loin soit-elle.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-3.5',
    point: 'clock',
    text: {
      en: 'You choose: the dagger on any room whose component you lack. The tentacle on another room, or on the line for no offspring. For the dagger, the line is an error.',
      fr: 'À vous de choisir : la dague sur une salle dont il vous manque la composante. Le tentacule sur une autre, ou sur le trait pour ne rien invoquer. Pour la dague, le trait est une erreur.',
    },
    hint: {
      en: 'Dagger on 1, 3, 4, 5 or 6: a second idol is no use to you. Tentacle on a different room, or on the line.',
      fr: 'Dague sur 1, 3, 4, 5 ou 6 : on ne garde pas deux idoles. Tentacule sur une autre salle, ou sur le trait.',
    },
    moves: (view) => rewarding(view).flatMap(goTo),
  },
  others([prosper, take]),
  {
    kind: 'do',
    rule: 'OCT-4.1',
    point: 'bar',
    text: {
      en: 'Nobody else came: you dominate. You know what to do.',
      fr: 'Personne d’autre n’est venu : vous dominez. Vous savez quoi faire.',
    },
    hint: {
      en: 'Take it. Politeness is for the cults that lose.',
      fr: 'Servez-vous. La politesse, c’est pour les cultes qui perdent.',
    },
    moves: () => [take],
  },
  others([prosper, take], [octavie, dream]),
  {
    kind: 'others',
    moves: (view) => [
      [prosper, clock(2, whereYouAre(view))],
      [octavie, clock(2, whereYouAre(view))],
    ],
  },
  {
    kind: 'tell',
    rule: 'OCT-2.5',
    point: 'seat-0',
    text: {
      en: 'Three of four, and the others can count. In their place I’d send an offspring right where you are standing. Don’t be standing there.',
      fr: 'Trois sur quatre, et les autres savent compter. À leur place, j’enverrais un rejeton là où vous êtes. N’y soyez plus.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-2.2',
    point: 'clock',
    text: {
      en: 'Take one stair to a room whose component you still lack. The tentacle is all yours.',
      fr: 'Prenez un escalier vers une salle dont la composante vous manque encore. Le tentacule est tout à vous.',
    },
    hint: {
      en: 'One stair away, and a component you don’t have yet. The tentacle on a different room, or on the line.',
      fr: 'À un escalier d’ici, et une composante que vous n’avez pas. Le tentacule sur une autre salle, ou sur le trait.',
    },
    moves: (view) => rewarding(view).flatMap(goTo),
  },
  others([octavie, lock('fight')]),
  {
    kind: 'do',
    rule: 'OCT-4.1',
    point: 'bar',
    text: {
      en: 'Their offspring found an empty room. And you have found your fourth component: take it, gently.',
      fr: 'Leurs rejetons ont trouvé une salle vide. Et vous, votre quatrième composante : prenez-la, en douceur.',
    },
    hint: {
      en: 'You came all this way for it. Take it.',
      fr: 'C’est pour elle que vous avez pris tant d’escaliers. Prenez-la.',
    },
    moves: () => [take],
  },
  others([octavie, lock('fight')]),
  {
    kind: 'tell',
    rule: 'OCT-6.1',
    text: {
      en: 'Victory is checked once a turn, after all locations: four different components, power to spare, you win. Had several made it, a grimoire would have settled it first. He is awake now; I’d use the stairs.',
      fr: 'La victoire se vérifie une fois par tour, après tous les lieux : quatre composantes différentes, de la puissance en réserve, c’est gagné. À plusieurs, le grimoire aurait tranché d’abord. Il est réveillé, maintenant ; je prendrais l’escalier.',
    },
  },
]
