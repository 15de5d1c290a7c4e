import type { Language } from '@octopolis/engine'
import { en } from './words-en.ts'
import { fr } from './words-fr.ts'

export type BoardWords = typeof en

export const words: Readonly<Record<Language, BoardWords>> = { en, fr }
