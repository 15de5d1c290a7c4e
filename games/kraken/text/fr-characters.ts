import type { Say } from '@octopolis/engine'
import type { Character, Window } from '../data/characters.ts'
import type { Use } from '../moves.ts'
import { de, list, posts } from './fr-nouns.ts'

interface Role {
  readonly name: string
  readonly the: string
  readonly does: string
}

/** What a character does, once. */
export const roles: Readonly<Record<Character, Role>> = {
  kleptomaniac: {
    name: 'Kleptomane',
    the: 'le Kleptomane',
    does: 'prendre 1 mousquet à quelqu’un d’autre',
  },
  troublemaker: {
    name: 'Semeur de zizanie',
    the: 'le Semeur de zizanie',
    does: 'les mousquets révélés par quelqu’un comptent double',
  },
  gunsmith: {
    name: 'Armurier',
    the: 'l’Armurier',
    does: 'payer 1 mousquet ; dès lors, après chaque mutinerie réussie, récupérer 1 de vos mousquets défaussés',
  },
  peacemaker: {
    name: 'Pacificatrice',
    the: 'la Pacificatrice',
    does: 'quelqu’un reprend ses mousquets révélés, qui ne comptent plus',
  },
  gunslinger: { name: 'Fine Gâchette', the: 'la Fine Gâchette', does: 'gagner 2 mousquets' },
  minstrel: {
    name: 'Ménestrel',
    the: 'le Ménestrel',
    does: 'deux personnes ne participent pas à la prochaine preuve de loyauté',
  },
  bosun: {
    name: 'Maître d’équipage',
    the: 'le Maître d’équipage',
    does: 'lieutenant et navigateur échangent leurs postes',
  },
  herbalist: {
    name: 'Herboriste',
    the: 'l’Herboriste',
    does: 'confier un marqueur Quartier libre à quelqu’un d’autre',
  },
  lookout: {
    name: 'Vigie',
    the: 'la Vigie',
    does: 'regarder la première carte de la pioche, puis la laisser ou la défausser',
  },
  strategist: {
    name: 'Fin Stratège',
    the: 'le Fin Stratège',
    does: 'récupérer vos mousquets révélés, à moins de devenir capitaine',
  },
  smuggler: {
    name: 'Contrebandier',
    the: 'le Contrebandier',
    does: 'le capitaine ou le lieutenant pioche 3 cartes et en garde 1',
  },
  agitator: {
    name: 'Trouble-fête',
    the: 'le Trouble-fête',
    does: 'deux personnes doivent chacune révéler au moins 1 mousquet, si elles en ont',
  },
  consultant: {
    name: 'Conseillère',
    the: 'la Conseillère',
    does: 'vous nommez le lieutenant, et le capitaine seulement le navigateur',
  },
  cook: {
    name: 'Chef cuisinier',
    the: 'le Chef cuisinier',
    does: 'le titre de capitaine passe comme pour Ivresse, et le nouveau capitaine nomme une autre équipe',
  },
  rouser: {
    name: 'Démagogue',
    the: 'le Démagogue',
    does: 'la mutinerie demande moitié moins de mousquets, arrondis au-dessus',
  },
  archivist: {
    name: 'Archiviste',
    the: 'l’Archiviste',
    does: 'le capitaine ou le lieutenant peut défausser ses cartes et en piocher autant',
  },
  mentor: {
    name: 'Mentor',
    the: 'le Mentor',
    does: 'retourner face cachée le personnage déjà utilisé par quelqu’un d’autre, qui pourra resservir',
  },
  spiritualist: {
    name: 'Spirite',
    the: 'la Spirite',
    does: 'deux personnes donnent chacune 1 mousquet à qui vous voulez',
  },
  collector: {
    name: 'Usurier',
    the: 'l’Usurier',
    does: 'un membre de l’équipe donne 1 mousquet à chacun des autres',
  },
  equalizer: {
    name: 'Niveleur',
    the: 'le Niveleur',
    does: 'la prochaine mutinerie demande 1 mousquet, et personne ne peut en révéler davantage',
  },
  instigator: {
    name: 'Conspiratrice',
    the: 'la Conspiratrice',
    does: 'quelqu’un d’autre, sauf le capitaine, peut ajouter tous ses mousquets',
  },
}

export const moments: Readonly<Record<Window, string>> = {
  beforeNomination: 'avant la nomination',
  afterNomination: 'après la nomination',
  afterMuskets: 'après la révélation des mousquets',
  beforeDraw: 'avant la pioche',
}

/** When a character may be used. */
export function when(character: Character, windows: readonly Window[]): string {
  if (character === 'spiritualist') return 'avant la nomination qui suit une carte nord (jaune)'
  return windows.length > 1 ? 'à tout moment ouvert' : list(windows.map((window) => moments[window]))
}

/** What somebody does by showing a character. */
export function usedBy(use: Use, user: string, say: Say): string {
  const shows = `${user} dévoile ${roles[use.character].the}`
  switch (use.character) {
    case 'kleptomaniac':
      return `${shows} et retrouve 1 mousquet dans les poches ${de(say.name(use.seat))}.`
    case 'troublemaker':
      return `${shows} : les mousquets ${de(say.name(use.seat))} comptent double.`
    case 'gunsmith':
      return `${shows} et paie 1 mousquet : désormais, il en revient un après chaque mutinerie réussie.`
    case 'peacemaker':
      return `${shows} : ${say.name(use.seat)} rempoche ses mousquets, et personne n’a rien vu.`
    case 'gunslinger':
      return `${shows} et sort 2 mousquets de nulle part.`
    case 'minstrel':
      return `${shows} : ${names(use.seats, say)} écoutent la chanson et manquent la preuve de loyauté.`
    case 'bosun':
      return `${shows} : lieutenant et navigateur échangent leurs postes.`
    case 'herbalist':
      return `${shows} : ${say.name(use.from)} va beaucoup mieux, ${say.name(use.to)} part en quartier libre.`
    case 'lookout':
      return `${shows} et grimpe voir ce qui vient.`
    case 'strategist':
      return `${shows} : à moins de devenir capitaine, ${user} récupérera ses mousquets.`
    case 'smuggler':
      return `${shows} : le ${posts[use.post]} piochera 3 cartes et en gardera 1.`
    case 'agitator':
      return `${shows} : ${names(use.seats, say)} doivent révéler au moins 1 mousquet chacun, si possible.`
    case 'consultant':
      return `${shows} et nommera le lieutenant, conseil offert.`
    case 'cook':
      return `${shows}. Le capitaine reprend du poisson.`
    case 'rouser':
      return `${shows} : moitié moins de mousquets suffira.`
    case 'archivist':
      return `${shows} : le ${posts[use.post]} pourra échanger ses cartes contre d’autres.`
    case 'mentor':
      return `${shows} : le personnage ${de(say.name(use.seat))} pourra resservir.`
    case 'spiritualist':
      return `${shows} : les esprits prient ${names(use.seats, say)} de donner chacun 1 mousquet à ${say.name(use.to)}.`
    case 'collector':
      return `${shows} : ${say.name(use.seat)} doit 1 mousquet à chacun des autres membres de l’équipe.`
    case 'equalizer':
      return `${shows} : 1 mousquet suffit à la mutinerie, et nul n’en révélera davantage.`
    case 'instigator':
      return `${shows} et souffle à ${say.name(use.seat)} : tous vos mousquets, maintenant.`
  }
}

/** What the asked seat would do. */
export function useInWords(use: Use, say: Say): string {
  const uses = `utiliser ${roles[use.character].the}`
  switch (use.character) {
    case 'gunsmith':
    case 'gunslinger':
    case 'bosun':
    case 'lookout':
    case 'strategist':
    case 'consultant':
    case 'cook':
    case 'rouser':
    case 'equalizer':
      return `${uses} : ${roles[use.character].does}`
    case 'kleptomaniac':
    case 'troublemaker':
    case 'peacemaker':
    case 'mentor':
    case 'collector':
    case 'instigator':
      return `${uses} sur ${say.name(use.seat)}`
    case 'minstrel':
    case 'agitator':
      return `${uses} sur ${names(use.seats, say)}`
    case 'spiritualist':
      return `${uses} : ${names(use.seats, say)} donnent chacun 1 mousquet à ${say.name(use.to)}`
    case 'herbalist':
      return `${uses} : ${say.name(use.to)} part en quartier libre à la place ${de(say.name(use.from))}`
    case 'smuggler':
    case 'archivist':
      return `${uses} pour le ${posts[use.post]}`
  }
}

function names(seats: readonly number[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}
