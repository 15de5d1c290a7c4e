import type { Language } from '@octopolis/engine'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ReportText } from './text.ts'

export const texts: Readonly<Record<Language, ReportText>> = { en, fr }
