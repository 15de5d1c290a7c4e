import type { Effect, EventKind, Loss, Part, Who } from '../data/vocabulary.ts'
import { person, vehicle } from './en-people.ts'
import { signed, type Moment } from './moment.ts'

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

/** “draw” for you, “the leader draws” for others. */
function does(who: Who, moment: Moment, bare: string, withS: string): string {
  return who === 'me' ? bare : `${person(who, moment)} ${withS}`
}

function losing(who: Who, what: Loss): string {
  const own = who === 'me' ? 'your' : 'their'
  switch (what) {
    case 'driver':
      return `${own} driver`
    case 'tires':
      return `${own} tires`
    case 'mod':
      return `1 of ${own} mods, at random`
    case 'crew':
      return `1 of ${own} pit crew, at random`
  }
}

/** When actions more or fewer are meant: action cards and pit stops are for one’s own turn, the rest is for any time. */
function turnOf(who: Who, moment: Moment): string {
  if ((moment === 'action' || moment === 'iPit') && who === 'me') return 'this turn'
  if (moment === 'action' && who !== 'everyone') return 'in their next turn'
  return `this turn if it is ${who === 'me' ? 'yours' : 'theirs'}, or else in ${who === 'me' ? 'your' : 'their'} next`
}

function actionsChanged(who: Who, more: number, moment: Moment): string {
  const count = Math.abs(more)
  const noun = count === 1 ? 'action' : 'actions'
  const amount = more < 0 ? `${count} ${noun} fewer` : `${count} more ${noun}`
  return `${person(who, moment)} ${who === 'me' ? 'have' : 'has'} ${amount} ${turnOf(who, moment)}`
}

function prevented(moment: Moment, as: Part | undefined): string {
  switch (moment) {
    case 'hired':
      return 'that card is discarded instead'
    case 'rolled':
      return 'nobody passes, and nobody is damaged'
    case 'damage':
      return as === 'subject' ? 'it isn’t' : 'there is no damage'
    case 'pit':
      return 'there is no pit stop, and the action is lost'
    case 'fitted':
      return 'that card is discarded instead'
    case 'mended':
      return 'the repair fails'
    case 'lap':
      return 'no lap is earned, though the pass stands'
    default:
      return 'nothing comes of it'
  }
}

function redirected(moment: Moment, who: Who): string {
  if (moment === 'hired')
    return who === 'me' ? 'it goes to your pit instead' : `it goes to the pit of ${person(who, moment)} instead`
  if (moment === 'damage') return `${vehicle(who, moment)} is damaged instead`
  return `it is done to ${person(who, moment)} instead`
}

/** What is done, as a clause without capital or full stop. */
export function effectInWords(effect: Effect, moment: Moment, as?: Part): string {
  switch (effect.do) {
    case 'damage':
      return `damage ${vehicle(effect.who, moment)}`
    case 'repair':
      return `repair ${vehicle(effect.who, moment)}, without a roll`
    case 'advance': {
      const over = effect.places === 1 ? '1 vehicle' : `${effect.places} vehicles`
      return effect.who === 'me'
        ? `pass ${effect.places === 1 ? 'the vehicle' : `the ${over}`} ahead of you, without a roll`
        : `${person(effect.who, moment)} passes ${over}, without a roll`
    }
    case 'drop': {
      const by = effect.places === 1 ? 'the vehicle' : `the next ${effect.places} vehicles`
      return `${person(effect.who, moment)} ${effect.who === 'me' ? 'are' : 'is'} passed by ${by} behind, without a roll`
    }
    case 'swap':
      return `change places with ${person(effect.who, moment)}: nobody passes anybody`
    case 'freePass': {
      const bonus = effect.bonus === 0 ? '' : `, with ${signed(effect.bonus)}`
      return `${person(effect.who, moment)} may try a free pass${bonus}`
    }
    case 'draw':
      return does(effect.who, moment, `draw ${cards(effect.cards)}`, `draws ${cards(effect.cards)}`)
    case 'discard': {
      const away = `${cards(effect.cards)} at random`
      return does(effect.who, moment, `discard ${away}`, `discards ${away}`)
    }
    case 'steal':
      return `take ${cards(effect.cards)} at random from the hand of ${person(effect.who, moment)}`
    case 'handsLeft':
      return 'everybody gives their hand to the left'
    case 'actions':
      return actionsChanged(effect.who, effect.more, moment)
    case 'lose': {
      const lost = losing(effect.who, effect.what)
      return does(effect.who, moment, `lose ${lost}`, `loses ${lost}`)
    }
    case 'hireAway':
      return `take 1 of the pit crew of ${person(effect.who, moment)}, at random, into your pit`
    case 'add': {
      const whose = effect.who === 'me' ? 'your total' : `the total of ${person(effect.who, moment)}`
      return effect.amount < 0 ? `take ${-effect.amount} off ${whose}` : `add ${effect.amount} to ${whose}`
    }
    case 'reroll':
      return does(effect.who, moment, 'roll your die again', 'rolls their die again')
    case 'cancel':
      return 'that card has no effect at all'
    case 'prevent':
      return prevented(moment, as)
    case 'redirect':
      return redirected(moment, effect.who)
  }
}

/** What may be answered, as a clause after “when”. */
export function eventInWords(to: EventKind, as: Part | undefined, spell: boolean): string {
  const card = spell ? 'a spell' : 'an action card'
  const clauses: Readonly<Record<EventKind, readonly [anybody: string, actor: string, subject: string]>> = {
    played: [`${card} is played`, `you play ${card}`, `${card} is about to touch you`],
    hired: ['a crew card goes to a pit', 'you hire a crew card', 'a crew card goes to your pit'],
    rolled: ['the dice of a pass are cast', 'you have rolled to pass', 'somebody has rolled to pass you'],
    damage: [
      'a vehicle is about to be damaged',
      'you are about to damage a vehicle',
      'your vehicle is about to be damaged',
    ],
    pit: ['a pit stop is announced', 'you announce a pit stop', 'you announce a pit stop'],
    fitted: [
      'a mod, tires or a driver are being fitted',
      'you fit a mod, tires or a driver',
      'you fit a mod, tires or a driver',
    ],
    mended: ['the die of a repair is cast', 'you have rolled for a repair', 'you have rolled for a repair'],
    lap: ['a lap is about to be earned', 'you are about to earn a lap', 'a lap is about to be earned by passing you'],
  }
  const [anybody, actor, subject] = clauses[to]
  return as === undefined ? anybody : as === 'actor' ? actor : subject
}
