import type { Language } from '../words.ts'
import { text } from './plain.ts'
import { Fault, saying } from './report.ts'

export const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' }

/** What a phrase lets slip when it was given something it doesn't know. */
const slip = /\b(undefined|NaN|null)\b|\[object /

/** A sentence, or the fault of having none. */
export function sentence(language: Language, what: string, say: () => unknown, about: object | null = null): void {
  const problem = wrongWith(say)
  if (problem === null) return
  const thing = about === null ? what : `${what} ${text(about)}`
  throw new Fault(8, `The ${names[language]} words for ${thing} ${problem}.`)
}

function wrongWith(say: () => unknown): string | null {
  try {
    const said = say()
    if (typeof said !== 'string' || said.trim() === '') return 'are missing'
    return slip.test(said) ? `say ${text(said)}` : null
  } catch (error) {
    return `fail: ${saying(error)}`
  }
}
