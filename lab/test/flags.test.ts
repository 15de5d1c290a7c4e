import { expect, test } from 'vitest'
import { helpOf, readFlags, type Usage } from '../command/flags.ts'

const usage: Usage<'games' | 'option' | 'json'> = {
  command: 'lab try',
  summary: 'Tries.',
  operand: 'game',
  flags: {
    games: { takes: 'N', help: 'how many' },
    option: { takes: 'KEY=VALUE', many: true, help: 'an option' },
    json: { help: 'as JSON' },
  },
  examples: ['lab try it'],
}
const read = (...typed: string[]) => readFlags(usage, typed)

test('flags stand before or after the operand, with = or without', () => {
  const given = read('--games=5', 'octopus', '--json', '--option', 'a=1', '--option', 'b=2')
  expect(given.operand).toBe('octopus')
  expect(given.whole('games', { least: 1, most: 9 }, 3)).toBe(5)
  expect(given.has('json')).toBe(true)
  expect(given.all('option')).toEqual(['a=1', 'b=2'])
})

test.each([
  [['octopus', '--nope'], 'lab try has no flag --nope; it takes --games, --option, --json.'],
  [['octopus', '-g'], 'lab try has no flag -g; it takes --games, --option, --json.'],
  [['octopus', '--games'], '--games needs a value: --games N.'],
  [['octopus', '--games', '--json'], '--games needs a value: --games N.'],
  [['octopus', '--json=yes'], '--json takes no value.'],
  [['octopus', '--games', '1', '--games', '2'], '--games is given twice.'],
  [[], 'lab try needs a game: lab try <game>.'],
  [['octopus', 'kraken'], 'lab try takes one game, not also "kraken".'],
])('%j is refused in a sentence', (typed, sentence) => {
  expect(() => read(...typed)).toThrow(sentence)
})

test.each(['x', '0', '-3', '1.5', '1e9', '1000000000', ' 4', ''])('"%s" is not a number of games', (text) => {
  expect(() => read('octopus', `--games=${text}`).whole('games', { least: 1, most: 100 }, 1)).toThrow(
    /^--games (takes a whole number from 1 to 100, not|needs a value)/,
  )
})

test('the help names every flag', () => {
  expect(helpOf(usage)).toContain('--option KEY=VALUE …  an option')
})
