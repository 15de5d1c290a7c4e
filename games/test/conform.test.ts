import { expect, test } from 'vitest'
import { boxes } from '../index.ts'
import { conformance } from './conform.ts'

test('a game without a rulebook is told which file is missing', () => {
  const box = boxes['octopus'] ?? expect.unreachable()
  const elsewhere = new URL('nowhere/test/conform.test.ts', import.meta.url).href
  expect(() => conformance(box, elsewhere)).toThrow('octopus has no rulebook/en.md')
})
