import { components, exteriors, fates, list, places, stores, wanted } from './fr-nouns.ts'
import { stepsIn } from './steps.ts'

const bothHands = 'les deux aiguilles sur la même salle'

export const { steps, sayings } = stepsIn({
  places,
  exteriors,
  components,
  fates,
  list,
  stores,
  clock: {
    cultists: 'Où vont vos cultistes ?',
    offspring: 'Où va votre rejeton ?',
    bothOn: 'Les deux aiguilles sur quelle salle ? Peu importe.',
    nowhere: 'nulle part',
    walks: { stays: 'rester ici', walks: 'par l’escalier', returns: 'retour de l’Extérieur' },
    both: bothHands,
    outside: {
      stays: (left) => `rester à l’Extérieur : ${bothHands} · ${left}`,
      goes: (left) => `voyage vers l’Extérieur : ${bothHands} · ${left}`,
    },
    line: 'sur le trait',
    noOffspring: 'tentacule sur le trait : pas de rejeton',
    thereNow: (names) => `en ce moment : ${names}`,
  },
  stance: {
    question: 'Que voulez-vous ici ?',
    wanted,
    own: 'votre position pour l’instant',
    declaredBy: (names) => `déclaré par ${names}`,
    iTake: 'je me sers',
    takes: (name) => `${name} se sert`,
    nothing: 'personne ne prend rien',
    fight: 'chaque culte présent perd 1 point de puissance',
    firmly: 'Avec quelle fermeté ?',
    declare: { choice: 'déclarer', note: 'tous l’entendent, et vous pouvez changer d’avis' },
    lock: {
      choice: 'verrouiller',
      fight: 'l’affrontement éclate aussitôt',
      note: 'définitif pour ce tour de discussion',
    },
  },
  swap: {
    question: 'Échanger avec qui ?',
    nobody: 'avec personne',
    keep: 'ne rien échanger',
    faceDown: (tokens) => `${tokens} face cachée`,
    give: 'Que donnez-vous ?',
    take: 'Que prenez-vous ?',
  },
  talk: {
    question: 'Que voulez-vous dire ?',
    going: { choice: 'où je serai', where: 'Où serez-vous ?' },
    sending: { choice: 'où sera mon rejeton', where: 'Où sera-t-il ?' },
    deal: {
      choice: 'un arrangement',
      note: 'rien n’oblige à s’y tenir',
      whom: 'Avec qui ?',
      where: 'Pour quel lieu ?',
      taker: 'Qui prend ce qui s’y trouve ?',
      me: 'laissez-le-moi',
      you: 'je vous le laisse',
    },
    alarm: {
      choice: 'un avertissement',
      note: 'quelqu’un est tout près du rituel',
      whom: 'Qui en est si près ?',
    },
  },
})
