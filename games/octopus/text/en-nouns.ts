import { listIn, type Seat } from '@octopolis/engine'
import type { Component, Exterior, Location } from '../data/places.ts'
import type { Clock, Stance } from '../state.ts'
import type { Fate } from './seen.ts'

interface Noun {
  readonly name: string
  readonly the: string
}

export const places: Readonly<Record<Location, Noun>> = {
  1: { name: 'library', the: 'the library' },
  2: { name: 'museum', the: 'the museum' },
  3: { name: 'crypt', the: 'the crypt' },
  4: { name: 'laboratory', the: 'the laboratory' },
  5: { name: 'observatory', the: 'the observatory' },
  6: { name: 'garden', the: 'the garden' },
  7: { name: 'Exterior', the: 'the Exterior' },
}

interface Thing {
  readonly name: string
  readonly a: string
  readonly the: string
  readonly many: string
}

export const components: Readonly<Record<Component, Thing>> = {
  1: { name: 'grimoire', a: 'a grimoire', the: 'the grimoire', many: 'grimoires' },
  2: { name: 'idol', a: 'an idol', the: 'the idol', many: 'idols' },
  3: { name: 'skull', a: 'a skull', the: 'the skull', many: 'skulls' },
  4: { name: 'potion', a: 'a potion', the: 'the potion', many: 'potions' },
  5: { name: 'star chart', a: 'a star chart', the: 'the star chart', many: 'star charts' },
  6: { name: 'plant', a: 'a plant', the: 'the plant', many: 'plants' },
  7: { name: 'silver key', a: 'a silver key', the: 'the silver key', many: 'silver keys' },
}

interface Outside extends Noun {
  readonly short: string
  readonly effect: string
  /** OCT-1.8: what it does to a game. */
  readonly game: string
}

export const exteriors: Readonly<Record<Exterior, Outside>> = {
  dreams: {
    name: 'Dimension of Dreams',
    the: 'the Dimension of Dreams',
    short: 'gives power back',
    effect:
      'a cult standing there when the turn ends may gain 1 power, unless it lost some in a conflict or took a silver key this turn',
    game: 'A longer and more tactical game, with fewer eliminations.',
  },
  marsh: {
    name: 'Agoba Marsh',
    the: 'the Agoba Marsh',
    short: 'swaps components',
    effect: 'the cult that dominates it may force a swap of components on another',
    game: 'A game hardly longer, with more turns of fortune among the leaders.',
  },
  colony: {
    name: 'Colony of the Moon Men',
    the: 'the Colony of the Moon Men',
    short: 'takes components away',
    effect:
      'the cult that dominates it may pay 1 power, instead of taking a silver key, to make another return a component',
    game: 'A long, tactical game that pulls leaders back.',
  },
  city: {
    name: 'Lost City',
    the: 'the Lost City',
    short: 'costs power',
    effect: 'each cult standing there loses 1 power before anything is settled',
    game: 'Dangerous and without gain: most stay in the university, where conflicts are fiercer.',
  },
}

/** What a host chooses from. */
export const exteriorLabels = Object.fromEntries(
  Object.entries(exteriors).map(([exterior, { name, short }]) => [exterior, `${name}: ${short}`]),
) as Record<Exterior, string>

/** OCT-1.8: what each makes of a game. */
export const exteriorNotes = Object.fromEntries(
  Object.entries(exteriors).map(([exterior, { game }]) => [exterior, game]),
) as Record<Exterior, string>

export function list(parts: readonly string[]): string {
  return listIn('en', parts)
}

/** What a location still holds. */
export function stores(at: Location, left = 0): string {
  const { name, many } = components[at]
  return left === 0 ? `no ${many} left` : `${left} ${left === 1 ? name : many}`
}

/** A clock in one line, with what comes of it where that isn't plain from the rooms. */
export function hands({ dagger, tentacle }: Clock, fate: Fate): string {
  const cultists = dagger === 0 ? 'on the line' : places[dagger].name
  const warned = fates[fate] === '' ? cultists : `${cultists} (${fates[fate]})`
  if (dagger === tentacle) return `both hands: ${warned}`
  return `dagger: ${warned} · offspring: ${tentacle === 0 ? 'none, on the line' : places[tentacle].name}`
}

export const fates: Readonly<Record<Fate, string>> = {
  walks: '',
  journeys: 'a journey to the Exterior',
  staysOutside: 'stay in the Exterior',
  line: 'an error: 1 power lost',
  noStair: 'an error, no stair: 1 power lost',
  noExterior: 'an error, no Exterior: 1 power lost',
}

export function wanted(stance: Stance, takes: (seat: Seat) => string): string {
  return typeof stance === 'number' ? takes(stance) : stance
}
