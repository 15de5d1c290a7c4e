import type { Say, Seat } from '@octopolis/engine'
import { exteriorLocation, type Component, type Exterior, type Location, type Room } from '../data/places.ts'
import type { Stance } from '../state.ts'
import { components, exteriors, list, places, wanted } from '../text/en-nouns.ts'
import type { Present } from './places.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const out = (last: boolean) => (last ? ', your last: you would be out' : '')

function placeName(at: Location, exterior: Exterior | null): string {
  return capital(at === exteriorLocation && exterior !== null ? exteriors[exterior].name : places[at].name)
}

function stock(kind: Component, count: number): string {
  const { name, many } = components[kind]
  return count === 0 ? `no ${many} left` : `${count} ${count === 1 ? name : many}`
}

export const en = {
  board: 'The closed university. Arrow keys walk between its rooms.',
  placeName,
  stock,
  component: (kind: Component) => capital(components[kind].name),
  effect: (exterior: Exterior) => capital(exteriors[exterior].effect),
  powerOf: (power: number) => `${power} power`,
  dagger: 'Dagger',
  tentacle: 'Tentacle',
  daggerOfPower: 'The Dagger of Power',
  componentsOf: (count: number, goal: number) => `${count} of ${goal} components`,
  turn: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  turnShort: (turn: number) => `Turn ${turn}`,
  gate: 'The gates are closed, and nobody goes outside in a quick game',
  closed: 'Closed for the night',

  pawn: (name: string, lying: boolean) => (lying ? `${name}’s cultists, lying down` : `${name}’s cultists`),
  offspring: (name: string) => `${name}’s offspring`,
  ghostPawn: 'Where your dagger points',
  ghostOffspring: 'Where your tentacle points',
  faceDown: 'A component, face down',
  faceDownKnown: (kind: Component) => `A component face down: ${components[kind].a}, taken this turn`,
  noComponent: 'Room for a component',
  clockOf: (name: string) => `${name}’s last clock`,
  clockSet: (name: string) => `${name} has set the clock`,
  clockNotSet: (name: string) => `${name} hasn’t set the clock yet`,
  isOut: 'out of the game',
  hands: (dagger: Room | 0, tentacle: Room | 0) =>
    `dagger: ${dagger === 0 ? 'on the line' : places[dagger].name}; tentacle: ${tentacle === 0 ? 'on the line' : places[tentacle].name}`,

  room(at: Location, exterior: Exterior | null, here: Present, say: Say): string {
    const parts = [stock(at, here.stock)]
    if (here.standing.length > 0) {
      const names = list(here.standing.map((seat) => say.name(seat)))
      parts.push(here.standing.length === 1 ? `${names} stands here` : `${names} stand here`)
    }
    for (const seat of here.lying) parts.push(`${say.name(seat)} lies here`)
    for (const seat of here.offspring) parts.push(`${say.name(seat)}’s offspring`)
    if (here.stairs.length > 0) parts.push(`stairs to ${list(here.stairs.map((room) => places[room].name))}`)
    return `${placeName(at, exterior)}: ${parts.join('; ')}`
  },
  sets: { dagger: 'send your cultists here', tentacle: 'send your offspring here' },
  journey: 'both hands on one room: journey to the Exterior',
  takeHere: (at: Location) => `take ${components[at].a}`,
  noStair: (from: Location, to: Room) =>
    `no stair from ${places[from].the} to ${places[to].the}: an error, 1 power lost`,
  together: (at: Location) =>
    `Your offspring stood over your cultists in ${places[at].the} last turn: they must part now, and this clock would leave both there again. It isn’t accepted.`,
  nextHand: 'A click on a room sets',
  why: 'Why?',

  warnings: {
    line: (last: boolean) =>
      `The dagger is on the line: an error of the clock. Your cultists lie down and you lose 1 power${out(last)}.`,
    noStair: (last: boolean) =>
      `No stair leads there: an error of the clock. Your cultists lie down and you lose 1 power${out(last)}.`,
    noExterior: (last: boolean) =>
      `Both hands on one room, and there is no Exterior to go to: an error. Your cultists lie down and you lose 1 power${out(last)}.`,
    fight: (last: boolean) => `One locked fight is enough: everybody there loses 1 power, and so do you${out(last)}.`,
    lastSacrifice: 'That is your last power: you would be out of the game.',
  },

  clock: 'Your command clock',
  isSet: 'Your clock is set. You may still change it until everyone is ready.',
  on: (hand: Room | 0, before: Room, after: Room) =>
    hand === 0 ? `on the line between ${places[before].name} and ${places[after].name}` : places[hand].name,
  will: {
    stays: (at: Location) => `Your cultists stay in ${places[at].the}.`,
    walks: (to: Location) => `Your cultists take the stairs to ${places[to].the}.`,
    returns: (to: Location) => `Your cultists come back from the Exterior to ${places[to].the}.`,
    journeys: (exterior: Exterior) =>
      `Both hands agree: your cultists journey to ${exteriors[exterior].the}, and no offspring comes.`,
    staysOutside: (exterior: Exterior) =>
      `Both hands agree: your cultists stay in ${exteriors[exterior].the}, and no offspring comes.`,
    offspring: (room: Room) => `Your offspring slithers into ${places[room].the}.`,
    ownOffspring: (room: Room) =>
      `Your offspring waits in ${places[room].the}, where your cultists lie; it won’t hurt them.`,
    none: 'No offspring comes.',
  },

  round: (round: 1 | 2): string => (round === 1 ? 'Round 1 of 2' : 'Last round'),
  meeting: (at: Location, exterior: Exterior | null) => `Talks: ${placeName(at, exterior)}`,
  stance: (stance: Stance, cult: Seat, say: Say) =>
    capital(wanted(stance, (seat) => (seat === cult ? 'I take it' : `${say.name(seat)} takes it`))),
  stanceOf: (name: string, stance: string | null, locked: boolean) =>
    stance === null ? `${name} has no stance yet` : `${name}: “${stance}”${locked ? ', locked in' : ''}`,
  locked: 'locked in',
  mine: (stance: Stance, me: Seat, say: Say) =>
    capital(wanted(stance, (seat) => (seat === me ? 'I take it' : `${say.name(seat)} takes it`))),
  declare: 'Say it',
  lock: 'Lock in',
  declareLabel: (stance: string) => `Say it: “${stance}”`,
  lockLabel: (stance: string) => `Lock in “${stance}”`,

  give: 'I give',
  with: 'to',
  take: 'for',
  keep: 'Swap nothing',
  pickAll: 'Choose what you give, to whom, and what for.',
  unseen: 'Their components lie face down: if the swap isn’t legal, it fails.',

  summoned: (name: string) => `${name} wakes the Grand Octopus`,
  survives: (name: string) => `${name} has the night to itself`,
  dawn: (name: string) => `Dawn finds ${name} the richest`,
  nobody: 'The Grand Octopus sleeps on',
}
