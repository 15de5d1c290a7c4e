import type { Say, Words } from '@octopolis/engine'
import type { Happening, Loss } from '../data/vocabulary.ts'
import type { Ending, Fact } from '../facts.ts'
import { cardName, vehicleName } from './en-cards.ts'
import { actionCount, cardCount, cardList, names, sourceName, stop, tally } from './en-nouns.ts'
import { signed } from './moment.ts'
import type { Cthulhu500 } from '../kit.ts'

type RaceWords = Words<Cthulhu500>

export const endings: Readonly<Record<Ending, string>> = {
  flag: 'the checkered flag is out, and whatever is still moving may stop',
  dry: 'nobody has drawn a card for three rounds, so the flag is waved out of boredom',
}

const moments: Readonly<Record<Happening, string>> = {
  turnBegins: 'the turn begins',
  spellResolved: 'a spell has taken effect',
  iPass: 'somebody was passed',
  iAmPassed: 'somebody got past',
  iAmDamaged: 'the vehicle was damaged',
  iAmRepaired: 'the vehicle was repaired',
  iPit: 'the pit stop is over',
  iLap: 'a lap was earned',
}

const losses: Readonly<Record<Loss, string>> = {
  driver: 'a driver',
  mod: 'a mod',
  tires: 'a set of tires',
  crew: 'one of the pit crew',
}

function outcome({ pack, laps, places }: Extract<Fact, { type: 'ended' }>, say: Say): string {
  const winners = pack.filter((seat) => places[seat] === 1)
  const counts = pack.map((seat) => `${say.name(seat)} ${laps[seat] ?? 0}`)
  return `${names(winners, say)} ${winners.length === 1 ? 'wins' : 'win'}. Laps, from the front of the pack: ${counts.join(', ')}.`
}

export const facts: RaceWords['facts'] = {
  race: ({ seats, markers, short, lastTurn }) =>
    [
      `${seats} vehicles line up on a road that bites its own tail.`,
      ...(markers === '0' ? [] : [`Markers on the flag: ${markers}.`]),
      ...(short ? ['The flag is already somewhere in the lower half of the pile.'] : []),
      ...(lastTurn ? ['After the flag, everybody has one last turn.'] : []),
    ].join(' '),
  vehicle: ({ seat, vehicle, chosen }, say) =>
    `${say.name(seat)} ${chosen ? 'picks a vehicle' : 'is handed the keys'}: ${vehicleName(vehicle)}.`,
  drew: ({ seat, cards }, say) => stop(`${say.name(seat)} draws ${cardList(cards)}`),
  drewUnseen: ({ seat, count }, say) => `${say.name(seat)} draws ${cardCount(count)}.`,
  chose: ({ seat, cards }, say) =>
    cards.length === 0
      ? `${say.name(seat)} keeps every card.`
      : stop(`${say.name(seat)} will throw out ${cardList(cards)}`),
  ready: ({ seat }, say) => `${say.name(seat)} has decided what to throw out.`,
  shown: ({ discards }, say) =>
    `Out of the windows fly: ${discards.map((cards, seat) => `${say.name(seat)} ${cards.length === 0 ? 'nothing' : `${cards.length} (${cardList(cards)})`}`).join('; ')}.`,
  lots: ({ rolls }, say) =>
    `Equal loads are settled by die: ${rolls.map(({ seat, die }) => `${say.name(seat)} ${die}`).join(', ')}.`,
  linedUp: ({ pack }, say) => `The pack, from the front: ${pack.map((seat) => say.name(seat)).join(', ')}.`,
  turn: ({ seat, actions }, say) => `${say.name(seat)} is up, with ${actionCount(actions)}.`,
  played: ({ seat, card, target }, say) =>
    stop(`${say.name(seat)} plays ${cardName(card)}${target === null ? '' : ` on ${say.name(target)}`}`),
  hired: ({ seat, card, pit }, say) =>
    seat === pit
      ? `${say.name(seat)} hires ${cardName(card)}.`
      : `${say.name(seat)} recommends ${cardName(card)} to the pit of ${say.name(pit)}.`,
  joined: ({ card, pit }, say) => `${cardName(card)} reports to the pit of ${say.name(pit)}.`,
  reacted: ({ seat, card, against, target }, say) => {
    const at = target === null ? '' : `, at ${say.name(target)}`
    const to = against === null ? '' : `, to ${cardName(against.card)} by ${say.name(against.seat)}`
    return stop(`${say.name(seat)} answers: ${cardName(card)}${to}${at}`)
  },
  cancelled: ({ seat, card, by }, say) =>
    `${cardName(card)} by ${say.name(seat)} has no effect: ${say.name(by)} ${seat === by ? 'has thought better of it' : 'has shouted louder'}.`,
  idle: ({ seat, card }, say) => `${cardName(card)} by ${say.name(seat)} changes nothing.`,
  spent: ({ card }) => `${cardName(card)} goes to the discards.`,
  declined: ({ seat, over }, say) => `${say.name(seat)} lets ${say.name(over)} be.`,
  tried: ({ seat, over, way }, say) => {
    switch (way) {
      case 'action':
        return `${say.name(seat)} tries to pass ${say.name(over)}.`
      case 'pit':
        return `${say.name(over)} is in the pit, and ${say.name(seat)} tries to slip past.`
      case 'card':
        return `${say.name(seat)} tries to pass ${say.name(over)}, for free.`
    }
  },
  rolled: ({ seat, over, mine, theirs, again }, say) =>
    `${again ? 'Now it is' : 'The dice say'} ${say.name(seat)} ${tally(mine)}, ${say.name(over)} ${tally(theirs)}.`,
  added: ({ seat, amount, card, by }, say) =>
    `${cardName(card)} by ${say.name(by)}: ${signed(amount)} for ${say.name(seat)}.`,
  rerolled: ({ seat, die, card, by }, say) =>
    `${cardName(card)} by ${say.name(by)}: ${say.name(seat)} rolls again, and gets ${die}.`,
  raced: ({ seat, over, mine, theirs, result }, say) => {
    const score = `${mine} to ${theirs}`
    switch (result) {
      case 'passes':
        return `${score}: ${say.name(seat)} gets past ${say.name(over)}.`
      case 'fails':
        return `${score}: ${say.name(seat)} stays behind ${say.name(over)}.`
      case 'tie':
        return `${score}, a tie: ${say.name(seat)} and ${say.name(over)} scrape along each other.`
      case 'calledOff':
        return `Nothing comes of it between ${say.name(seat)} and ${say.name(over)}.`
    }
  },
  passed: ({ seat, over, by }, say) => {
    switch (by) {
      case 'roll':
        return `${say.name(seat)} is now ahead of ${say.name(over)}.`
      case 'damage':
        return `${say.name(seat)} drives round the wreckage of ${say.name(over)}.`
      case 'card':
        return `${say.name(seat)} passes ${say.name(over)}, without a roll.`
    }
  },
  swapped: ({ seat, other }, say) => `${say.name(seat)} and ${say.name(other)} change places; nobody passes anybody.`,
  lapped: ({ seat, over }, say) =>
    `${say.name(seat)}, the leader, has passed ${say.name(over)}, the last: that makes a lap.`,
  lap: ({ seat, laps }, say) => `A lap for ${say.name(seat)}, who now has ${laps}.`,
  lapDenied: ({ seat }, say) => `No lap for ${say.name(seat)}: nobody was counting.`,
  threatened: ({ seats, by, source }, say) => {
    const who = `${names(seats, say)} ${seats.length === 1 ? 'is' : 'are'} about to be damaged`
    if (source === null) return `A tie in the race: ${who}.`
    return by === null ? `${sourceName(source)}: ${who}.` : `${sourceName(source)} by ${say.name(by)}: ${who}.`
  },
  spared: ({ seat, by, card }, say) => `${cardName(card)} by ${say.name(by)}: ${say.name(seat)} gets away with it.`,
  redirected: ({ from, to, by, card }, say) =>
    `${cardName(card)} by ${say.name(by)}: meant for ${say.name(from)}, it goes to ${say.name(to)} instead.`,
  shielded: ({ seat, card }, say) => `${say.name(seat)} loses ${cardName(card)} rather than paint.`,
  damaged: ({ seat, again }, say) =>
    again ? `${say.name(seat)} is damaged once more, and stalls.` : `${say.name(seat)} is damaged.`,
  repaired: ({ seat }, say) => `${say.name(seat)} is as good as new.`,
  pit: ({ seat }, say) => `${say.name(seat)} announces a pit stop.`,
  pitDenied: ({ seat }, say) => `No pit stop for ${say.name(seat)}, and the action is gone.`,
  pitGuarded: ({ seat, source }, say) => `${sourceName(source)}: nobody gets a free pass at ${say.name(seat)}.`,
  pitIdle: ({ seat }, say) => `${say.name(seat)} stands in the pit with nothing left to do.`,
  fitting: ({ seat, card, slot, instead }, say) => {
    const place = instead === null ? '' : ` in place of ${cardName(instead)}`
    return slot === 'driver'
      ? `${say.name(seat)} wants ${cardName(card)} at the wheel${place}.`
      : `${say.name(seat)} has ${cardName(card)} fitted${place}.`
  },
  fitted: ({ seat, card, slot, away }, say) => {
    const gone = away === null ? '' : `; ${cardName(away)} goes to the discards`
    return slot === 'driver'
      ? `${cardName(card)} drives for ${say.name(seat)}${gone}.`
      : `${say.name(seat)} now has ${cardName(card)}${gone}.`
  },
  stripped: ({ seat, card, slot }, say) =>
    slot === 'driver'
      ? `${say.name(seat)} shows ${cardName(card)} the door.`
      : `${say.name(seat)} takes off ${cardName(card)}.`,
  mending: ({ seat, roll, needs, again }, say) =>
    `${say.name(seat)} ${again ? 'now has' : 'repairs:'} ${tally(roll)}, and needs ${needs}.`,
  unmended: ({ seat, total, needs }, say) => `${total} isn’t ${needs}: ${say.name(seat)} stays damaged.`,
  triggered: ({ seat, source, when }, say) => `${sourceName(source)}, for ${say.name(seat)}: ${moments[when]}.`,
  shuffled: ({ flag, markers }) =>
    flag
      ? 'The discards are shuffled into a new pile, and the checkered flag is in it.'
      : `The discards are shuffled into a new pile, without the flag. Markers left on it: ${markers}.`,
  flagMarked: ({ seat, markers }, say) =>
    `${say.name(seat)} draws the flag, but there was a marker on it: ${markers} left, and the race goes on.`,
  flag: ({ seat, lastTurns }, say) => {
    if (seat === null) return 'Nobody has drawn a card for three rounds: the flag is waved.'
    return lastTurns
      ? `${say.name(seat)} draws the checkered flag: everybody has one last turn.`
      : `${say.name(seat)} draws the checkered flag!`
  },
  discarded: ({ seat, cards, source }, say) =>
    stop(`${source === null ? '' : `${sourceName(source)}: `}${say.name(seat)} discards ${cardList(cards)}`),
  handsLeft: ({ counts }, say) =>
    `All hands go to the left, so many cards from each: ${counts.map((count, seat) => `${say.name(seat)} ${count}`).join(', ')}.`,
  received: ({ seat, from, cards }, say) => stop(`${say.name(seat)} gets from ${say.name(from)}: ${cardList(cards)}`),
  stole: ({ seat, from, card }, say) => `${say.name(seat)} takes ${cardName(card)} from the hand of ${say.name(from)}.`,
  stoleUnseen: ({ seat, from }, say) => `${say.name(seat)} takes a card from the hand of ${say.name(from)}.`,
  guarded: ({ seat, source }, say) => `${sourceName(source)}: nothing is taken from ${say.name(seat)}.`,
  actions: ({ seat, more, when }, say) => {
    const amount = more < 0 ? `${actionCount(-more)} fewer` : `${more} more ${more === 1 ? 'action' : 'actions'}`
    return when === 'now'
      ? `${say.name(seat)} has ${amount} this turn.`
      : `${say.name(seat)} will have ${amount} next turn.`
  },
  lost: ({ seat, what, card }, say) => `${say.name(seat)} loses ${losses[what]}: ${cardName(card)}.`,
  hiredAway: ({ seat, from, card }, say) =>
    `${cardName(card)} leaves ${say.name(from)} for the pit of ${say.name(seat)}.`,
  ended: (fact, say) => `The race is over: ${endings[fact.ending]}. ${outcome(fact, say)}`,
}
