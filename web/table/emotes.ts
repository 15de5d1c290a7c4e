import type { emotes } from '@octopolis/server/protocol/emotes'
import { inBoth } from '../words/language.ts'

export type Emote = (typeof emotes)[number]

/** A sign for each thing that may be said without words. */
export const signs: Readonly<Record<Emote, string>> = {
  agree: '👍',
  applaud: '👏',
  bow: '🙇',
  cheer: '🎉',
  disagree: '👎',
  hurry: '⏳',
  laugh: '😄',
  oops: '🙈',
  ponder: '🤔',
  shock: '😱',
  sorry: '🥺',
  thanks: '🙏',
  threat: '🔪',
  wave: '👋',
}

export const emoteWords = inBoth<Readonly<Record<Emote, string>>>({
  en: {
    agree: 'agrees',
    applaud: 'applauds',
    bow: 'bows',
    cheer: 'cheers',
    disagree: 'disagrees',
    hurry: 'is in a hurry',
    laugh: 'laughs',
    oops: 'looks away',
    ponder: 'ponders',
    shock: 'is shocked',
    sorry: 'is sorry',
    thanks: 'is grateful',
    threat: 'threatens',
    wave: 'waves',
  },
  fr: {
    agree: 'approuve',
    applaud: 'applaudit',
    bow: 's’incline',
    cheer: 'jubile',
    disagree: 'désapprouve',
    hurry: 's’impatiente',
    laugh: 'rit',
    oops: 'regarde ailleurs',
    ponder: 'médite',
    shock: 'n’en revient pas',
    sorry: 'se désole',
    thanks: 'remercie',
    threat: 'menace',
    wave: 'salue',
  },
})
