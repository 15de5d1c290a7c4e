import { expect } from 'vitest'
import type { Answered, Kind } from './kind.ts'
import { ofHttp, send } from './send.ts'
import { unclear } from './sentence.ts'
import type { Stage } from './world.ts'

/** Sends it, and looks at the answer, at the house, and at everything that must not have changed. */
export async function expectRefused(stage: Stage, kind: Kind): Promise<void> {
  const before = await stage.state()
  const answer = await send(stage, kind.way)
  expectAnswer(kind, answer)
  await kind.check(answer, stage)
  await expectUp(stage)
  if (!kind.changes) expect(await stage.state()).toBe(before)
}

export async function expectUp(stage: Stage): Promise<void> {
  const health = await ofHttp(stage, { method: 'GET', path: '/api/health' })
  expect(health).toMatchObject({ status: 200 })
}

function expectAnswer({ answer: expected }: Kind, { status, text, end }: Answered): void {
  if (expected === 'closed' || expected === 'silence') {
    expect({ status, text, end }).toMatchObject({ status: 0, end: expected })
    return
  }
  const [wanted, word] = expected.split(' ')
  expect({ status, text: text.slice(0, 500), end }).toMatchObject({ status: Number(wanted), end: 'answer' })
  if (word === undefined) return
  const body = JSON.parse(text) as { error: unknown; message: unknown }
  expect(body).toMatchObject({ error: word })
  expect({ ...body, unclear: unclear(body.message) }).toEqual({ ...body, unclear: null })
}

/** No browser takes it for a page, whatever is in it. */
export function expectPlainJson(headers: Answered['headers']): void {
  expect(headers['content-type']).toContain('application/json')
  expect(headers['x-content-type-options']).toBe('nosniff')
}
