import { describe, expect, test } from 'vitest'
import { boxes } from '../index.ts'
import { passagesOf, readAccounts, worthTelling, writeAccounts } from './accounts.ts'
import { accountsOf, recordsOf } from './recorded-games.ts'
import { firstDifference, storyOf } from './stories.ts'

/** What is told in the recorded games, in words: where something changes, this shows what. */
describe.each(Object.values(boxes))('what is told in $game.id', ({ game, words }) => {
  const accounts = accountsOf(game.id)
  const records = new Map(recordsOf(game.id, game.version).map((one) => [one.name, one.game]))
  const told = accounts.flatMap(({ name, story }) => (story === null ? [] : [{ name, story }]))

  test.each(told)('$name goes as it went', ({ name, story }) => {
    const record = records.get(name)
    if (record === undefined) throw new Error(`${name} has an account and no record`)
    const difference = firstDifference(story, storyOf(game, words.en, record))
    if (difference === '') return
    expect.fail(
      `${name} is told otherwise:\n${difference}\n` +
        'If its trail still holds (games/test/editions.test.ts), only words have changed: ' +
        `RECORD=${game.id} npx vitest run games/${game.id} tells it again.`,
    )
  })

  test('whatever happens in more than five records is told in one of them, and the file is no longer than it has to be', () => {
    const inWords = new Set(accounts.filter(({ story }) => story !== null).flatMap(passagesOf))
    const all = accounts.flatMap(passagesOf)
    const often = [...new Set(all)].filter((passage) => all.filter((one) => one === passage).length > 5)
    expect(often.filter((passage) => !inWords.has(passage))).toEqual([])
    expect(new TextEncoder().encode(writeAccounts(accounts)).length).toBeLessThan(300_000)
  })
})

test('a story whose record is no longer allowed says where it breaks off', () => {
  const { game, words } = boxes['octopus'] ?? {}
  const [first] = recordsOf('octopus', 1)
  if (game === undefined || words === undefined || first === undefined) throw new Error('nothing was recorded')
  const moves = first.game.moves.with(5, [0, { type: 'nonsense' }])
  const story = storyOf(game, words.en, { ...first.game, moves })
  expect(story.at(-1)).toMatch(/^6 It breaks off\. Move 6: /)
})

describe('the first difference', () => {
  const lines = ['1 a', '2 b', '3 c', '4 d', '5 e', '6 f', '7 g', '8 h']

  test('is nothing where all is alike', () => {
    expect(firstDifference(lines, [...lines])).toBe('')
  })

  test('shows what was, what is, and what is around it', () => {
    expect(firstDifference(lines, lines.with(4, '5 other'))).toBe(
      ['  2 b', '  3 c', '  4 d', '- 5 e', '+ 5 other', '  6 f', '  7 g', '  8 h'].join('\n'),
    )
  })

  test('knows what was added and what is lost', () => {
    expect(firstDifference(lines, lines.toSpliced(1, 0, '2 new'))).toBe(
      ['  1 a', '+ 2 new', '  2 b', '  3 c', '  4 d'].join('\n'),
    )
    expect(firstDifference(lines, lines.toSpliced(6, 1))).toBe(['  4 d', '  5 e', '  6 f', '- 7 g', '  8 h'].join('\n'))
  })

  test('is found at the end, too', () => {
    expect(firstDifference(lines, lines.slice(0, -1))).toBe(['  5 e', '  6 f', '  7 g', '- 8 h'].join('\n'))
    expect(firstDifference(lines, [...lines, '9 i'])).toBe(['  6 f', '  7 g', '  8 h', '+ 9 i'].join('\n'))
  })
})

describe('accounts', () => {
  const received = 'ab'.repeat(32)
  const account = (name: string, through: readonly string[], story: readonly string[]) => ({
    name,
    account: { moves: story.length, through, received },
    story,
  })
  const first = account('first', ['card a'], ['0 It begins.', '1 Ada plays.'])
  const second = account('second-one', ['card a'], ['0 It begins.'])
  const third = account('third', ['card b'], ['0 Ben wins.'])

  test('are read as they were written, in their order', () => {
    const all = [first, { ...second, story: null }, third]
    expect(readAccounts(writeAccounts(all))).toEqual(all)
  })

  test('are told where they bring something new, before what there is just room for', () => {
    const bare = writeAccounts([first, second, third].map((one) => ({ ...one, story: null }))).length
    const toldIn = (room: number) =>
      worthTelling([first, second, third], bare + room).flatMap(({ name, story }) => (story === null ? [] : [name]))
    expect(toldIn(0)).toEqual([])
    expect(toldIn(30)).toEqual(['second-one', 'third'])
    expect(toldIn(100)).toEqual(['first', 'second-one', 'third'])
  })

  test('know what was gone through, however often', () => {
    expect(passagesOf(account('often', ['fact set × 12', 'end dawn'], []))).toEqual(['fact set', 'end dawn'])
  })

  test('of a game without any say how they are recorded', () => {
    expect(() => accountsOf('snap')).toThrow('RECORD=snap npx vitest run games/snap')
  })

  test('that nobody wrote are refused', () => {
    expect(() => readAccounts('== first\nreceived nothing\n')).toThrow('no account begins like this')
  })
})
