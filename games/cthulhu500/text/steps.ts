import type { Choice, Say, Seat, Words } from '@octopolis/engine'
import type { CardId } from '../data/cards/index.ts'
import { vehicleIds, type VehicleId } from '../data/vehicles.ts'
import type { Cthulhu500 } from '../kit.ts'
import type { Move } from '../moves.ts'
import type { Slot } from '../state.ts'
import type { View } from '../view.ts'
import { aheadOfMe, placeOf, racerOf, replaced, slotOf } from './seen.ts'

type RaceWords = Words<Cthulhu500>
type Race = View['race']

/** What a language says on the way to an answer; the way itself is the same in all. */
export interface StepPhrases {
  readonly card: (id: CardId) => string
  readonly rule: (race: Race, id: CardId) => string
  readonly side: (race: Race, vehicle: VehicleId, damaged: boolean) => string
  readonly vehicle: (id: VehicleId) => string
  readonly laid: (view: View, place: number, say: Say) => string
  readonly cards: (ids: readonly CardId[]) => string
  readonly person: {
    readonly leads: string
    readonly place: (place: number) => string
    readonly damaged: string
    readonly intact: string
    readonly laps: (laps: number) => string
    readonly held: (cards: number) => string
  }
  readonly act: {
    readonly question: string
    readonly pass: string
    readonly ahead: (name: string) => string
    readonly play: string
    readonly which: string
    readonly on: string
    readonly hire: string
    readonly anyPit: string
    readonly whom: string
    readonly pit: string
    readonly own: string
    readonly stop: string
    readonly slipPast: string
    readonly done: string
    readonly unused: (actions: number) => string
  }
  readonly discard: { readonly question: string; readonly none: string; readonly which: string }
  readonly work: {
    readonly question: string
    readonly fit: Readonly<Record<Slot, string>>
    readonly which: string
    readonly instead: string
    readonly strip: string
    readonly discarded: string
    readonly what: string
    readonly repair: string
  }
  readonly window: {
    readonly question: string
    readonly hold: string
    readonly play: (card: CardId) => string
    readonly against: string
    readonly on: string
  }
  readonly choose: { readonly question: string; readonly both: (intact: string, damaged: string) => string }
}

/** In which order what can be fitted is listed, after the repair. */
const fittingRanks: Readonly<Record<Slot, number>> = { mod: 1, tires: 2, driver: 3 }

/** The choices that lead to each answer, in one language. */
export function stepsIn(phrases: StepPhrases): RaceWords['steps'] {
  const discard = (move: Move) => discardSteps(phrases, move)
  return {
    choose: (move, _ask, _say, view) => chooseSteps(phrases, move, view),
    grid: discard,
    act: (move, _ask, say, view) => actSteps(phrases, move, say, view),
    work: (move, _ask, _say, view) => workSteps(phrases, move, view),
    tidy: discard,
    window: (move, _ask, say, view) => windowSteps(phrases, move, say, view),
  }
}

/** A card to choose, with what it does. */
function cardChoice({ card, rule }: StepPhrases, question: string, id: CardId, { race }: View): Choice {
  return { question, choice: card(id), note: rule(race, id) }
}

/** Somebody to point at, with what all can see of them. */
function person({ person: phrases }: StepPhrases, question: string, seat: Seat, say: Say, view: View): Choice {
  const { leads, damaged, intact, laps, held } = phrases
  const racer = racerOf(view, seat)
  const place = placeOf(view, seat)
  const note = [
    ...(place === 0 ? [] : [place === 1 ? leads : phrases.place(place)]),
    ...(racer === null ? [] : [racer.damaged ? damaged : intact, laps(racer.laps), held(racer.held)]),
  ]
  return { question, choice: say.name(seat), note: note.join(' · '), rank: seat }
}

function actSteps(phrases: StepPhrases, move: Move, say: Say, view: View): Choice[] {
  const { act } = phrases
  const { question } = act
  switch (move.type) {
    case 'pass': {
      const over = aheadOfMe(view)
      return [{ question, choice: act.pass, rank: 0, ...(over === null ? {} : { note: act.ahead(say.name(over)) }) }]
    }
    case 'play': {
      const first = { question, choice: act.play, rank: 1 }
      const second = cardChoice(phrases, act.which, move.card, view)
      return move.target === undefined
        ? [first, second]
        : [first, second, person(phrases, act.on, move.target, say, view)]
    }
    case 'hire': {
      const pit =
        move.pit === view.viewer
          ? { question: act.pit, choice: act.own, rank: -1 }
          : person(phrases, act.pit, move.pit, say, view)
      return [
        { question, choice: act.hire, note: act.anyPit, rank: 2 },
        cardChoice(phrases, act.whom, move.card, view),
        pit,
      ]
    }
    case 'pit':
      return [{ question, choice: act.stop, note: act.slipPast, rank: 3 }]
    default:
      return [{ question, choice: act.done, note: act.unused(view.actions), rank: 4 }]
  }
}

function discardSteps({ discard: { question, none, which }, cards }: StepPhrases, move: Move): Choice[] {
  if (move.type !== 'discard') return []
  const count = move.cards.length
  const first = { question, choice: count === 0 ? none : String(count), rank: count }
  return count === 0 ? [first] : [first, { question: which, choice: cards(move.cards) }]
}

function workSteps(phrases: StepPhrases, move: Move, view: View): Choice[] {
  const { question, fit, which, instead, strip, discarded, what, repair } = phrases.work
  switch (move.type) {
    case 'fit': {
      const slot = slotOf(move.card)
      const away = replaced(view, move.card, move.instead)
      return [
        { question, choice: fit[slot], rank: fittingRanks[slot] },
        cardChoice(phrases, which, move.card, view),
        ...(away === null ? [] : [cardChoice(phrases, instead, away, view)]),
      ]
    }
    case 'strip':
      return [{ question, choice: strip, note: discarded, rank: 4 }, cardChoice(phrases, what, move.card, view)]
    default:
      return [{ question, choice: repair, note: repairNote(phrases, view), rank: 0 }]
  }
}

function repairNote({ side }: StepPhrases, view: View): string {
  const racer = view.viewer === 'watcher' ? null : racerOf(view, view.viewer)
  return racer === null || racer.vehicle === null ? '' : side(view.race, racer.vehicle, racer.damaged)
}

function windowSteps(phrases: StepPhrases, move: Move, say: Say, view: View): Choice[] {
  const { rule, laid } = phrases
  const { question, hold, play, against: which, on } = phrases.window
  if (move.type !== 'react') return [{ question, choice: hold, rank: 0 }]
  const { card, against, target } = move
  return [
    { question, choice: play(card), note: rule(view.race, card), rank: 1 },
    ...(against === undefined ? [] : [{ question: which, choice: laid(view, against, say), rank: against }]),
    ...(target === undefined ? [] : [person(phrases, on, target, say, view)]),
  ]
}

function chooseSteps({ choose, side, vehicle: name }: StepPhrases, move: Move, { race }: View): Choice[] {
  if (move.type !== 'choose') return []
  const { vehicle } = move
  const note = choose.both(side(race, vehicle, false), side(race, vehicle, true))
  return [{ question: choose.question, choice: name(vehicle), note, rank: vehicleIds.indexOf(vehicle) }]
}
