import type { Choice, Say, Seat, Words } from '@octopolis/engine'
import { vehicleIds } from '../data/vehicles.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask, Slot } from '../state.ts'
import type { View } from '../view.ts'
import { laidCard } from './en-answers.ts'
import { cardName, ruleOf, sideOf, vehicleName } from './en-cards.ts'
import { actionCount, cardList, lapCount } from './en-nouns.ts'
import { aheadOfMe, placeOf, racerOf, replaced, slotOf } from './seen.ts'

type RaceWords = Words<Move, Options, View, Fact, Ask>

/** Somebody to point at, with what all can see of them. */
function person(question: string, seat: Seat, say: Say, view: View): Choice {
  const racer = racerOf(view, seat)
  const place = placeOf(view, seat)
  const note = [
    ...(place === 0 ? [] : [place === 1 ? 'leads' : `place ${place}`]),
    ...(racer === null ? [] : [racer.damaged ? 'damaged' : 'intact', lapCount(racer.laps), `${racer.held} in hand`]),
  ]
  return { question, choice: say.name(seat), note: note.join(' · '), rank: seat }
}

function actSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'What do you do?'
  switch (move.type) {
    case 'pass': {
      const over = aheadOfMe(view)
      const note = over === null ? [] : [`${say.name(over)} is ahead of you`]
      return [{ question, choice: 'try to pass', rank: 0, ...(note.length === 0 ? {} : { note: note.join('') }) }]
    }
    case 'play': {
      const first = { question, choice: 'play an action card', rank: 1 }
      const second = { question: 'Which card?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      return move.target === undefined ? [first, second] : [first, second, person('On whom?', move.target, say, view)]
    }
    case 'hire': {
      const first = { question, choice: 'hire crew', note: 'for your pit, or for somebody else’s', rank: 2 }
      const second = { question: 'Whom?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      const pit =
        move.pit === view.viewer
          ? { question: 'For whose pit?', choice: 'your own', rank: -1 }
          : person('For whose pit?', move.pit, say, view)
      return [first, second, pit]
    }
    case 'pit':
      return [{ question, choice: 'make a pit stop', note: 'whoever is behind may try to slip past', rank: 3 }]
    default: {
      const note = `${actionCount(view.actions)} left unused`
      return [{ question, choice: 'no more actions', note, rank: 4 }]
    }
  }
}

function discardSteps(move: Move): Choice[] {
  if (move.type !== 'discard') return []
  const count = move.cards.length
  const first = { question: 'How many do you discard?', choice: count === 0 ? 'none' : String(count), rank: count }
  return count === 0 ? [first] : [first, { question: 'Which?', choice: cardList(move.cards) }]
}

const fittings: Readonly<Record<Slot, { readonly choice: string; readonly rank: number }>> = {
  mod: { choice: 'fit a mod', rank: 1 },
  tires: { choice: 'fit tires', rank: 2 },
  driver: { choice: 'put in a driver', rank: 3 },
}

function workSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  const question = 'What is done?'
  switch (move.type) {
    case 'fit': {
      const second = { question: 'Which one?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }
      const away = replaced(view, move.card, move.instead)
      const third =
        away === null ? [] : [{ question: 'In place of which?', choice: cardName(away), note: ruleOf(view.race, away) }]
      return [{ question, ...fittings[slotOf(move.card)] }, second, ...third]
    }
    case 'strip': {
      const first = { question, choice: 'take something off', note: 'it is discarded', rank: 4 }
      return [first, { question: 'What?', choice: cardName(move.card), note: ruleOf(view.race, move.card) }]
    }
    default:
      return [{ question, choice: 'repair the vehicle', note: repairNote(view), rank: 0 }]
  }
}

function repairNote(view: View): string {
  const racer = view.viewer === 'watcher' ? null : racerOf(view, view.viewer)
  return racer === null || racer.vehicle === null ? '' : sideOf(view.race, racer.vehicle, racer.damaged)
}

function windowSteps(move: Move, _ask: Ask, say: Say, view: View): Choice[] {
  const question = 'Do you react?'
  if (move.type !== 'react') return [{ question, choice: 'let it happen', rank: 0 }]
  const { card, against, target } = move
  return [
    { question, choice: `play ${cardName(card)}`, note: ruleOf(view.race, card), rank: 1 },
    ...(against === undefined
      ? []
      : [{ question: 'Against which card?', choice: laidCard(view, against, say), rank: against }]),
    ...(target === undefined ? [] : [person('On whom?', target, say, view)]),
  ]
}

function chooseSteps(move: Move, _ask: Ask, _say: Say, view: View): Choice[] {
  if (move.type !== 'choose') return []
  const { vehicle } = move
  const note = `${sideOf(view.race, vehicle, false)} Damaged: ${sideOf(view.race, vehicle, true)}`
  return [{ question: 'Which vehicle?', choice: vehicleName(vehicle), note, rank: vehicleIds.indexOf(vehicle) }]
}

export const steps: RaceWords['steps'] = {
  choose: chooseSteps,
  grid: discardSteps,
  act: actSteps,
  work: workSteps,
  tidy: discardSteps,
  window: windowSteps,
}
