import type { Choice, Say, Seat, Words } from '@octopolis/engine'
import { vehicleIds } from '../data/vehicles.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask, Slot } from '../state.ts'
import type { View } from '../view.ts'
import { laidCard } from './fr-answers.ts'
import { cardName, ruleOf, sideOf, vehicleName } from './fr-cards.ts'
import { actionCount, cardList, lapCount, quoted } from './fr-nouns.ts'
import { aheadOfMe, placeOf, racerOf, replaced, slotOf } from './seen.ts'

type RaceWords = Words<Move, Options, View, Fact, Ask>

/** Somebody to point at, with what all can see of them. */
function person(question: string, seat: Seat, say: Say, view: View): Choice {
  const racer = racerOf(view, seat)
  const place = placeOf(view, seat)
  const note = [
    ...(place === 0 ? [] : [place === 1 ? 'en tête' : `place ${place}`]),
    ...(racer === null ? [] : [racer.damaged ? 'endommagé' : 'intact', lapCount(racer.laps), `${racer.held} en main`]),
  ]
  return { question, choice: say.name(seat), note: note.join(' · '), rank: seat }
}

function actSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'Que faites-vous ?'
  switch (move.type) {
    case 'pass': {
      const over = aheadOfMe(view)
      const note = over === null ? {} : { note: `juste devant vous : ${say.name(over)}` }
      return [{ question, choice: 'tenter de dépasser', rank: 0, ...note }]
    }
    case 'play': {
      const first = { question, choice: 'jouer une carte Action', rank: 1 }
      const second = { question: 'Quelle carte ?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      return move.target === undefined
        ? [first, second]
        : [first, second, person('Contre qui ?', move.target, say, view)]
    }
    case 'hire': {
      const first = { question, choice: 'embaucher', note: 'pour votre stand, ou pour celui d’un autre', rank: 2 }
      const second = { question: 'Qui ?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      const pit =
        move.pit === view.viewer
          ? { question: 'Pour le stand de qui ?', choice: 'le vôtre', rank: -1 }
          : person('Pour le stand de qui ?', move.pit, say, view)
      return [first, second, pit]
    }
    case 'pit':
      return [{ question, choice: 's’arrêter au stand', note: 'qui vous suit pourra en profiter', rank: 3 }]
    default: {
      const left = view.actions
      const note = left === 1 ? '1 action reste inutilisée' : `${actionCount(left)} restent inutilisées`
      return [{ question, choice: 'plus d’action', note, rank: 4 }]
    }
  }
}

function discardSteps(move: Move): Choice[] {
  if (move.type !== 'discard') return []
  const count = move.cards.length
  const first = { question: 'Combien en défaussez-vous ?', choice: count === 0 ? 'aucune' : String(count), rank: count }
  return count === 0 ? [first] : [first, { question: 'Lesquelles ?', choice: cardList(move.cards) }]
}

const fittings: Readonly<Record<Slot, { readonly choice: string; readonly rank: number }>> = {
  mod: { choice: 'monter un mod', rank: 1 },
  tires: { choice: 'monter des pneus', rank: 2 },
  driver: { choice: 'mettre un pilote au volant', rank: 3 },
}

function workSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  const question = 'Que fait-on ?'
  switch (move.type) {
    case 'fit': {
      const second = { question: 'Quelle carte ?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      const away = replaced(view, move.card, move.instead)
      const third =
        away === null
          ? []
          : [{ question: 'À la place de quoi ?', choice: cardName(away), note: ruleOf(view.race, away) }]
      return [{ question, ...fittings[slotOf(move.card)] }, second, ...third]
    }
    case 'strip': {
      const first = { question, choice: 'démonter quelque chose', note: 'la carte est défaussée', rank: 4 }
      return [first, { question: 'Quoi ?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }]
    }
    default:
      return [{ question, choice: 'réparer le véhicule', note: repairNote(view), rank: 0 }]
  }
}

function repairNote(view: View): string {
  const racer = view.viewer === 'watcher' ? null : racerOf(view, view.viewer)
  return racer === null || racer.vehicle === null ? '' : sideOf(view.race, racer.vehicle, racer.damaged)
}

function windowSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'Réagissez-vous ?'
  if (move.type !== 'react') return [{ question, choice: 'laisser faire', rank: 0 }]
  const { card, against, target } = move
  return [
    { question, choice: `jouer ${quoted(card)}`, note: ruleOf(view.race, card), rank: 1 },
    ...(against === undefined
      ? []
      : [
          {
            question: 'Contre quelle carte ?',
            choice: laidCard(view, against, say),
            rank: against,
          },
        ]),
    ...(target === undefined ? [] : [person('Contre qui ?', target, say, view)]),
  ]
}

function chooseSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  if (move.type !== 'choose') return []
  const { vehicle } = move
  const note = `${sideOf(view.race, vehicle, false)} Endommagé : ${sideOf(view.race, vehicle, true)}`
  return [{ question: 'Quel véhicule ?', choice: vehicleName(vehicle), note, rank: vehicleIds.indexOf(vehicle) }]
}

export const steps: RaceWords['steps'] = {
  choose: chooseSteps,
  grid: discardSteps,
  act: actSteps,
  work: workSteps,
  tidy: discardSteps,
  window: windowSteps,
}
