import { clock, declare, dream, journeys, lock, octavie, others, prosper, take, type Step } from './moves.ts'

const me = 0

/** Turn 3: the journey to the Exterior, and a talk there. */
export const dreams: readonly Step[] = [
  others([prosper, clock(1, 5)], [octavie, clock(6, 6)]),
  {
    kind: 'tell',
    rule: 'OCT-2.3',
    point: 'exterior',
    text: {
      en: 'Octavie has found a silver key in the Exterior: tonight, the Dimension of Dreams. Point both hands at one room and your cultists journey there too. You summon no offspring that turn.',
      fr: 'Octavie a déniché une clef d’argent à l’Extérieur : ce soir, la Dimension du Rêve. Pointez les deux aiguilles sur une même salle, et vos cultistes y partent en voyage aussi. Ce tour-là, pas de rejeton.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-2.3',
    point: 'clock',
    text: {
      en: 'Both hands on the same room, then. Which one is of no importance; choose your favourite.',
      fr: 'Les deux aiguilles sur la même salle, donc. Peu importe laquelle ; prenez votre préférée.',
    },
    hint: {
      en: 'Both hands on one and the same room, any from 1 to 6. On the line doesn’t count.',
      fr: 'Les deux aiguilles sur une seule et même salle, n’importe laquelle de 1 à 6. Le trait ne compte pas.',
    },
    moves: () => journeys,
  },
  others([prosper, take], [octavie, declare('nothing')]),
  {
    kind: 'tell',
    rule: 'OCT-4.4',
    text: {
      en: 'Octavie is still here. Several cults and no offspring: you negotiate. Either all want “nothing”, or all name one cult that takes it, or you fight and each loses 1 power.',
      fr: 'Octavie est encore là. Plusieurs cultes et pas de rejeton : on négocie. Ou tous veulent « rien », ou tous désignent un culte qui se sert, ou c’est l’affrontement, et chacun perd 1 point de puissance.',
    },
  },
  {
    kind: 'tell',
    rule: 'OCT-4.6',
    text: {
      en: 'A stance you only say binds nobody. A locked one is final for that round. One locked “fight”, or no agreement after two rounds, and out come the daggers.',
      fr: 'Une position déclarée n’est que du vent. Verrouillée, elle est définitive pour ce tour de discussion. Un seul « affrontement » verrouillé, ou pas d’accord après deux tours de discussion, et l’on sort les dagues.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-4.6',
    point: 'negotiation',
    text: {
      en: 'Octavie says “nothing”. You want that key: say “I take it”. Or lock it in at once, if you are that sort of person.',
      fr: 'Octavie dit « rien ». Vous, vous voulez cette clef : déclarez « je me sers ». Ou verrouillez tout de suite, si c’est votre genre.',
    },
    hint: {
      en: '“I take it”: say it or lock it in. A fight would cost you 1 power and get you no key.',
      fr: '« Je me sers » : déclarez-le ou verrouillez-le. Un affrontement vous coûterait 1 point de puissance, sans clef au bout.',
    },
    moves: () => [declare(me), lock(me)],
  },
  others([octavie, declare(me)]),
  {
    kind: 'tell',
    rule: 'OCT-5.1',
    point: 'exterior',
    text: {
      en: 'Octavie gives way: she has a key, and nobody may hold two. She only wants to sleep: in the Dreams you may gain 1 power at the end of the turn, unless you lost some in a conflict or took a key.',
      fr: 'Octavie cède : elle a déjà une clef, et nul n’en garde deux. Elle ne veut que dormir : dans le Rêve, on peut gagner 1 point de puissance à la fin du tour, sauf si l’on en a perdu dans un conflit ou pris une clef.',
    },
  },
  {
    kind: 'do',
    rule: 'OCT-4.6',
    point: 'negotiation',
    text: {
      en: 'Same stance on both sides. Now make it count: lock in “I take it”.',
      fr: 'Même position des deux côtés. Reste à conclure : verrouillez « je me sers ».',
    },
    hint: {
      en: 'Lock in “I take it”, before she wakes up and thinks about it.',
      fr: 'Verrouillez « je me sers », avant qu’elle ne se réveille tout à fait.',
    },
    moves: () => [lock(me)],
  },
  others([octavie, lock(me)]),
  {
    kind: 'do',
    rule: 'OCT-4.4',
    point: 'exterior',
    text: {
      en: 'Agreed: you dominate, as if you were alone. Take the silver key.',
      fr: 'Accord conclu : vous dominez, comme si votre culte était seul. Prenez la clef d’argent.',
    },
    hint: {
      en: 'The key or the nap, not both. Naps have never woken anybody: take the key.',
      fr: 'La clef ou la sieste, pas les deux. Une sieste n’a jamais réveillé personne : prenez la clef.',
    },
    moves: () => [take],
  },
  others([octavie, dream]),
]
