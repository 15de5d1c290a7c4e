import { cards } from '../data/cards.ts'
import { roles, the } from './en-characters.ts'
import { cardName, headingNames, legEnd, marks, muskets, posts } from './en-nouns.ts'
import { stepsIn } from './steps.ts'

export const steps = stepsIn({
  roles,
  marks,
  muskets,
  posts,
  window: {
    question: 'Use your character?',
    pass: 'pass',
    later: 'keep it for later',
    use: (character) => `use ${the(character)}`,
  },
  team: {
    lieutenant: 'Who is your lieutenant?',
    navigator: 'Who is your navigator?',
    nobody: 'nobody',
    chance: 'chance takes the post',
  },
  ritual: {
    convert: 'Whom do you convert?',
    ready: 'Ready?',
    closed: 'eyes closed',
    split: 'How do you split the three muskets?',
    three: { choice: 'all to one', to: 'Who gets all three?' },
    two: { choice: 'two and one', to: 'Who gets two?', one: 'Who gets one?' },
    each: {
      choice: 'one each to three',
      note: 'name them in the order they sit',
      to: ['Who gets the first?', 'Who gets the second?', 'Who gets the third?'],
    },
  },
  logbook: {
    question: 'What do you do?',
    jump: 'jump overboard',
    out: 'both cards are discarded, and you are out',
    card: cardName,
    course: (card, leg) => (leg === null ? `to the ${headingNames[cards[card].heading]}` : `to ${legEnd(leg)}`),
  },
  loyalty: { question: 'How many muskets?', none: 'none', loyal: 'loyal, for now', all: 'all you have' },
})
