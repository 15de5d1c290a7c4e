import { lot } from '@octopolis/engine/conform'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Verdict } from './checker.ts'
import { long, plans, short } from './plans.ts'
import { playSeason, type Played } from './season.ts'

const evenings = plans(lot({ test: short, trial: long }))

describe('nothing secret is on the wire', () => {
  let played: Played

  beforeAll(async () => {
    played = await playSeason(evenings)
    const { verdicts, readers } = played
    const sum = (of: (verdict: Verdict) => number): string =>
      verdicts.reduce((total, verdict) => total + of(verdict), 0).toLocaleString('en')
    console.log(
      `figures: ${verdicts.length} games, ${sum(({ messages }) => messages)} messages, ` +
        `${sum(({ bytes }) => bytes)} bytes, ${readers.toLocaleString('en')} viewers checked, ` +
        `${sum(({ refusals }) => refusals)} refusals explained, ${sum(({ twins }) => twins)} twins compared`,
    )
  })

  test(`to anybody around any table, in ${evenings.length} games`, () => {
    expect(played.verdicts).toHaveLength(evenings.length)
    expect(played.verdicts.flatMap(({ findings }) => findings)).toEqual([])
  })

  test('to anybody in the lobby', () => {
    expect(played.news.every((letters) => letters.length > 10)).toBe(true)
    expect(played.lobby).toEqual([])
  })

  test('whatever is tried', () => {
    const met = new Set(played.verdicts.flatMap((verdict) => [...verdict.met]))
    const wanted = [
      'a move by a person',
      'a move by a bot',
      'a undo by a person',
      'talk by text',
      'talk by emote',
      'talk by talk',
      'a join from the start',
      'a join from a line',
      'a join from a line of talk',
      'talk before a line',
      ...['malformed', 'unknown', 'forbidden', 'missing', 'conflict', 'stale', 'invalid'].map(
        (error) => `a refusal as ${error}`,
      ),
    ]
    expect(wanted.filter((one) => !met.has(one))).toEqual([])
  })
})
