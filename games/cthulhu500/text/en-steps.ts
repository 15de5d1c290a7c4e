import { laidCard } from './en-answers.ts'
import { cardName, ruleOf, sideOf, vehicleName } from './en-cards.ts'
import { actionCount, cardList, lapCount } from './en-nouns.ts'
import { stepsIn } from './steps.ts'

export const steps = stepsIn({
  card: cardName,
  rule: ruleOf,
  side: sideOf,
  vehicle: vehicleName,
  laid: laidCard,
  cards: cardList,
  person: {
    leads: 'leads',
    place: (place) => `place ${place}`,
    damaged: 'damaged',
    intact: 'intact',
    laps: lapCount,
    held: (cards) => `${cards} in hand`,
  },
  act: {
    question: 'What do you do?',
    pass: 'try to pass',
    ahead: (name) => `${name} is ahead of you`,
    play: 'play an action card',
    which: 'Which card?',
    on: 'On whom?',
    hire: 'hire crew',
    anyPit: 'for your pit, or for somebody else’s',
    whom: 'Whom?',
    pit: 'For whose pit?',
    own: 'your own',
    stop: 'make a pit stop',
    slipPast: 'whoever is behind may try to slip past',
    done: 'no more actions',
    unused: (actions) => `${actionCount(actions)} left unused`,
  },
  discard: { question: 'How many do you discard?', none: 'none', which: 'Which?' },
  work: {
    question: 'What is done?',
    fit: { mod: 'fit a mod', tires: 'fit tires', driver: 'put in a driver' },
    which: 'Which one?',
    instead: 'In place of which?',
    strip: 'take something off',
    discarded: 'it is discarded',
    what: 'What?',
    repair: 'repair the vehicle',
  },
  window: {
    question: 'Do you react?',
    hold: 'let it happen',
    play: (card) => `play ${cardName(card)}`,
    against: 'Against which card?',
    on: 'On whom?',
  },
  choose: { question: 'Which vehicle?', both: (intact, damaged) => `${intact} Damaged: ${damaged}` },
})
