import { clock, goTo, octavie, others, prosper, take, type Step } from './moves.ts'

/** Turns 1 and 2: what a clock does, what an offspring does, and what an error does. */
export const clocks: readonly Step[] = [
  {
    kind: 'tell',
    text: {
      en: 'Good evening, and hush. I am the librarian: eight arms, three hearts, no patience. Give me a few minutes and I’ll make a cultist of you.',
      fr: 'Bonsoir, et chut. Je suis le bibliothécaire : huit bras, trois cœurs, aucune patience. Donnez-moi quelques minutes, et je fais de vous un cultiste.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-6.1',
    point: 'components',
    text: {
      en: 'The Grand Octopus wakes for the cult that gathers four different components. It needs at least 1 power left to enjoy it.',
      fr: 'Le Grand Poulpe s’éveille pour le culte qui réunit quatre composantes différentes. Encore faut-il qu’il lui reste au moins 1 point de puissance pour en profiter.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-1.5',
    point: 'room-1',
    text: {
      en: 'Each of the six rooms keeps its own kind. For three cults there are two of each, so somebody will go without. All of you start here, in my library.',
      fr: 'Chacune des six salles abrite une sorte à elle. Pour trois cultes, il y en a deux de chaque : quelqu’un s’en passera. Vous commencez tous ici, dans ma bibliothèque.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-1.4',
    point: 'power',
    text: {
      en: 'The Dagger of Power shows how each cult is doing. You all start at 4. At 0 a cult is out, and its components with it.',
      fr: 'La Dague de Puissance dit comment se porte chaque culte. Vous partez tous de 4. À 0, un culte est éliminé, et ses composantes avec lui.',
    },
  },
  others([prosper, clock(1, 4)], [octavie, clock(5, 3)]),
  {
    kind: 'tell',
    rule: 'OCT-2.2',
    point: 'clock',
    isOpen: true,
    text: {
      en: 'Each turn, everyone sets a clock in secret. The dagger sends your cultists: stay, or take one stair. The tentacle sends your offspring to any room; it has never needed stairs.',
      fr: 'À chaque tour, chacun règle une horloge en secret. La dague envoie vos cultistes : rester, ou prendre un escalier. Le tentacule envoie votre rejeton dans n’importe quelle salle ; lui n’a jamais eu besoin d’escaliers.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-2.1',
    point: 'clock',
    text: {
      en: 'Point the dagger at 2, the museum. Point the tentacle at 1, the library: Prosper looks far too comfortable here. Then send it.',
      fr: 'Pointez la dague sur le 2, le musée. Pointez le tentacule sur le 1, la bibliothèque : Prosper y prend un peu trop ses aises. Puis envoyez.',
    },
    hint: {
      en: 'Humour me: dagger on 2, tentacle on 1. You’ll make your own mistakes soon enough.',
      fr: 'Faites-moi plaisir : dague sur le 2, tentacule sur le 1. Vos propres erreurs viendront bien assez tôt.',
    },
    moves: () => [clock(2, 1)],
  },
  {
    kind: 'tell',
    rule: 'OCT-3.1',
    text: {
      en: 'All clocks are revealed together and all pawns move at once. Then locations are resolved one by one, from 1 up to the Exterior.',
      fr: 'Toutes les horloges sont révélées ensemble, et tous les pions bougent en même temps. Puis les lieux se résolvent un par un, du 1 jusqu’à l’Extérieur.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-4.3',
    point: 'room-1',
    text: {
      en: 'Prosper stayed in, and met your offspring. Every cult that meets an offspring gathers nothing and loses 1 power. He blames the architecture.',
      fr: 'Prosper est resté, et il a croisé votre rejeton. Tout culte qui croise un rejeton ne récupère rien et perd 1 point de puissance. Il en veut à l’architecte.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-4.1',
    point: 'room-2',
    text: {
      en: 'You are the only cult in the museum, and no offspring is there: you dominate it. So you may gather one component. Take the idol.',
      fr: 'Vous êtes le seul culte au musée, et sans rejeton : vous le dominez. Vous pouvez donc y récupérer une composante. Prenez l’idole.',
    },
    hint: {
      en: 'Modesty wins nothing here. Take the idol.',
      fr: 'La modestie ne gagne rien ici. Prenez l’idole.',
    },
    moves: () => [take],
  },
  others([octavie, take]),
  {
    kind: 'tell',
    rule: 'OCT-4.11',
    point: 'seat-2',
    text: {
      en: 'Octavie dominated the observatory and has a star chart. What you gather lies open: everyone sees who lacks what, and guesses where they’ll go.',
      fr: 'Octavie a dominé l’observatoire et tient une carte des étoiles. Ce qu’on récupère reste à découvert : chacun voit ce qui manque à qui, et devine où il ira.',
    },
  },
  others([prosper, clock(6, 3)], [octavie, clock(4, 4)]),
  {
    kind: 'do',
    rule: 'OCT-2.2',
    point: 'room-3',
    text: {
      en: 'A new turn: offspring leave the board, cultists stay. Dagger on 3, the crypt, for a skull; point the tentacle as you please. It’s perfectly safe, I checked.',
      fr: 'Nouveau tour : les rejetons quittent le plateau, les cultistes restent. Dague sur le 3, la crypte, pour un crâne ; le tentacule où bon vous semble. C’est sans danger, j’ai vérifié.',
    },
    hint: {
      en: 'The dagger on 3. The tentacle anywhere but 3: both hands on one room mean something else, and I’ll come to that.',
      fr: 'La dague sur le 3. Le tentacule partout sauf sur le 3 : deux aiguilles sur la même salle, c’est autre chose, et j’y viendrai.',
    },
    moves: () => goTo(3),
  },
  {
    kind: 'tell',
    rule: 'OCT-4.3',
    point: 'power',
    text: {
      en: 'Ah. Prosper’s offspring was waiting in the crypt: 1 power lost, and no skull. I should have said that I checked last year.',
      fr: 'Ah. Le rejeton de Prosper attendait dans la crypte : 1 point de puissance en moins, et pas de crâne. J’aurais dû préciser que j’avais vérifié l’an dernier.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-3.2',
    point: 'room-1',
    text: {
      en: 'Prosper sent his cultists to the garden, where no stair leads from the library. An error of the clock: they lie down, absent for the turn, and he loses 1 power. His offspring came all the same.',
      fr: 'Prosper a envoyé ses cultistes au jardin, où aucun escalier ne mène depuis la bibliothèque. Erreur d’horloge : les voilà couchés, absents pour le tour, et lui perd 1 point de puissance. Son rejeton, lui, est venu quand même.',
    },
  },
  others([octavie, take]),
]
