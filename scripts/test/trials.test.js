import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Kept } from '../trials/kept.js'
import { figuresOf, run } from '../trials/run.js'
import { summary } from '../trials/summary.js'

const trial = { tries: 'one | two', lot: '3 games', minutes: 1, command: ['--eval', 'console.log("figures: 3 won")'] }

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octopolis-trials-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a trial', () => {
  test('is run in large lots, with all it prints in a file and its figures kept', async () => {
    const command = ['--eval', 'console.log("lots: " + process.env.LOTS + "\\nfigures: 3 won")']
    const log = join(folder, 'one.log')
    expect(await run({ ...trial, command }, log)).toMatchObject({ ok: true, figures: '3 won' })
    expect(readFileSync(log, 'utf8')).toContain('lots: trial')
  })

  test('that fails has failed', async () => {
    const command = ['--eval', 'process.exit(1)']
    expect(await run({ ...trial, command }, join(folder, 'one.log'))).toMatchObject({ ok: false, figures: '' })
  })

  test('that hangs is ended, and has failed', async () => {
    const hanging = { ...trial, minutes: 0.002, command: ['--eval', 'setInterval(() => {}, 1000)'] }
    expect(await run(hanging, join(folder, 'one.log'))).toMatchObject({ ok: false })
  })

  test('has figures where it says so', () => {
    const output = 'x\nfigures: a\noctopus: 5 games\nfigures: b\n'
    expect(figuresOf(trial, output)).toBe('a; b')
    expect(figuresOf({ ...trial, figures: /^octopus: (.*)$/gm }, output)).toBe('5 games')
  })
})

test('what has passed is found again, until it is forgotten', () => {
  const result = { ok: true, seconds: 3, figures: '' }
  new Kept(folder).keep('wire', result)
  const again = new Kept(folder)
  expect(again.find('wire')).toEqual(result)
  expect(again.find('chaos')).toBeNull()
  again.forget('wire')
  expect(again.find('wire')).toBeNull()
})

test('the summary is a table of Markdown, with a row for what was not run too', () => {
  const rows = [
    { name: 'a', trial, result: { ok: true, seconds: 59.6, figures: '3 won' } },
    { name: 'b', trial, result: { ok: false, seconds: 600, figures: '' } },
    { name: 'c', trial, result: null },
  ]
  expect(summary(rows).split('\n').slice(2)).toEqual([
    '| `a` | one \\| two | 3 games | 3 won | 60 s | passed |',
    '| `b` | one \\| two | 3 games |  | 10 min | **failed** |',
    '| `c` | one \\| two | 3 games |  |  | not run |',
  ])
})
