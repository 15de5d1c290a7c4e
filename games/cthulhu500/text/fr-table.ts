import type { Passage, Say } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import type { OfEdition, State } from '../state.ts'
import type { View } from '../view.ts'
import { eventTold } from './fr-asks.ts'
import { cardName, kindOf, ruleOf, sideOf, vehicleName } from './fr-cards.ts'
import { actionCount, cardCount, de, lapCount, list, quoted } from './fr-nouns.ts'
import { capital } from './moment.ts'
import { answersLaid, fromTheFront, mine, openEvent, placeOf, type SeenRacer } from './seen.ts'

export function table(view: View, say: Say): readonly Passage[] {
  return passages(view, say).map(({ lines, ...passage }) => ({ ...passage, lines: lines.map(capital) }))
}

function passages(view: View, say: Say): readonly Passage[] {
  return [
    { title: 'La course', lines: raceLines(view, say) },
    ...onTheTable(view, say),
    ...ownCards(view, say),
    { title: 'Le peloton, depuis la tête', lines: fromTheFront(view).map((racer) => placeLine(view, racer, say)) },
    ...fromTheFront(view).map((racer) => garage(view, racer, say)),
  ]
}

const flags: Readonly<Record<State['flag'], string>> = {
  discards: 'dans la défausse',
  pile: 'quelque part dans la pioche',
  waved: 'brandi',
}

function raceLines(view: View, say: Say): string[] {
  const { turn, actions, flag, markers, top, last, ending, pack } = view
  const winners = ending?.places.flatMap((place, seat) => (place === 1 ? [say.name(seat)] : [])) ?? []
  const left = actions > 1 ? 'restantes' : 'restante'
  return [
    ...(ending === null ? [] : [`La course est finie : victoire ${de(list(winners))}`]),
    ...(ending !== null || pack.length === 0
      ? []
      : [`Au tour ${de(say.name(turn))} : ${actionCount(actions)} ${left}`]),
    `Le drapeau à damier : ${flags[flag]}${markers === 0 ? '' : `, marqueurs dessus : ${markers}`}`,
    ...(last === null || ending !== null ? [] : [`Derniers tours encore à jouer : ${last}`]),
    ...(top === null ? [] : [`Sur la défausse : ${cardName(top)}`]),
  ]
}

function onTheTable(view: View, say: Say): Passage[] {
  const event = openEvent(view)
  if (event === null) return []
  const answers = answersLaid(view, event).map(({ card, seat, against, target }) => {
    const other = against === null ? undefined : view.laid[against]
    const to = other === undefined ? '' : `, contre ${quoted(other.card)} ${de(say.name(other.seat))}`
    return `${quoted(card)} ${de(say.name(seat))}${to}${target === null ? '' : `, contre ${say.name(target)}`} : ${ruleOf(view.race, card)}`
  })
  return [{ title: 'Sur la table', lines: [eventTold(view, event, say), ...answers] }]
}

function described(race: OfEdition, card: CardId): string {
  return `${cardName(card)} (${kindOf(card)}) : ${ruleOf(race, card)}`
}

function ownCards(view: View, say: Say): Passage[] {
  const racer = mine(view)
  if (racer === null || racer.hand === null) return []
  const known = fromTheFront(view).flatMap((other) =>
    other.seat === racer.seat || other.known.length === 0
      ? []
      : [`${say.name(other.seat)} : ${list(other.known.map(quoted))}`],
  )
  return [
    {
      title: 'Votre main',
      lines: racer.hand.length === 0 ? ['aucune carte'] : racer.hand.map((card) => described(view.race, card)),
      own: true,
    },
    ...(view.choice === null || view.choice.length === 0 || view.pack.length > 0
      ? []
      : [{ title: 'Jetées au départ', lines: view.choice.map(cardName), own: true }]),
    ...(known.length === 0 ? [] : [{ title: 'Ce que vous savez des autres mains', lines: known, own: true }]),
  ]
}

function placeLine(view: View, racer: SeenRacer, say: Say): string {
  const { seat, vehicle, damaged, laps, held, carry } = racer
  const place = placeOf(view, seat)
  const name = seat === view.viewer ? `${say.name(seat)} (vous)` : say.name(seat)
  const parts = [
    ...(vehicle === null ? [] : [vehicleName(vehicle), damaged ? 'véhicule endommagé' : 'véhicule intact']),
    lapCount(laps),
    `${cardCount(held)} en main`,
    ...(carry === 0 ? [] : [`${actionCount(Math.abs(carry))} de ${carry < 0 ? 'moins' : 'plus'} au prochain tour`]),
  ]
  return `${place === 0 ? '' : `${place}. `}${name} : ${parts.join(', ')}`
}

/** What lies on a vehicle and in its pit. */
function garage({ race }: View, racer: SeenRacer, say: Say): Passage {
  const { seat, vehicle, damaged, driver, mods, tires, pit } = racer
  const part = (label: string) => (card: CardId) => `${label} : ${cardName(card)}. ${ruleOf(race, card)}`
  return {
    title: vehicle === null ? say.name(seat) : `${say.name(seat)} : ${vehicleName(vehicle)}`,
    lines: [
      ...(vehicle === null
        ? ['pas encore de véhicule']
        : [`${damaged ? 'Côté endommagé' : 'Côté intact'} : ${sideOf(race, vehicle, damaged)}`]),
      ...(driver === null ? [] : [part('Pilote')(driver)]),
      ...mods.map(part('Mod')),
      ...(tires === null ? [] : [part('Pneus')(tires)]),
      ...pit.map(part('Mécano')),
    ],
  }
}
