import type { Passage, Say } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { OfEdition, State } from '../state.ts'
import type { View } from '../view.ts'
import { eventTold } from './en-asks.ts'
import { cardName, kindOf, ruleOf, sideOf, vehicleName } from './en-cards.ts'
import { actionCount, cardCount, lapCount, list } from './en-nouns.ts'
import { capital } from './moment.ts'
import { answersLaid, fromTheFront, mine, openEvent, placeOf, type SeenRacer } from './seen.ts'

export function table(view: View, say: Say): readonly Passage[] {
  return passages(view, say).map(({ lines, ...passage }) => ({ ...passage, lines: lines.map(capital) }))
}

function passages(view: View, say: Say): readonly Passage[] {
  return [
    { title: 'The race', lines: raceLines(view, say) },
    ...onTheTable(view, say),
    ...ownCards(view, say),
    { title: 'The pack, from the front', lines: fromTheFront(view).map((racer) => placeLine(view, racer, say)) },
    ...fromTheFront(view).map((racer) => garage(view, racer, say)),
  ]
}

const flags: Readonly<Record<State['flag'], string>> = {
  discards: 'among the discards',
  pile: 'somewhere in the pile',
  waved: 'waved',
}

function raceLines(view: View, say: Say): string[] {
  const { turn, actions, flag, markers, top, last, ending, pack } = view
  const winners = ending?.places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : [])) ?? []
  return [
    ...(ending === null ? [] : [`The race is over: ${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}`]),
    ...(ending !== null || pack.length === 0 ? [] : [`The turn: ${say.name(turn)}, ${actionCount(actions)} left`]),
    `The checkered flag: ${flags[flag]}${markers === 0 ? '' : `, markers on it: ${markers}`}`,
    ...(last === null || ending !== null ? [] : [`Last turns still to come: ${last}`]),
    ...(top === null ? [] : [`On top of the discards: ${cardName(top)}`]),
  ]
}

function onTheTable(view: View, say: Say): Passage[] {
  const event = openEvent(view)
  if (event === null) return []
  const answers = answersLaid(view, event).map(({ card, seat, against, target }) => {
    const other = against === null ? undefined : view.laid[against]
    const to = other === undefined ? '' : `, against ${cardName(other.card)} by ${say.name(other.seat)}`
    return `${cardName(card)} by ${say.name(seat)}${to}${target === null ? '' : `, at ${say.name(target)}`}: ${ruleOf(view.race, card)}`
  })
  return [{ title: 'On the table', lines: [eventTold(view, event, say), ...answers] }]
}

function described(race: OfEdition, card: CardId): string {
  return `${cardName(card)} (${kindOf(card)}): ${ruleOf(race, card)}`
}

function ownCards(view: View, say: Say): Passage[] {
  const racer = mine(view)
  if (racer === null || racer.hand === null) return []
  const known = fromTheFront(view).flatMap((other) =>
    other.seat === racer.seat || other.known.length === 0
      ? []
      : [`${say.name(other.seat)}: ${list(other.known.map(cardName))}`],
  )
  return [
    {
      title: 'Your hand',
      lines: racer.hand.length === 0 ? ['no cards'] : racer.hand.map((card) => described(view.race, card)),
      own: true,
    },
    ...(view.choice === null || view.choice.length === 0 || view.pack.length > 0
      ? []
      : [{ title: 'Thrown out at the start', lines: view.choice.map(cardName), own: true }]),
    ...(known.length === 0 ? [] : [{ title: 'What you know of other hands', lines: known, own: true }]),
  ]
}

function placeLine(view: View, racer: SeenRacer, say: Say): string {
  const { seat, vehicle, damaged, laps, held, carry } = racer
  const place = placeOf(view, seat)
  const name = seat === view.viewer ? `${say.name(seat)} (you)` : say.name(seat)
  const parts = [
    ...(vehicle === null ? [] : [vehicleName(vehicle), damaged ? 'damaged' : 'intact']),
    lapCount(laps),
    `${cardCount(held)} in hand`,
    ...(carry === 0 ? [] : [`${actionCount(Math.abs(carry))} ${carry < 0 ? 'fewer' : 'more'} next turn`]),
  ]
  return `${place === 0 ? '' : `${place}. `}${name}: ${parts.join(', ')}`
}

/** What lies on a vehicle and in its pit. */
function garage({ race }: View, racer: SeenRacer, say: Say): Passage {
  const { seat, vehicle, damaged, driver, mods, tires, pit } = racer
  const part = (label: string) => (card: CardId) => `${label}: ${cardName(card)}. ${ruleOf(race, card)}`
  return {
    title: vehicle === null ? say.name(seat) : `${say.name(seat)}: ${vehicleName(vehicle)}`,
    lines: [
      ...(vehicle === null
        ? ['no vehicle yet']
        : [`${damaged ? 'Damaged' : 'Intact'}: ${sideOf(race, vehicle, damaged)}`]),
      ...(driver === null ? [] : [part('Driver')(driver)]),
      ...mods.map(part('Mod')),
      ...(tires === null ? [] : [part('Tires')(tires)]),
      ...pit.map(part('Pit crew')),
    ],
  }
}
