import { listIn, type Seat } from '@octopolis/engine'
import type { Component, Exterior, Location } from '../data/places.ts'
import type { Clock, Stance } from '../state.ts'
import type { Fate } from './seen.ts'

interface Noun {
  readonly name: string
  readonly the: string
  readonly in: string
  readonly to: string
  readonly of: string
}

export const places: Readonly<Record<Location, Noun>> = {
  1: {
    name: 'bibliothèque',
    the: 'la bibliothèque',
    in: 'dans la bibliothèque',
    to: 'à la bibliothèque',
    of: 'de la bibliothèque',
  },
  2: { name: 'musée', the: 'le musée', in: 'au musée', to: 'au musée', of: 'du musée' },
  3: { name: 'crypte', the: 'la crypte', in: 'dans la crypte', to: 'à la crypte', of: 'de la crypte' },
  4: { name: 'laboratoire', the: 'le laboratoire', in: 'au laboratoire', to: 'au laboratoire', of: 'du laboratoire' },
  5: {
    name: 'observatoire',
    the: 'l’observatoire',
    in: 'à l’observatoire',
    to: 'à l’observatoire',
    of: 'de l’observatoire',
  },
  6: { name: 'jardin', the: 'le jardin', in: 'au jardin', to: 'au jardin', of: 'du jardin' },
  7: {
    name: 'Extérieur',
    the: 'l’Extérieur',
    in: 'à l’Extérieur',
    to: 'à l’Extérieur',
    of: 'de l’Extérieur',
  },
}

interface Thing {
  readonly name: string
  readonly a: string
  readonly the: string
  readonly no: string
  readonly many: string
}

export const components: Readonly<Record<Component, Thing>> = {
  1: { name: 'grimoire', a: 'un grimoire', the: 'le grimoire', no: 'plus aucun grimoire', many: 'grimoires' },
  2: { name: 'idole', a: 'une idole', the: 'l’idole', no: 'plus aucune idole', many: 'idoles' },
  3: { name: 'crâne', a: 'un crâne', the: 'le crâne', no: 'plus aucun crâne', many: 'crânes' },
  4: { name: 'potion', a: 'une potion', the: 'la potion', no: 'plus aucune potion', many: 'potions' },
  5: {
    name: 'carte des étoiles',
    a: 'une carte des étoiles',
    the: 'la carte des étoiles',
    no: 'plus aucune carte des étoiles',
    many: 'cartes des étoiles',
  },
  6: { name: 'plante', a: 'une plante', the: 'la plante', no: 'plus aucune plante', many: 'plantes' },
  7: {
    name: 'clef d’argent',
    a: 'une clef d’argent',
    the: 'la clef d’argent',
    no: 'plus aucune clef d’argent',
    many: 'clefs d’argent',
  },
}

interface Outside {
  readonly name: string
  readonly the: string
  readonly short: string
  readonly effect: string
  /** OCT-1.8: what it does to a game. */
  readonly game: string
}

export const exteriors: Readonly<Record<Exterior, Outside>> = {
  dreams: {
    name: 'Dimension du Rêve',
    the: 'la Dimension du Rêve',
    short: 'rend de la puissance',
    effect:
      'un culte qui s’y tient debout quand le tour s’achève peut gagner 1 point de puissance, sauf s’il en a perdu dans un conflit ou s’il a pris une clef d’argent ce tour-ci',
    game: 'Une partie plus longue et plus tactique, avec moins d’éliminations.',
  },
  marsh: {
    name: 'Marais d’Agoba',
    the: 'le Marais d’Agoba',
    short: 'échange des composantes',
    effect: 'le culte qui le domine peut imposer à un autre un échange de composantes',
    game: 'Une partie à peine plus longue, avec plus de retournements entre les cultes de tête.',
  },
  colony: {
    name: 'Colonie sélénite',
    the: 'la Colonie sélénite',
    short: 'confisque des composantes',
    effect:
      'le culte qui la domine peut renoncer aux clefs d’argent et payer 1 point de puissance pour qu’un autre rende une composante',
    game: 'Une partie longue et tactique, où qui mène est rattrapé.',
  },
  city: {
    name: 'Cité perdue',
    the: 'la Cité perdue',
    short: 'coûte de la puissance',
    effect: 'chaque culte qui s’y tient debout perd 1 point de puissance avant toute autre chose',
    game: 'Dangereuse et sans profit : on reste plutôt à l’université, où les conflits sont plus âpres.',
  },
}

/** What a host chooses from. */
export const exteriorLabels = Object.fromEntries(
  Object.entries(exteriors).map(([exterior, { name, short }]) => [exterior, `${name} : ${short}`]),
) as Record<Exterior, string>

/** OCT-1.8: what each makes of a game. */
export const exteriorNotes = Object.fromEntries(
  Object.entries(exteriors).map(([exterior, { game }]) => [exterior, game]),
) as Record<Exterior, string>

export function list(parts: readonly string[]): string {
  return listIn('fr', parts)
}

/** What a location still holds. */
export function stores(at: Location, left = 0): string {
  const { name, no, many } = components[at]
  return left === 0 ? no : `${left} ${left === 1 ? name : many}`
}

/** A clock in one line, with what comes of it where that isn't plain from the rooms. */
export function hands({ dagger, tentacle }: Clock, fate: Fate): string {
  const cultists = dagger === 0 ? 'sur le trait' : places[dagger].name
  const warned = fates[fate] === '' ? cultists : `${cultists} (${fates[fate]})`
  if (dagger === tentacle) return `deux aiguilles : ${warned}`
  return `dague : ${warned} · rejeton : ${tentacle === 0 ? 'aucun, sur le trait' : places[tentacle].name}`
}

export const fates: Readonly<Record<Fate, string>> = {
  walks: '',
  journeys: 'un voyage vers l’Extérieur',
  staysOutside: 'rester à l’Extérieur',
  line: 'une erreur : 1 point de puissance perdu',
  noStair: 'une erreur, pas d’escalier : 1 point de puissance perdu',
  noExterior: 'une erreur, pas d’Extérieur : 1 point de puissance perdu',
}

const plain = { nothing: 'rien', fight: 'affrontement' } as const

export function wanted(stance: Stance, takes: (seat: Seat) => string): string {
  return typeof stance === 'number' ? takes(stance) : plain[stance]
}
