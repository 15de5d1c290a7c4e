import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

// A page's words, without the browser that its language comes from.
vi.mock('../words/language.ts', () => ({ inBoth: <Words>(words: Words): Words => words }))

const web = fileURLToPath(new URL('..', import.meta.url))
const isWords = /^(?:(?:table|pages|lesson|local|rules)\/.*)?words\.ts$|^words\/(?:levels|heraldry|unopenable)\.ts$/
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => isWords.test(file))

/** Every sentence, each that is made of names or numbers with some of them. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function')
    return [['Ada', 'Ada', 'Ada'], [1, 2, 3], [['Ada', 'Bo']]].flatMap((given) => tried(words, given))
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(sentences)
}

function tried(words: Function, given: readonly unknown[]): string[] {
  try {
    return sentences(Reflect.apply(words, null, given))
  } catch {
    // It is made of something else.
    return []
  }
}

async function saidIn(language: 'en' | 'fr'): Promise<string[]> {
  const modules = await Promise.all(files.map((file) => import(join(web, file)) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((words) =>
      typeof words === 'object' && words !== null && language in words
        ? sentences((words as Record<string, unknown>)[language])
        : [],
    )
}

test('a sign that French sets off never begins a line', async () => {
  const said = await saidIn('fr')
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter((text) => /[^\u202f][:;!?»](?![\d/])|«[^\u202f]/u.test(text) && !/https/.test(text))).toEqual([])
})

test('who plays where nobody sits has one name in each language', async () => {
  expect((await saidIn('fr')).filter((text) => /\bbots?\b/iu.test(text))).toEqual([])
  expect((await saidIn('en')).filter((text) => /\brobots?\b/iu.test(text))).toEqual([])
})

test('French without the turns that were found to be no French', async () => {
  const wrong = /vous décide(?!z)|dans l’Extérieur|vous asseoir \?|retour à la maison|preuve des dés|jeu des robots/iu
  expect((await saidIn('fr')).filter((text) => wrong.test(text.replaceAll('\u202f', ' ')))).toEqual([])
})
