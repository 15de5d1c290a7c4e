import type { Say, Words } from '@octopolis/engine'
import type { EventKind } from '../data/vocabulary.ts'
import { total, type Ask, type Event } from '../state.ts'
import type { View } from '../view.ts'
import { cardName, briefOf } from './en-cards.ts'
import { actionCount, list, names, sourceName, tally } from './en-nouns.ts'
import { signed } from './moment.ts'
import { aheadOfMe, answersLaid } from './seen.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

/** What lies there to be answered. */
export function eventTold({ race }: View, event: Event, say: Say): string {
  const actor = event.actor === null ? '' : say.name(event.actor)
  switch (event.kind) {
    case 'played':
      return `${actor} plays ${cardName(event.card)}${event.target === null ? '' : ` on ${say.name(event.target)}`} (${briefOf(race, event.card)})`
    case 'hired':
      return `${actor} sends ${cardName(event.card)} to ${event.actor === event.subject ? 'their own pit' : `the pit of ${say.name(event.subject)}`}`
    case 'rolled':
      return `${actor} ${tally(event.mine)} tries to pass ${say.name(event.subject)} ${tally(event.theirs)}: ${likely(event, say)}`
    case 'damage': {
      const cause = event.source === null ? 'A tie' : sourceName(event.source)
      return `${cause}: ${names(event.subjects, say)} ${event.subjects.length === 1 ? 'is' : 'are'} about to be damaged`
    }
    case 'pit':
      return `${actor} announces a pit stop`
    case 'fitted':
      return event.slot === 'driver'
        ? `${actor} puts ${cardName(event.card)} at the wheel`
        : `${actor} fits ${cardName(event.card)} (${briefOf(race, event.card)})`
    case 'mended':
      return `${actor} repairs: ${tally(event.roll)}, and ${event.needs} is needed`
    case 'lap':
      return `${actor} has passed ${say.name(event.subject)}, and is about to earn a lap`
  }
}

function likely({ actor, subject, mine, theirs }: Extract<Event, { kind: 'rolled' }>, say: Say): string {
  const lead = total(mine) - total(theirs)
  if (lead === 0) return 'a tie'
  return lead > 0 ? `${say.name(actor)} gets past` : `${say.name(subject)} stays ahead`
}

function windowAsk({ event }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const laid = answersLaid(view, event).map(({ card, seat }) => `${cardName(card)} by ${say.name(seat)}`)
  const table = laid.length === 0 ? '' : ` On the table: ${list(laid)}.`
  return `${eventTold(view, event, say)}.${table} Do you react?`
}

export const asks: RaceWords['asks'] = {
  choose: () => 'Which vehicle do you take? What is left goes to the others.',
  grid: () =>
    'Which cards do you throw out? Whoever throws out most starts in front. Nobody draws new ones, so think of the race too.',
  act: (_ask, say, view) => {
    const ahead = aheadOfMe(view)
    const over = ahead === null ? '' : ` Directly ahead of you: ${say.name(ahead)}.`
    return `Your turn, with ${actionCount(view.actions)} left.${over} What do you do?`
  },
  freePass: ({ over, way, bonus }, say) => {
    const extra = bonus === 0 ? '' : ` with ${signed(bonus)}`
    return way === 'pit'
      ? `${say.name(over)} is in the pit. Do you try to slip past? It costs no action, but it is rolled.`
      : `A free pass at ${say.name(over)}${extra}: do you try? It costs no action, but it is rolled.`
  },
  work: () => 'You are in the pit. What is done? One thing only.',
  tidy: () => 'Which cards do you discard? Then you draw two, but never above five in hand.',
  window: windowAsk,
}

const one = (single: string, many: string) => (who: readonly string[]) =>
  `${list(who)} ${who.length === 1 ? single : many}`

export const doing: RaceWords['doing'] = {
  choose: one('is kicking tires', 'are kicking tires'),
  grid: one('is throwing things out of the window', 'are throwing things out of the window'),
  act: one('has the road', 'have the road'),
  freePass: one('sees a gap', 'see a gap'),
  work: one('is in the pit', 'are in the pit'),
  tidy: one('is tidying the glove box', 'are tidying the glove box'),
  window: one('may react', 'may react'),
}

/** For standing orders. */
export const windows: Readonly<Record<EventKind, string>> = {
  played: 'somebody plays an action card',
  hired: 'somebody hires crew',
  rolled: 'the dice of a pass are cast',
  damage: 'a vehicle is about to be damaged',
  pit: 'somebody announces a pit stop',
  fitted: 'somebody fits a mod, tires or a driver',
  mended: 'the die of a repair is cast',
  lap: 'somebody is about to earn a lap',
}
