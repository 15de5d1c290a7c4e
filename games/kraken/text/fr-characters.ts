import type { Say, Seat } from '@octopolis/engine'
import type { Character, Moment } from '../data/characters.ts'
import type { Use } from '../moves.ts'
import { characters } from '../rules/characters/index.ts'
import type { View } from '../view.ts'
import { de, list, muskets, posts } from './fr-nouns.ts'
import type { Role } from './role.ts'

interface FrenchRole<Name extends Character> extends Role<Name> {
  readonly the: string
}

export const roles: { readonly [Name in Character]: FrenchRole<Name> } = {
  kleptomaniac: {
    name: 'Kleptomane',
    the: 'le Kleptomane',
    does: 'prendre 1 mousquet à quelqu’un d’autre',
    asks: ['Chez qui vous servez-vous ?'],
    told: (use, say) => ` et retrouve 1 mousquet dans les poches ${de(say.name(use.seat))}.`,
  },
  troublemaker: {
    name: 'Semeur de zizanie',
    the: 'le Semeur de zizanie',
    does: 'les mousquets révélés par quelqu’un comptent double',
    asks: ['À qui les mousquets qui comptent double ?'],
    note: shownBy,
    told: (use, say) => ` : les mousquets ${de(say.name(use.seat))} comptent double.`,
  },
  gunsmith: {
    name: 'Armurier',
    the: 'l’Armurier',
    does: 'payer 1 mousquet ; dès lors, après chaque mutinerie réussie, récupérer 1 de vos mousquets défaussés',
    asks: [],
    told: () => ' et paie 1 mousquet : désormais, il en revient un après chaque mutinerie réussie.',
  },
  peacemaker: {
    name: 'Pacificatrice',
    the: 'la Pacificatrice',
    does: 'quelqu’un reprend ses mousquets révélés, qui ne comptent plus',
    asks: ['Qui reprend ses mousquets ?'],
    note: shownBy,
    told: (use, say) => ` : ${say.name(use.seat)} rempoche ses mousquets, et personne n’a rien vu.`,
  },
  gunslinger: {
    name: 'Fine Gâchette',
    the: 'la Fine Gâchette',
    does: 'gagner 2 mousquets',
    asks: [],
    told: () => ' et sort 2 mousquets de nulle part.',
  },
  minstrel: {
    name: 'Ménestrel',
    the: 'le Ménestrel',
    does: 'deux personnes ne participent pas à la prochaine preuve de loyauté',
    asks: ['Qui écoutera la chanson ?', 'Et qui d’autre ?'],
    told: (use, say) => ` : ${names(use.seats, say)} écoutent la chanson et manquent la preuve de loyauté.`,
  },
  bosun: {
    name: 'Maître d’équipage',
    the: 'le Maître d’équipage',
    does: 'lieutenant et navigateur échangent leurs postes',
    asks: [],
    told: () => ' : lieutenant et navigateur échangent leurs postes.',
  },
  herbalist: {
    name: 'Herboriste',
    the: 'l’Herboriste',
    does: 'confier un marqueur Quartier libre à quelqu’un d’autre',
    asks: ['Qui reprend du service ?', 'Qui part en quartier libre ?'],
    told: (use, say) => ` : ${say.name(use.from)} va beaucoup mieux, ${say.name(use.to)} part en quartier libre.`,
  },
  lookout: {
    name: 'Vigie',
    the: 'la Vigie',
    does: 'regarder la première carte de la pioche, puis la laisser ou la défausser',
    asks: [],
    told: () => ' et grimpe voir ce qui vient.',
  },
  strategist: {
    name: 'Fin Stratège',
    the: 'le Fin Stratège',
    does: 'récupérer vos mousquets révélés, à moins de devenir capitaine',
    asks: [],
    told: (_use, _say, user) => ` : à moins de devenir capitaine, ${user} récupérera ses mousquets.`,
  },
  smuggler: {
    name: 'Contrebandier',
    the: 'le Contrebandier',
    does: 'le capitaine ou le lieutenant pioche 3 cartes et en garde 1',
    asks: ['Pour quel poste ?'],
    told: (use) => ` : le ${posts[use.post]} piochera 3 cartes et en gardera 1.`,
  },
  agitator: {
    name: 'Trouble-fête',
    the: 'le Trouble-fête',
    does: 'deux personnes doivent chacune révéler au moins 1 mousquet, si elles en ont',
    asks: ['Qui devra révéler un mousquet ?', 'Et qui d’autre ?'],
    told: (use, say) => ` : ${names(use.seats, say)} doivent révéler au moins 1 mousquet chacun, si possible.`,
  },
  consultant: {
    name: 'Conseillère',
    the: 'la Conseillère',
    does: 'vous nommez le lieutenant, et le capitaine seulement le navigateur',
    asks: [],
    told: () => ' et nommera le lieutenant, conseil offert.',
  },
  cook: {
    name: 'Chef cuisinier',
    the: 'le Chef cuisinier',
    does: 'le titre de capitaine passe comme pour Ivresse, et le nouveau capitaine nomme une autre équipe',
    asks: [],
    told: () => '. Le capitaine reprend du poisson.',
  },
  rouser: {
    name: 'Démagogue',
    the: 'le Démagogue',
    does: 'la mutinerie demande moitié moins de mousquets, arrondis au-dessus',
    asks: [],
    told: () => ' : moitié moins de mousquets suffira.',
  },
  archivist: {
    name: 'Archiviste',
    the: 'l’Archiviste',
    does: 'le capitaine ou le lieutenant peut défausser ses cartes et en piocher autant',
    asks: ['Pour quel poste ?'],
    told: (use) => ` : le ${posts[use.post]} pourra échanger ses cartes contre d’autres.`,
  },
  mentor: {
    name: 'Mentor',
    the: 'le Mentor',
    does: 'retourner face cachée le personnage déjà utilisé par quelqu’un d’autre, qui pourra resservir',
    asks: ['Quel personnage pourra resservir ?'],
    note: characterOf,
    told: (use, say) => ` : le personnage ${de(say.name(use.seat))} pourra resservir.`,
  },
  spiritualist: {
    name: 'Spirite',
    the: 'la Spirite',
    does: 'deux personnes donnent chacune 1 mousquet à qui vous voulez',
    when: 'avant la nomination qui suit une carte nord (jaune)',
    asks: ['Qui donne un mousquet ?', 'Et qui d’autre ?', 'Qui les reçoit ?'],
    told: (use, say) =>
      ` : les esprits prient ${names(use.seats, say)} de donner chacun 1 mousquet à ${say.name(use.to)}.`,
  },
  collector: {
    name: 'Usurier',
    the: 'l’Usurier',
    does: 'un membre de l’équipe donne 1 mousquet à chacun des autres',
    asks: ['Qui paie les autres membres de l’équipe ?'],
    told: (use, say) => ` : ${say.name(use.seat)} doit 1 mousquet à chacun des autres membres de l’équipe.`,
  },
  equalizer: {
    name: 'Niveleur',
    the: 'le Niveleur',
    does: 'la prochaine mutinerie demande 1 mousquet, et personne ne peut en révéler davantage',
    asks: [],
    told: () => ' : 1 mousquet suffit à la mutinerie, et nul n’en révélera davantage.',
  },
  instigator: {
    name: 'Conspiratrice',
    the: 'la Conspiratrice',
    does: 'quelqu’un d’autre, sauf le capitaine, peut ajouter tous ses mousquets',
    asks: ['Qui pressez-vous de se joindre à la mutinerie ?'],
    told: (use, say) => ` et souffle à ${say.name(use.seat)} : tous vos mousquets, maintenant.`,
  },
}

function shownBy(view: View, seat: Seat): string {
  return `sur la table : ${muskets(view.test.committed[seat] ?? 0)}`
}

function characterOf({ crew }: View, seat: Seat): string | null {
  const character = crew[seat]?.character ?? null
  return character === null ? null : `${roles[character].name} : ${roles[character].does}`
}

export const moments: Readonly<Record<Moment, string>> = {
  beforeNomination: 'avant la nomination',
  afterNomination: 'après la nomination',
  afterMuskets: 'après la révélation des mousquets',
  beforeDraw: 'avant la pioche',
}

/** When a character may be used. */
export function when(character: Character): string {
  const role: Role<Character> = roles[character]
  if (role.when !== undefined) return role.when
  const { moments: open } = characters[character]
  return open.length > 1 ? 'à tout moment ouvert' : list(open.map((moment) => moments[moment]))
}

/** What somebody does by showing a character. */
export function usedBy(use: Use, user: string, say: Say): string {
  const role: FrenchRole<Character> = roles[use.character]
  return `${user} dévoile ${role.the}${role.told(use, say, user)}`
}

/** What the asked seat would do. */
export function useInWords(use: Use, say: Say): string {
  const { the, does } = roles[use.character]
  const uses = `utiliser ${the}`
  if ('post' in use) return `${uses} pour le ${posts[use.post]}`
  if ('from' in use) {
    return `${uses} : ${say.name(use.to)} part en quartier libre à la place ${de(say.name(use.from))}`
  }
  if ('to' in use) return `${uses} : ${names(use.seats, say)} donnent chacun 1 mousquet à ${say.name(use.to)}`
  if ('seats' in use) return `${uses} sur ${names(use.seats, say)}`
  if ('seat' in use) return `${uses} sur ${say.name(use.seat)}`
  return `${uses} : ${does}`
}

function names(seats: readonly number[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}
