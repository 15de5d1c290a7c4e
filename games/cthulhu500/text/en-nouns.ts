import { listIn, type Say, type Seat } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import { cards } from '../data/cards/index.ts'
import { vehicles, type VehicleId } from '../data/vehicles.ts'
import { total, type Slot, type Source, type Tally } from '../state.ts'
import { cardName, vehicleName } from './en-cards.ts'
import { signed } from './moment.ts'

export function list(parts: readonly string[]): string {
  return listIn('en', parts)
}

export function names(seats: readonly Seat[], say: Say): string {
  return list(seats.map((seat) => say.name(seat)))
}

/** A sentence has one end, even after “Iä! Iä!”. */
export function stop(text: string): string {
  return /[!?…]$/u.test(text) ? text : `${text}.`
}

export function cardList(found: readonly CardId[]): string {
  return found.length === 0 ? 'nothing' : list(found.map(cardName))
}

export function cardCount(count: number): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? 'card' : 'cards'}`
}

export function actionCount(count: number): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? 'action' : 'actions'}`
}

export function lapCount(count: number): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? 'lap' : 'laps'}`
}

export function sourceName(source: Source): string {
  return isVehicle(source) ? vehicleName(source) : cardName(source)
}

function isVehicle(source: Source): source is VehicleId {
  return !(source in cards) && source in vehicles
}

/** “11 (die 4, speed 5, driver +2)” */
export function tally(of: Tally): string {
  const parts = [
    `die ${of.die}`,
    ...(of.speed === 0 ? [] : [`speed ${of.speed}`]),
    ...(of.vehicle === 0 ? [] : [`ability ${signed(of.vehicle)}`]),
    ...(of.driver === 0 ? [] : [`driver ${signed(of.driver)}`]),
    ...(of.mods === 0 ? [] : [`mods ${signed(of.mods)}`]),
    ...(of.tires === 0 ? [] : [`tires ${signed(of.tires)}`]),
    ...(of.crew === 0 ? [] : [`pit crew ${signed(of.crew)}`]),
    ...(of.cards === 0 ? [] : [`cards ${signed(of.cards)}`]),
  ]
  return `${total(of)} (${parts.join(', ')})`
}

export const slots: Readonly<Record<Slot, string>> = { driver: 'driver', mod: 'mod', tires: 'tires' }
