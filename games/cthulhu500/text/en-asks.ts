import type { Say, Seat, Words } from '@octopolis/engine'
import type { EventKind } from '../data/vocabulary.ts'
import { total, type Ask, type Event } from '../state.ts'
import type { View } from '../view.ts'
import { cardName, briefOf } from './en-cards.ts'
import { actionCount, list, sourceName, tally } from './en-nouns.ts'
import { capital, signed } from './moment.ts'
import { aheadOfMe, answersLaid } from './seen.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

/** Names in a sentence; the reader is “you”. */
function nameFor({ viewer }: View, say: Say) {
  return {
    name: (seat: Seat) => (seat === viewer ? 'you' : say.name(seat)),
    /** As the subject of its verb. */
    does: (seat: Seat, bare: string, withS: string) => (seat === viewer ? `you ${bare}` : `${say.name(seat)} ${withS}`),
    pit: (seat: Seat) => (seat === viewer ? 'your pit' : `the pit of ${say.name(seat)}`),
  }
}

/** What lies there to be answered. */
export function eventTold(view: View, event: Event, say: Say): string {
  const { race, viewer } = view
  const { name, does, pit } = nameFor(view, say)
  switch (event.kind) {
    case 'played':
      return `${does(event.actor, 'play', 'plays')} ${cardName(event.card)}${event.target === null ? '' : ` on ${name(event.target)}`} (${briefOf(race, event.card)})`
    case 'hired':
      return `${does(event.actor, 'send', 'sends')} ${cardName(event.card)} to ${event.actor === event.subject && event.actor !== viewer ? 'their own pit' : pit(event.subject)}`
    case 'rolled':
      return `${does(event.actor, 'try', 'tries')} to pass ${name(event.subject)}, ${tally(event.mine)} to ${tally(event.theirs)}: ${likely(event, view, say)}`
    case 'damage': {
      const cause = event.source === null ? 'A tie' : sourceName(event.source)
      const only = event.subjects.length === 1 && event.subjects[0] !== viewer
      return `${cause}: ${list(event.subjects.map(name))} ${only ? 'is' : 'are'} about to be damaged`
    }
    case 'pit':
      return `${does(event.actor, 'announce', 'announces')} a pit stop`
    case 'fitted':
      return event.slot === 'driver'
        ? `${does(event.actor, 'put', 'puts')} ${cardName(event.card)} at the wheel`
        : `${does(event.actor, 'fit', 'fits')} ${cardName(event.card)} (${briefOf(race, event.card)})`
    case 'mended':
      return `${does(event.actor, 'repair', 'repairs')}: ${tally(event.roll)}, and ${event.needs} is needed`
    case 'lap':
      return `${does(event.actor, 'have', 'has')} passed ${name(event.subject)}, and ${event.actor === viewer ? 'are' : 'is'} about to earn a lap`
  }
}

function likely({ actor, subject, mine, theirs }: Extract<Event, { kind: 'rolled' }>, view: View, say: Say): string {
  const lead = total(mine) - total(theirs)
  const { does } = nameFor(view, say)
  if (lead === 0) return 'a tie'
  return lead > 0 ? does(actor, 'get past', 'gets past') : does(subject, 'stay ahead', 'stays ahead')
}

function windowAsk({ event }: Extract<Ask, { type: 'window' }>, say: Say, view: View): string {
  const { name } = nameFor(view, say)
  const laid = answersLaid(view, event).map(({ card, seat }) => `${cardName(card)} by ${name(seat)}`)
  const table = laid.length === 0 ? '' : ` On the table: ${list(laid)}.`
  const asked = event.actor === view.viewer ? 'Do you react to it yourself?' : 'Do you react?'
  return `${capital(eventTold(view, event, say))}.${table} ${asked}`
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
