import { listIn, type Say, type Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import { cards } from '../data/cards/index.ts'
import { vehicles, type VehicleId } from '../data/vehicles.ts'
import { total, type Slot, type Source, type Tally } from '../state.ts'
import { cardName, vehicleName } from './fr-cards.ts'
import { signed } from './moment.ts'

export function list(parts: readonly string[]): string {
  return listIn('fr', parts)
}

export function names(seats: readonly Seat[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}

/** « Iä ! Iä ! »: within a sentence a card is quoted, because most titles have an article of their own. */
export function quoted(card: CardId): string {
  return `« ${cardName(card)} »`
}

export function cardList(found: readonly CardId[]): string {
  return found.length === 0 ? 'rien' : list(found.map(quoted))
}

export function cardCount(count: number): string {
  return `${count === 0 ? 'aucune' : count} ${count <= 1 ? 'carte' : 'cartes'}`
}

export function actionCount(count: number): string {
  return `${count === 0 ? 'aucune' : count} ${count <= 1 ? 'action' : 'actions'}`
}

export function lapCount(count: number): string {
  return `${count === 0 ? 'aucun' : count} ${count <= 1 ? 'tour' : 'tours'} de piste`
}

/** "de Bo", "d’Ada" */
export function de(name: string): string {
  return /^[aàâäeéèêëhiîïoôöuùûü]/iu.test(name) ? `d’${name}` : `de ${name}`
}

export function sourceName(source: Source): string {
  return isVehicle(source) ? `« ${vehicleName(source)} »` : quoted(source)
}

function isVehicle(source: Source): source is VehicleId {
  return !(source in cards) && source in vehicles
}

/** « 11 (dé 4, vitesse 5, pilote +2) » */
export function tally(of: Tally): string {
  const parts = [
    `dé ${of.die}`,
    ...(of.speed === 0 ? [] : [`vitesse ${of.speed}`]),
    ...(of.vehicle === 0 ? [] : [`capacité ${signed(of.vehicle)}`]),
    ...(of.driver === 0 ? [] : [`pilote ${signed(of.driver)}`]),
    ...(of.mods === 0 ? [] : [`mods ${signed(of.mods)}`]),
    ...(of.tires === 0 ? [] : [`pneus ${signed(of.tires)}`]),
    ...(of.crew === 0 ? [] : [`mécanos ${signed(of.crew)}`]),
    ...(of.cards === 0 ? [] : [`cartes ${signed(of.cards)}`]),
  ]
  return `${total(of)} (${parts.join(', ')})`
}

export const slots: Readonly<Record<Slot, string>> = { driver: 'pilote', mod: 'mod', tires: 'pneus' }
