import { components, exteriors, fates, list, places, stores, wanted } from './en-nouns.ts'
import { stepsIn } from './steps.ts'

const bothHands = 'both hands on the same room'

export const { steps, sayings } = stepsIn({
  places,
  exteriors,
  components,
  fates,
  list,
  stores,
  clock: {
    cultists: 'Where do your cultists go?',
    offspring: 'Where does your offspring go?',
    bothOn: 'Both hands on which room? Any will do.',
    nowhere: 'nowhere',
    walks: { stays: 'stay here', walks: 'by the stairs', returns: 'back from the Exterior' },
    both: bothHands,
    outside: {
      stays: (left) => `stay in the Exterior: ${bothHands} · ${left}`,
      goes: (left) => `journey to the Exterior: ${bothHands} · ${left}`,
    },
    line: 'on the line',
    noOffspring: 'tentacle on the line: no offspring',
    thereNow: (names) => `there now: ${names}`,
  },
  stance: {
    question: 'What do you want here?',
    wanted,
    own: 'your stance so far',
    declaredBy: (names) => `declared by ${names}`,
    iTake: 'I take it',
    takes: (name) => `${name} takes it`,
    nothing: 'nobody takes anything',
    fight: 'each cult present loses 1 power',
    firmly: 'How firmly?',
    declare: { choice: 'declare it', note: 'all hear it, and you may change it' },
    lock: { choice: 'lock it in', fight: 'the fight begins at once', note: 'final for this round' },
  },
  swap: {
    question: 'Swap with whom?',
    nobody: 'with nobody',
    keep: 'keep what you have',
    faceDown: (tokens) => `${tokens} face down`,
    give: 'What do you give?',
    take: 'What do you take?',
  },
  talk: {
    question: 'What do you want to say?',
    going: { choice: 'where I shall be', where: 'Where will you be?' },
    sending: { choice: 'where my offspring will be', where: 'Where will it be?' },
    deal: {
      choice: 'a deal',
      note: 'nobody has to keep it',
      whom: 'With whom?',
      where: 'About which place?',
      taker: 'Who takes what is there?',
      me: 'leave it to me',
      you: 'I leave it to you',
    },
    alarm: { choice: 'a warning', note: 'somebody is close to the ritual', whom: 'Who is close to it?' },
  },
})
