import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SaveFile } from '../simulate/save.ts'
import { workFolder } from './lab.ts'

const folder = workFolder()
const heading = {
  game: 'auction',
  version: 1,
  seats: 2,
  options: { short: true },
  bots: ['easy', 'hard'] as const,
  seed: 7,
  fixed: false,
}
const result = (index: number) => ({ index, places: [1, 2], reason: 'sold', moves: 4 })

function saved(name: string): string {
  const file = join(folder, name)
  SaveFile.open(file, heading).append([result(0), result(2)])
  return file
}

test('what was saved is there when the file is opened again', () => {
  expect([...SaveFile.open(saved('again'), heading).results.values()]).toEqual([result(0), result(2)])
})

test('half a line, left by a run that was killed, is dropped', () => {
  const file = saved('half')
  const whole = readFileSync(file, 'utf8')
  appendFileSync(file, '{"index":3,"pla')
  expect(SaveFile.open(file, heading).results.size).toBe(2)
  expect(readFileSync(file, 'utf8')).toBe(whole)
})

test.each([
  ['seed', { ...heading, seed: 8 }],
  ['options', { ...heading, options: { short: false } }],
  ['bots', { ...heading, bots: ['hard', 'easy'] as const }],
  ['seating', { ...heading, fixed: true }],
  ['rules', { ...heading, version: 2 }],
])('another %s is another series, and refused', (_what, other) => {
  const file = saved('other')
  const kept = readFileSync(file, 'utf8')
  expect(() => SaveFile.open(file, other)).toThrow(`${file} holds the results of other settings`)
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test.each([
  ['{"index":', 'line 2, is not JSON.'],
  ['null', 'line 2, is not the result of a game.'],
  ['{"index":0,"places":[1],"reason":"sold","moves":4}', 'line 2, is not the result of a game.'],
])('a line %s is refused with its place', (line, sentence) => {
  const file = join(folder, 'broken')
  writeFileSync(file, `${JSON.stringify(heading)}\n${line}\n`)
  expect(() => SaveFile.open(file, heading)).toThrow(`${file}, ${sentence}`)
})

test('an empty file is not taken for a save file', () => {
  const file = join(folder, 'empty')
  writeFileSync(file, '')
  expect(() => SaveFile.open(file, heading)).toThrow('holds the results of other settings')
})
