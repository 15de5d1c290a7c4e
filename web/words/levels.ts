import type { Level } from '@octopolis/bots'
import { inBoth } from './language.ts'

interface LevelWords {
  readonly label: string
  /** What it is like to sit beside one. */
  readonly manner: string
}

/** The four companies of bots. */
export const levelWords = inBoth<Readonly<Record<Level, LevelWords>>>({
  en: {
    random: { label: 'Adrift', manner: 'Plays whatever floats past.' },
    easy: { label: 'Apprentice', manner: 'Knows the rules, and means well.' },
    normal: { label: 'Officer', manner: 'Thinks before acting, and wins its share.' },
    hard: { label: 'Initiate', manner: 'Has been waiting for you.' },
  },
  fr: {
    random: { label: 'À la dérive', manner: 'Joue ce que le courant lui apporte.' },
    easy: { label: 'Apprenti', manner: 'Connaît les règles, et fait de son mieux.' },
    normal: { label: 'Officier', manner: 'Réfléchit avant d’agir, et gagne plus souvent qu’à son tour.' },
    hard: { label: 'Initié', manner: 'N’attendait que vous.' },
  },
})
