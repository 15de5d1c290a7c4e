import type { Language } from '@octopolis/engine'

/** How dates are written: as in the reader's own country, if it is among those that speak the language. */
export function localeOf(language: Language): string {
  return navigator.languages.find((one) => one.startsWith(language)) ?? { en: 'en-GB', fr: 'fr-FR' }[language]
}
