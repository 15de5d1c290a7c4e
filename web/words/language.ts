import { languages, type Language } from '@octopolis/engine'
import { useSyncExternalStore } from 'react'

const KEY = 'octopolis.language'
const listeners = new Set<() => void>()

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((one) => one === text)
}

/** What was chosen here before; else the first of the browser's languages that we speak. */
function preferred(): Language {
  const chosen = localStorage.getItem(KEY)
  if (isLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

let current: Language = preferred()
document.documentElement.lang = current

export function speak(language: Language): void {
  current = language
  localStorage.setItem(KEY, language)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => current)
}

export interface InBoth<Words> {
  readonly en: Words
  readonly fr: Words
}

/** Words in both languages, kept beside what they belong to. French has all that English has, or it doesn't compile. */
export function inBoth<Words>(words: { readonly en: Words; readonly fr: NoInfer<Words> }): InBoth<Words> {
  return words
}

export function useWords<Words>(words: InBoth<Words>): Words {
  return words[useLanguage()]
}
