import type { TerminalText } from './text.ts'

const list = new Intl.ListFormat('en')

export const en: TerminalText = {
  you: (name) => `You are ${name}.`,
  others: (names) => `At the table with you: ${list.format(names)}.`,
  promise: (commitment) => `The dice are cast already: SHA-256 of the seed ${commitment}.`,
  help: [
    'a number     gives that answer',
    'some words   shows only the answers that contain them; Enter takes the last one left, or shows all again',
    'r            what the rulebook says about this question',
    't            the table once more',
    'u            takes your last answer back, as long as nobody learned anything from it',
    'q            leaves the game',
  ],
  pick: (least, most) => `${least} to ${most}, or words (? for help) > `,
  onlyOne: (words) => `Enter: ${words} > `,
  noMatch: (typed) => `No answer contains “${typed}”.`,
  noSuchNumber: (typed, most) => `There is no answer ${typed}: they go from 1 to ${most}.`,
  noRule: (rule) => `The rulebook has no ${rule}.`,
  mayTakeBack: 'Enter goes on, u takes it back > ',
  takenBack: 'Taken back.',
  cantTakeBack: 'There is nothing that you could take back.',
  over: 'The game is over.',
  win: (names) => `${list.format(names)} ${names.length === 1 ? 'wins' : 'share the win'}.`,
  nobody: 'Nobody wins.',
  seedShown: (seed) => `The seed was “${seed}”.`,
  written: (file) => `The record is in ${file}.`,
  quit: 'You leave the table. Nothing was written.',
  cutShort: 'The input ended before the game did: nothing was written.',
}
