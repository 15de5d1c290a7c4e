import { describe, expect, test } from 'vitest'
import { checkRules } from '../rules.js'

const book = '# Octopus\n\n**OCT-4.2** Alone, you dominate (OCT-4.3).\n\n**OCT-4.3** Offspring harm.\n'
const sound = {
  en: book,
  fr: book,
  tests: ["test('[OCT-4.2] alone, a cult dominates', () => {})\nit('[OCT-4.3] offspring harm', () => {})"],
}

test('a rulebook in two languages with a test for every rule has no problem', () => {
  expect(checkRules(sound)).toEqual({ count: 2, problems: [] })
})

test.each([
  ['a rule without a test', { tests: ["test('[OCT-4.2] x', f)"] }, ['OCT-4.3 has no test']],
  ['a rule that French lacks', { fr: book.replace('**OCT-4.2**', 'OCT-4.2') }, ['OCT-4.2 is missing in French']],
  ['a rule that English lacks', { en: '**OCT-4.3** Harm.' }, ['OCT-4.2 is missing in English']],
  ['no French at all', { fr: '' }, ['OCT-4.2 is missing in French', 'OCT-4.3 is missing in French']],
  ['a rule twice in English', { en: `${book}\n**OCT-4.2** Again.` }, ['OCT-4.2 stands twice in English']],
  ['a rule twice in French', { fr: `${book}\n**OCT-4.2** Encore.` }, ['OCT-4.2 stands twice in French']],
  [
    'a test of a rule that is in no rulebook',
    { tests: [...sound.tests, "test('[OCT-9.9] x', f)"] },
    ['OCT-9.9 has a test, but no rulebook has it'],
  ],
])('%s is a problem', (_, fault, problems) => {
  expect(checkRules({ ...sound, ...fault }).problems).toEqual(problems)
})

describe('a rule is named by', () => {
  test.each([
    ['several ids in one bracket', "test('[OCT-4.2, OCT-4.3] x', f)"],
    ['several brackets', "test('[OCT-4.2] x [OCT-4.3] y', f)"],
    ['a suite', "describe('[OCT-4.2 OCT-4.3] x', () => { test('y', f) })"],
    ['a table', "test.each([[1]])('[OCT-4.2] %i', f)\ntest.for([1])('[OCT-4.3] %i', f)"],
    ['a table in a template', "test.each`a\n${1}`('[OCT-4.2] [OCT-4.3] $a', f)"],
    ['a template', 'for (const n of [1, 2]) test(`[OCT-4.2] ${n} [OCT-4.3]`, (): void => f(n as number))'],
  ])('%s', (_, source) => {
    expect(checkRules({ ...sound, tests: [source] }).problems).toEqual([])
  })
})

describe('a rule is not named by', () => {
  test.each([
    ['a comment', "// test('[OCT-4.2] [OCT-4.3] x', f)"],
    ['a name without brackets', "test('OCT-4.2 OCT-4.3 x', f)"],
    ['a string in a test', "test('x', () => { f('[OCT-4.2] [OCT-4.3]') })"],
    ['a skipped test', "test.skip('[OCT-4.2] x', f)\nit.skip.each([1])('[OCT-4.3] x', f)"],
    ['a test to be written', "test.todo('[OCT-4.2] [OCT-4.3] x')"],
  ])('%s', (_, source) => {
    expect(checkRules({ ...sound, tests: [source] }).problems).toEqual(['OCT-4.2 has no test', 'OCT-4.3 has no test'])
  })
})
