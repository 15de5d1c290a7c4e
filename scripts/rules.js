// Every rule of a rulebook has an id. It stands once in each language, and in the name of a test that proves it.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** @typedef {{ en: string, fr: string, tests: string[] }} Texts */
/** @typedef {{ type: string } & Record<string, unknown>} Syntax */

const id = /[A-Z0-9]+-\d+\.\d+/g
const ruleStart = /^\*\*([A-Z0-9]+-\d+\.\d+)\*\*/gm

/**
 * The ids that start a paragraph in bold.
 * @param {string} rulebook
 */
const rulesOf = (rulebook) => [...rulebook.matchAll(ruleStart)].map(([, rule = '']) => rule)

/**
 * The ids in square brackets in the names of tests that run.
 * @param {string} source
 */
const namedIn = (source) =>
  testNames(parseSync('x.test.ts', source).program).flatMap((name) =>
    [...name.matchAll(/\[[^\]]*\]/g)].flatMap(([bracket]) => bracket.match(id) ?? []),
  )

/**
 * @param {unknown} node
 * @returns {string[]}
 */
const testNames = (node) => {
  if (Array.isArray(node)) return node.flatMap(testNames)
  if (!isSyntax(node)) return []
  const inside = Object.values(node).flatMap(testNames)
  const name = node.type === 'CallExpression' && declaresTest(node['callee']) ? textOf(firstOf(node['arguments'])) : ''
  return [name, ...inside]
}

/**
 * `test`, `it.only`, `describe.each(…)`, `` test.each`…` ``, but nothing that is skipped or still to be written.
 * @param {unknown} callee
 * @returns {boolean}
 */
const declaresTest = (callee) => {
  if (!isSyntax(callee)) return false
  switch (callee.type) {
    case 'Identifier':
      return ['test', 'it', 'describe'].includes(String(callee['name']))
    case 'MemberExpression':
      return (
        !(isSyntax(callee['property']) && ['skip', 'todo'].includes(String(callee['property']['name']))) &&
        declaresTest(callee['object'])
      )
    case 'CallExpression':
      return declaresTest(callee['callee'])
    case 'TaggedTemplateExpression':
      return declaresTest(callee['tag'])
    default:
      return false
  }
}

/**
 * @param {unknown} node
 * @returns {string}
 */
const textOf = (node) => {
  if (!isSyntax(node)) return ''
  switch (node.type) {
    case 'Literal':
      return String(node['value'])
    case 'TemplateElement':
      return isRecord(node['value']) ? String(node['value']['raw']) : ''
    case 'TemplateLiteral':
      return Array.isArray(node['quasis']) ? node['quasis'].map(textOf).join(' ') : ''
    case 'BinaryExpression':
      return textOf(node['left']) + textOf(node['right'])
    default:
      return ''
  }
}

/** @param {unknown} list @returns {unknown} */
const firstOf = (list) => (Array.isArray(list) ? list[0] : undefined)

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/** @param {unknown} value @returns {value is Syntax} */
const isSyntax = (value) => isRecord(value) && typeof value['type'] === 'string'

/** @param {string[]} list */
const repeated = (list) => [...new Set(list.filter((item, at) => list.indexOf(item) !== at))]

/**
 * @param {Texts} texts
 * @returns {{ count: number, problems: string[] }}
 */
export const checkRules = ({ en, fr, tests }) => {
  const english = rulesOf(en)
  const french = rulesOf(fr)
  const rules = [...new Set([...english, ...french])]
  const tested = new Set(tests.flatMap(namedIn))
  return {
    count: rules.length,
    problems: [
      ...repeated(english).map((rule) => `${rule} stands twice in English`),
      ...repeated(french).map((rule) => `${rule} stands twice in French`),
      ...rules.filter((rule) => !english.includes(rule)).map((rule) => `${rule} is missing in English`),
      ...rules.filter((rule) => !french.includes(rule)).map((rule) => `${rule} is missing in French`),
      ...rules.filter((rule) => !tested.has(rule)).map((rule) => `${rule} has no test`),
      ...[...tested]
        .filter((rule) => !rules.includes(rule))
        .map((rule) => `${rule} has a test, but no rulebook has it`),
    ],
  }
}

/** @param {string} file */
const textIn = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * @param {string} folder
 * @returns {Texts}
 */
const textsOf = (folder) => ({
  en: textIn(join(folder, 'rulebook', 'en.md')),
  fr: textIn(join(folder, 'rulebook', 'fr.md')),
  tests: existsSync(join(folder, 'test'))
    ? readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => textIn(join(folder, 'test', file)))
    : [],
})

const main = () => {
  const games = fileURLToPath(new URL('../games', import.meta.url))
  for (const game of readdirSync(games).filter((name) => existsSync(join(games, name, 'rulebook')))) {
    const { count, problems } = checkRules(textsOf(join(games, game)))
    const verdict = problems.length === 0 ? 'in English and French, all tested' : `problems: ${problems.length}`
    console.log(`${game}: ${count} rules, ${verdict}`)
    for (const problem of problems) console.log(`  ${problem}`)
    if (problems.length > 0) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
