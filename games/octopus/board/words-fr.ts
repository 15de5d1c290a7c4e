import type { Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Exterior, type Location, type Room } from '../data/places.ts'
import type { Stance } from '../state.ts'
import { components, exteriors, list, places, wanted } from '../text/fr-nouns.ts'
import type { Present } from './places.ts'
import type { en } from './words-en.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const out = (last: boolean) => (last ? ', votre dernier : vous seriez hors jeu' : '')

function placeName(at: Location, exterior: Exterior | null): string {
  return capital(at === exteriorLocation && exterior !== null ? exteriors[exterior].name : places[at].name)
}

function stock(kind: Component, count: number): string {
  const { name, many, no } = components[kind]
  return count === 0 ? no : `${count} ${count === 1 ? name : many}`
}

export const fr: typeof en = {
  board: 'L’université fermée. Les flèches mènent d’une salle à l’autre.',
  placeName,
  stock,
  component: (kind: Component) => capital(components[kind].name),
  effect: (exterior: Exterior) => capital(exteriors[exterior].effect),
  powerOf: (power: number) => (power < 2 ? `${power} point de puissance` : `${power} points de puissance`),
  dagger: 'Dague',
  tentacle: 'Tentacule',
  daggerOfPower: 'La Dague de puissance',
  componentsOf: (count: number, goal: number) => `${count} composante${count < 2 ? '' : 's'} sur ${goal}`,
  turn: (turn: number, last: number) => `Tour ${turn} sur ${last}`,
  turnShort: (turn: number) => `Tour ${turn}`,
  gate: 'Les grilles sont fermées : on ne sort pas dans une partie rapide',
  closed: 'Fermé pour la nuit',

  pawn: (name: string, lying: boolean) => (lying ? `${name} : cultistes, couchés` : `${name} : cultistes`),
  offspring: (name: string) => `${name} : rejeton`,
  ghostPawn: 'Là où pointe votre dague',
  ghostOffspring: 'Là où pointe votre tentacule',
  faceDown: 'Une composante, face cachée',
  faceDownKnown: (kind: Component) => `Une composante face cachée : ${components[kind].a}, prise pendant ce tour`,
  noComponent: 'Une place pour une composante',
  clockOf: (name: string) => `${name} : dernière horloge`,
  clockSet: (name: string) => `${name} a réglé son horloge`,
  clockNotSet: (name: string) => `${name} n’a pas encore réglé son horloge`,
  isOut: 'hors jeu',
  hands: (dagger: Room | 0, tentacle: Room | 0) =>
    `dague : ${dagger === 0 ? 'sur le trait' : places[dagger].name} ; tentacule : ${tentacle === 0 ? 'sur le trait' : places[tentacle].name}`,

  room(at: Location, exterior: Exterior | null, here: Present, say: Say): string {
    const parts = [stock(at, here.stock)]
    if (here.standing.length > 0) {
      const names = list(here.standing.map((seat) => say.name(seat)))
      parts.push(here.standing.length === 1 ? `${names} s’y tient debout` : `${names} s’y tiennent debout`)
    }
    for (const seat of here.lying) parts.push(`${say.name(seat)} est au sol`)
    for (const seat of here.offspring) parts.push(`${say.name(seat)} y a son rejeton`)
    if (here.stairs.length > 0) parts.push(`escaliers : ${list(here.stairs.map((room) => places[room].name))}`)
    return `${placeName(at, exterior)} : ${parts.join(' ; ')}`
  },
  sets: { dagger: 'y envoyer vos cultistes', tentacle: 'y envoyer votre rejeton' },
  journey: 'les deux aiguilles sur une même salle : voyage vers l’Extérieur',
  takeHere: (at: Location) => `prendre ${components[at].a}`,
  noStair: (from: Location, to: Room) =>
    `aucun escalier ne va ${places[from].of} ${places[to].to} : une erreur, 1 point de puissance perdu`,
  together: (at: Location) =>
    `Au tour passé, votre rejeton veillait vos cultistes ${places[at].in} : il faut les séparer, et cette horloge les y laisserait encore ensemble. Elle n’est pas acceptée.`,
  nextHand: 'Un clic sur une salle règle',
  why: 'Pourquoi ?',

  warnings: {
    line: (last: boolean) =>
      `La dague est sur le trait : c’est une erreur d’horloge. Vos cultistes se couchent et vous perdez 1 point de puissance${out(last)}.`,
    noStair: (last: boolean) =>
      `Aucun escalier n’y mène : c’est une erreur d’horloge. Vos cultistes se couchent et vous perdez 1 point de puissance${out(last)}.`,
    noExterior: (last: boolean) =>
      `Les deux aiguilles sur une même salle, sans Extérieur où aller : c’est une erreur. Vos cultistes se couchent et vous perdez 1 point de puissance${out(last)}.`,
    fight: (last: boolean) =>
      `Une seule voix verrouillée suffit pour l’affrontement : chacun y perd 1 point de puissance, vous compris${out(last)}.`,
    lastSacrifice: 'C’est votre dernier point de puissance : vous seriez hors jeu.',
  },

  clock: 'Votre horloge',
  isSet: 'Votre horloge est réglée. Vous pouvez encore la changer tant que tous ne sont pas prêts.',
  on: (hand: Room | 0, before: Room, after: Room) =>
    hand === 0 ? `sur le trait entre ${places[before].name} et ${places[after].name}` : places[hand].name,
  will: {
    stays: (at: Location) => `Vos cultistes restent ${places[at].in}.`,
    walks: (to: Location) => `Vos cultistes prennent l’escalier et vont ${places[to].to}.`,
    returns: (to: Location) => `Vos cultistes quittent l’Extérieur et reviennent ${places[to].to}.`,
    journeys: (exterior: Exterior) =>
      `Les deux aiguilles s’accordent : vos cultistes partent en voyage vers ${exteriors[exterior].the}, et aucun rejeton ne vient.`,
    staysOutside: (exterior: Exterior) =>
      `Les deux aiguilles s’accordent : vos cultistes ne quittent pas ${exteriors[exterior].the}, et aucun rejeton ne vient.`,
    offspring: (room: Room) => `Votre rejeton se glisse ${places[room].in}.`,
    ownOffspring: (room: Room) =>
      `Votre rejeton attend ${places[room].in}, où vos cultistes sont couchés ; il ne leur fera rien.`,
    none: 'Aucun rejeton ne vient.',
  },

  round: (round: 1 | 2): string => (round === 1 ? 'Tour de discussion 1 sur 2' : 'Dernier tour de discussion'),
  meeting: (at: Location, exterior: Exterior | null) => `Pourparlers : ${placeName(at, exterior)}`,
  stance: (stance: Stance, cult: Seat, say: Say) =>
    capital(wanted(stance, (seat) => (seat === cult ? 'je me sers' : `${say.name(seat)} se sert`))),
  stanceOf: (name: string, stance: string | null, locked: boolean) =>
    stance === null
      ? `${name} n’a pas encore pris position`
      : `${name} : « ${stance} »${locked ? ', position verrouillée' : ''}`,
  locked: 'verrouillé',
  mine: (stance: Stance, me: Seat, say: Say) =>
    capital(wanted(stance, (seat) => (seat === me ? 'je me sers' : `${say.name(seat)} se sert`))),
  declare: 'Déclarer',
  lock: 'Verrouiller',
  declareLabel: (stance: string) => `Déclarer « ${stance} »`,
  lockLabel: (stance: string) => `Verrouiller « ${stance} »`,

  give: 'Je donne',
  with: 'à',
  take: 'contre',
  keep: 'Ne rien échanger',
  pickAll: 'Choisissez ce que vous donnez, à qui, et contre quoi.',
  unseen: 'Leurs composantes sont face cachée : si l’échange n’est pas permis, il échoue.',

  summoned: (name: string) => `${name} réveille le Grand Poulpe`,
  survives: (name: string) => `La nuit appartient à ${name}`,
  dawn: (name: string) => `L’aube couronne ${name}`,
  nobody: 'Le Grand Poulpe dort toujours',
}
