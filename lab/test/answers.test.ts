import { expect, test } from 'vitest'
import { listed, matching } from '../terminal/answers.ts'
import { inColumns, wrap } from '../terminal/layout.ts'

const answers = ['prendre un crâne', 'prendre une clef', 'ne rien prendre'].map((words, index) => ({
  number: index + 1,
  words,
}))

test('typed words are looked for without case and accents, in any order', () => {
  expect(matching(answers, 'CRANE prendre').map(({ number }) => number)).toEqual([1])
  expect(matching(answers, 'prendre')).toHaveLength(3)
  expect(matching(answers, 'plante')).toEqual([])
})

test('a short list has an answer a line', () => {
  expect(listed(answers, 80)).toEqual(['  1  prendre un crâne', '  2  prendre une clef', '  3  ne rien prendre'])
})

test('a long list of double choices is grouped by the first choice', () => {
  const rooms = ['library', 'museum', 'crypt', 'garden']
  const double = rooms.flatMap((dagger) => rooms.map((tentacle) => `dagger ${dagger}, tentacle ${tentacle}`))
  const lines = listed(
    double.map((words, index) => ({ number: index + 1, words })),
    80,
  )
  expect(lines.slice(0, 4)).toEqual([
    '  dagger library',
    '     1  tentacle library    3  tentacle crypt',
    '     2  tentacle museum     4  tentacle garden',
    '  dagger museum',
  ])
})

test('answers without a second half stand by themselves', () => {
  const rooms = ['library', 'museum', 'crypt', 'garden']
  const clocks = rooms.flatMap((dagger) =>
    rooms.map((tentacle) => (dagger === tentacle ? `both: ${dagger}` : `dagger: ${dagger} · offspring: ${tentacle}`)),
  )
  const lines = listed(
    clocks.map((words, index) => ({ number: index + 1, words })),
    110,
  )
  expect(lines.slice(0, 2)).toEqual([
    '  dagger: library',
    '     2  offspring: museum    3  offspring: crypt     4  offspring: garden',
  ])
  expect(lines.slice(-4)).toEqual([
    '   1  both: library',
    '   6  both: museum',
    '  11  both: crypt',
    '  16  both: garden',
  ])
})

test('columns are read downwards and fit the width', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 12, '  ')).toEqual(['  a   c   e', '  b   d'])
})

test('long lines break between words', () => {
  expect(wrap('one two three four', 9, '', '  ')).toEqual(['one two', '  three', '  four'])
  expect(wrap('unbreakable', 4, '· ')).toEqual(['· unbreakable'])
})
