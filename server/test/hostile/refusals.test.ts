import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefused, expectUp } from './expectations.ts'
import { themes } from './kinds/index.ts'
import { ofHttp } from './send.ts'
import { openStage } from './stage.ts'
import type { Stage } from './world.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(theme.map((kind) => [kind.name.slice(0, 120), kind.answer, kind] as const))(
    '%s: %s',
    (_name, _answer, kind) => expectRefused(stage, kind),
  )
})

describe('after all of it', () => {
  test('the house is up', () => expectUp(stage))

  test('nothing broke on our side', async () => {
    const { text } = await ofHttp(stage, { method: 'GET', path: '/api/metrics' })
    expect(
      text.split('\n').filter((line) => /status="5\d\d"|answer="fault"|^octopolis_errors_total\{/.test(line)),
    ).toEqual([])
  })

  test('there are at least 300 kinds, no two of one name', () => {
    const names = Object.values(themes).flatMap((theme) => theme.map(({ name }) => name))
    expect(names.length).toBeGreaterThanOrEqual(300)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
