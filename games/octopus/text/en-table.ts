import type { Passage, Say, Seat } from '@octopolis/engine'
import { exteriorLocation, lastTurn, locations, mostPower, type Location } from '../data/places.ts'
import type { Parley } from '../state.ts'
import type { View } from '../view.ts'
import { components, exteriors, hands, list, places, stores, wanted } from './en-nouns.ts'
import { clockIn, cultsFrom, fateOf, hoardIn, parleyIn, type SeenCult } from './seen.ts'

type Who = (seat: Seat) => string

export function table(view: View, say: Say): readonly Passage[] {
  const who: Who = (seat) => (seat === view.viewer ? 'You' : say.name(seat))
  const cults = cultsFrom(view)
  const parley = parleyIn(view)
  return [
    { title: 'The night', lines: nightLines(view, say) },
    ...(parley === null ? [] : [negotiation(view, parley, who)]),
    ...secrets(view),
    { title: 'Cults', lines: cults.map((cult) => cultLine(view, cult, who)) },
    { title: 'Components', lines: cults.map((cult) => componentLine(view, cult, who)) },
    { title: 'Offspring', lines: offspringLines(view, cults, say) },
    { title: 'Locations', lines: locations.flatMap((at) => locationLines(view, at)) },
  ]
}

function nightLines({ night: { exterior, goal, hidden }, turn, ending }: View, say: Say): string[] {
  const lines = [
    `Turn ${turn} of ${lastTurn}`,
    `Goal: ${goal} different components, and at least 1 power to enjoy them`,
    exterior === null
      ? 'A quick game: no Exterior'
      : `The Exterior is ${exteriors[exterior].the}: ${exteriors[exterior].effect}`,
  ]
  if (hidden) lines.push('Components lie face down')
  if (ending !== null) {
    const winner = ending.places.indexOf(1)
    lines.unshift(`The game is over: ${winner < 0 ? 'nobody wins' : `${say.name(winner)} wins`}`)
  }
  return lines
}

function negotiation({ viewer }: View, { at, round, parties }: Parley, who: Who): Passage {
  const takes: Who = (seat) => (seat === viewer ? 'you take it' : `${who(seat)} takes it`)
  return {
    title: `Negotiation in ${places[at].the}, round ${round} of 2`,
    lines: parties.map(({ cult, stance, locked }) => {
      if (stance === null) return `${who(cult)}: no stance yet`
      return `${who(cult)}: “${wanted(stance, takes)}”, ${locked ? 'locked in' : 'not locked in'}`
    }),
  }
}

/** What the reader alone knows. */
function secrets(view: View): Passage[] {
  const clock = clockIn(view)
  const hoard = hoardIn(view)
  const count = `${hoard.length} of ${view.night.goal}`
  return [
    ...(clock === null ? [] : [{ title: 'Your secret clock', lines: [hands(clock, fateOf(view, clock))], own: true }]),
    ...(hoard.length === 0
      ? []
      : [{ title: `Your hidden components, ${count}`, lines: hoard.map((kind) => components[kind].name), own: true }]),
  ]
}

function cultLine({ agenda }: View, { seat, at, lying, power, ready }: SeenCult, who: Who): string {
  if (at === 0) return `${who(seat)}: out of the game`
  const line = `${who(seat)}: ${lying ? 'lying' : 'standing'} in ${places[at].the}, power ${power} of ${mostPower}`
  return agenda.at(-1)?.type === 'clock' ? `${line}, clock ${ready ? 'set' : 'not set yet'}` : line
}

function componentLine({ night: { goal, hidden }, ending }: View, cult: SeenCult, who: Who): string {
  const { seat, power, tokens, taken } = cult
  // The reader's own are no exception here: this is what everybody sees of them.
  const held = hidden && ending === null ? null : cult.components
  if (tokens === 0) return `${who(seat)}: none`
  const kinds = held === null ? `${tokens} face down` : held.map((kind) => components[kind].name).join(', ')
  if (power === 0) return `${who(seat)}: ${kinds}, out of the game`
  if (held !== null) return `${who(seat)}: ${kinds} (${tokens} of ${goal})`
  const known = taken.length === 0 ? '' : `, with ${list(taken.map((kind) => components[kind].a))} taken this turn`
  return `${who(seat)}: ${kinds}${known}`
}

function offspringLines({ viewer }: View, cults: readonly SeenCult[], say: Say): string[] {
  const lines = cults.flatMap(({ seat, offspring }) =>
    offspring === 0 ? [] : [`${seat === viewer ? 'Yours' : `${say.name(seat)}’s`}: in ${places[offspring].the}`],
  )
  return lines.length === 0 ? ['None on the board'] : lines
}

function locationLines({ night: { exterior, stairs }, stock }: View, at: Location): string[] {
  const left = stores(at, stock[at])
  if (at === exteriorLocation) return exterior === null ? [] : [`${at}. ${exteriors[exterior].name}: ${left}`]
  const near = stairs[at]?.map((room) => places[room].name) ?? []
  return [`${at}. ${places[at].name}: ${left}; stairs to ${near.join(', ')}`]
}
