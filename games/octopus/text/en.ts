import type { Say, Seat, Words } from '@octopolis/engine'
import { cover } from '../cover.ts'
import { exteriorLocation, lastTurn, type Component, type Location } from '../data/places.ts'
import type { Ending, Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask, Stance } from '../state.ts'
import type { View } from '../view.ts'
import { components, exteriorLabels, exteriorNotes, exteriors, hands, list, places, wanted } from './en-nouns.ts'
import { sayings, steps } from './en-steps.ts'
import { table } from './en-table.ts'
import { talk } from './en-talk.ts'
import { clockIn, fateOf, partingFrom, stairNames } from './seen.ts'
import type { Octopus } from '../kit.ts'

/** What the night has to say for itself on some turns. */
const hours: Readonly<Record<number, string>> = {
  1: 'midnight strikes',
  3: 'a floorboard complains',
  5: 'the candles gutter',
  7: 'something drips',
  9: 'the owls go home',
  12: 'the tide is listening',
  16: 'the wax runs low',
  20: 'the bookworms yawn',
  25: 'the candles are stubs',
  28: 'the sky turns pale',
  30: 'the last before dawn',
}

const meetings: Readonly<Record<Location, (name: string) => string>> = {
  1: (name) => `An offspring shushes ${name} in the library`,
  2: (name) => `One exhibit in the museum is an offspring, and it hugs ${name}`,
  3: (name) => `An offspring rises behind ${name} in the crypt`,
  4: (name) => `An offspring leaves its jar in the laboratory and finds ${name}`,
  5: (name) => `An offspring takes a close look at ${name} in the observatory`,
  6: (name) => `What ${name} took for a root in the garden was an offspring`,
  7: (name) => `An offspring finds ${name} in the Exterior`,
}

const takings: Readonly<Record<Component, string>> = {
  1: 'borrows a grimoire from the library, without a card',
  2: 'takes an idol from the museum; it seems to smile',
  3: 'takes a skull from the crypt; it doesn’t say no',
  4: 'pockets a potion in the laboratory and tries not to shake it',
  5: 'rolls up a star chart in the observatory; the stars are nearly right',
  6: 'digs up a plant in the garden; it bites',
  7: 'finds a silver key in the Exterior, and no lock',
}

const endings = {
  ritual: 'the ritual is complete',
  standstill: 'several rituals are complete, in perfect balance',
  survivor: 'no other cult is left',
  extinction: 'no cult is left',
  dawn: 'dawn breaks on the richest cult',
  dawnForNobody: 'dawn breaks on a perfect balance',
} as const satisfies Record<Ending, string>

function loss(power: number): string {
  return power === 0 ? 'their last power' : '1 power'
}

function rest(power: number): string {
  return power === 0 ? '' : ` (${power} left)`
}

/** What the clock made the cultists do. */
function walk({ cult, walk: way, dagger, tentacle, at }: Extract<Fact, { type: 'revealed' }>, say: Say): string {
  const name = say.name(cult)
  switch (way) {
    case 'stays':
      return `${name} stays in ${places[at].the}`
    case 'walks':
      return `${name} takes the stairs to ${places[at].the}`
    case 'journeys':
      return `${name} journeys to the Exterior`
    case 'returns':
      return `${name} comes back from the Exterior to ${places[at].the}`
    case 'errs':
      if (dagger === 0) return `${name} leaves the dagger on the line`
      if (dagger === tentacle) return `${name} points both hands at ${places[dagger].the}, with no Exterior to go to`
      return `No stair takes ${name} from ${places[at].the} to ${places[dagger].the}`
  }
}

/** OCT-3.4: which clock isn't accepted this turn, and why. */
function parting(from: Location | null): string {
  return from === null
    ? ''
    : ` Last turn your offspring stood in ${places[from].the}, where your cultists lay: an error may not leave both there again.`
}

function quote(cult: Seat, stance: Stance, say: Say): string {
  return wanted(stance, (seat) => (seat === cult ? 'I take it' : `${say.name(seat)} takes it`))
}

function answer(move: Move, ask: Ask, say: Say, view: View): string {
  const takes = (seat: Seat) => (seat === view.viewer ? 'I take it' : `${say.name(seat)} takes it`)
  switch (move.type) {
    case 'clock':
      return hands(move, fateOf(view, move))
    case 'declare':
      return `declare “${wanted(move.stance, takes)}”`
    case 'lock':
      return `lock in “${wanted(move.stance, takes)}”`
    case 'take':
      return ask.type === 'gather' ? `take ${components[ask.at].a}` : 'take it'
    case 'leave':
      return 'take nothing'
    case 'sacrifice':
      return `lose 1 power: ${say.name(move.target)} returns a component`
    case 'swap':
      return `give ${say.name(move.with)} ${components[move.give].the} for ${components[move.take].a}`
    case 'keep':
      return 'keep what you have'
    case 'return':
      return `return ${components[move.component].the}`
    case 'dream':
      return 'gain 1 power'
    case 'wake':
      return 'gain nothing'
  }
}

export const en: Words<Octopus> = {
  title: cover.title.en,
  pitch: cover.pitch.en,

  options: {
    quick: {
      label: 'Quick game',
      help: 'There is nowhere to go but the six rooms, and 3 different components win instead of 4: a game of about ten minutes.',
    },
    exterior: {
      label: 'Exterior',
      help: 'A seventh place, outside the university, that keeps silver keys and has an effect of its own on those who go there. A quick game has none.',
      values: {
        chance: 'Leave it to chance',
        ...exteriorLabels,
      } satisfies Record<Options['exterior'], string>,
      notes: exteriorNotes,
    },
    hidden: {
      label: 'Hidden components',
      help: 'Components are kept face down: what somebody takes is seen in that turn only, and then you have to remember it. For experienced players.',
    },
    stairs: {
      label: 'Stairs',
      help: 'The rooms that are joined: cultists take at most one stair a turn. Change them to match a printed board; every room must stay within reach of the others.',
      values: stairNames(places),
    },
  },
  problems: {
    'the stairs must join all rooms':
      'These stairs leave a room cut off; every room must be within reach of the others.',
  },

  asks: {
    clock: (_ask, _say, view) =>
      clockIn(view) === null
        ? `Set your clock: the dagger sends your cultists, the tentacle sends your offspring.${parting(partingFrom(view))}`
        : 'Your clock is set. You may change it until everyone is ready.',
    negotiate: ({ at, round, parties }, say, { viewer }) => {
      const others = parties.flatMap(({ cult }) => (cult === viewer ? [] : [say.name(cult)]))
      const names = list(others.length < parties.length ? ['You', ...others] : others)
      return round === 1
        ? `${names} meet in ${places[at].the}. Declare what you want, or lock it in: either all want the same, or there is a fight.`
        : `${names} still disagree in ${places[at].the}. This is the last round of talk: lock in the same, or there is a fight.`
    },
    gather: ({ at }, _say, { night, cults, viewer }) => {
      const the = at === exteriorLocation && night.exterior !== null ? exteriors[night.exterior].the : places[at].the
      const mine = viewer === 'watcher' ? null : cults[viewer]?.components
      if (mine?.includes(at) === true) return `You dominate ${the}, and have ${components[at].a} already.`
      return `You dominate ${the}. ${at === exteriorLocation ? 'What will it be?' : `Take ${components[at].a}?`}`
    },
    swap: () => 'You dominate the Agoba Marsh. Force a swap on somebody?',
    return: ({ to }, say) => `${say.name(to)} has sent you the Moon Men. Which component do you return?`,
    dream: () => 'Your cultists rest in the Dimension of Dreams. Gain 1 power?',
  },

  doing: {
    clock: (names) => `${list(names)} ${names.length === 1 ? 'is setting a clock' : 'are setting their clocks'}`,
    negotiate: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} negotiating`,
    gather: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} about to gather`,
    swap: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} planning a swap in the marsh`,
    return: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} choosing what to give the Moon Men`,
    dream: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} dreaming`,
  },

  answers: { clock: answer, negotiate: answer, gather: answer, swap: answer, return: answer, dream: answer },

  steps,

  facts: {
    night: ({ exterior, goal, hidden }) => {
      const agreed = [
        `${goal} different components win`,
        exterior === null ? 'there is no Exterior' : `the Exterior is ${exteriors[exterior].the}`,
        ...(hidden ? ['components lie face down'] : []),
      ]
      return `Candles are lit in the closed university: ${list(agreed)}.`
    },
    turn: ({ turn }) => {
      const hour = hours[turn]
      return `Turn ${turn} of ${lastTurn}${hour === undefined ? '' : `: ${hour}`}.`
    },
    set: ({ cult, dagger, tentacle }, say) =>
      `${say.name(cult)} sets the clock – ${hands({ dagger, tentacle }, 'walks')}.`,
    ready: ({ cult }, say) => `${say.name(cult)} has set the clock.`,
    revealed: (fact, say) => {
      const { dagger, tentacle, offspring } = fact
      if (offspring !== 0) return `${walk(fact, say)}, and their offspring slithers into ${places[offspring].the}.`
      return `${walk(fact, say)}${dagger === tentacle && dagger !== 0 ? '' : ', and no offspring comes'}.`
    },
    erred: ({ cult, power }, say) =>
      `Error of the clock: ${say.name(cult)} lies down and loses ${loss(power)}${rest(power)}.`,
    harmed: ({ cult, at, power }, say) =>
      `${meetings[at](say.name(cult))}: ${power === 0 ? 'the last power is lost' : `1 power lost${rest(power)}`}.`,
    negotiation: ({ at, parties }, say) =>
      `${list(parties.map((seat) => say.name(seat)))} meet in ${places[at].the} and lower their voices.`,
    declared: ({ cult, stance }, say) => `${say.name(cult)} says “${quote(cult, stance, say)}”.`,
    locked: ({ cult, stance }, say) => `${say.name(cult)} locks in “${quote(cult, stance, say)}”.`,
    disagreed: ({ at }) => `No agreement in ${places[at].the} yet, and one round of talk left.`,
    agreed: ({ at, stance }, say) =>
      stance === 'nothing'
        ? `All agree: nothing happened in ${places[at].the}, and nobody was there.`
        : `All agree to leave ${places[at].the} to ${say.name(stance)}.`,
    confrontation: ({ at, by }, say) =>
      by === null
        ? `Words fail in ${places[at].the}, and out come the daggers.`
        : `${say.name(by)} wants a fight in ${places[at].the}, and it takes only one.`,
    fought: ({ cult, power }, say) => `The fight costs ${say.name(cult)} ${loss(power)}${rest(power)}.`,
    dominated: ({ cult, at }, say) => `${say.name(cult)} dominates ${places[at].the}.`,
    gathered: ({ cult, component }, say) => `${say.name(cult)} ${takings[component]}.`,
    declined: ({ cult, at }, say) => `${say.name(cult)} takes nothing from ${places[at].the}, which fools nobody.`,
    dreamt: ({ cult, power }, say) =>
      `${say.name(cult)} sleeps well in the Dimension of Dreams and gains 1 power (now ${power}).`,
    woke: ({ cult }, say) => `${say.name(cult)} sleeps badly in the Dimension of Dreams and gains nothing.`,
    swapped: ({ cult, with: other, gave, took }, say) =>
      `In the Agoba Marsh, ${say.name(cult)} forces ${components[gave].a} on ${say.name(other)} for ${components[took].a}.`,
    swappedUnseen: ({ cult, with: other }, say) =>
      `In the Agoba Marsh, ${say.name(cult)} and ${say.name(other)} swap a component face down.`,
    swapFailed: ({ cult, with: other }, say) =>
      `In the Agoba Marsh, ${say.name(cult)} tries a swap with ${say.name(other)}; it fails, and the frogs won’t say why.`,
    kept: ({ cult }, say) => `${say.name(cult)} swaps nothing in the Agoba Marsh.`,
    sacrificed: ({ cult, target, power }, say) =>
      `${say.name(cult)} pays ${loss(power)}${rest(power)} to send the Moon Men to ${say.name(target)}.`,
    returned: ({ cult, component }, say) =>
      `${say.name(cult)} hands over ${components[component].a}, and the Moon Men carry it back to ${places[component].the}.`,
    drowned: ({ cult, power }, say) =>
      `The Lost City wants its toll: ${say.name(cult)} loses ${loss(power)}${rest(power)}.`,
    out: ({ cult }, say) => `${say.name(cult)} is out of the game, components and all.`,
    ended: ({ reason, winner }, say) =>
      `${winner === null ? 'Nobody wins' : `${say.name(winner)} wins`}: ${endings[reason]}.`,
  },

  talk,

  sayings,

  endings,
  table,
}
