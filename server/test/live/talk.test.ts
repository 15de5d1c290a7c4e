import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Answers } from '../../protocol/frames.ts'
import { TALK_PART } from '../../protocol/talk.ts'
import type { Said, TableInfo } from '../../protocol/tables.ts'
import { talkShape } from '../../store/schema.ts'
import { Client } from '../../trial/client.ts'
import { LiveClient } from '../../trial/socket.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { aLineOfTalk } from '../store/samples.ts'

let house: TestApp
let ada: Client
beforeAll(async () => {
  house = await openTestApp()
  ada = await Client.guest(house.base, 'Ada')
})
afterAll(() => house.close())

/** A table at which so many lines were said. */
async function talked(lines: number): Promise<string> {
  const { id } = await ada.post<TableInfo>('/api/tables', { game: 'whispers', visibility: 'open' })
  const me = (await ada.get<{ id: string }>('/api/me')).id
  const rows = Array.from({ length: lines }, (_, index) =>
    talkShape.store(aLineOfTalk(id, index + 1, { account: me, said: 'I have heard this before, have you not?' })),
  )
  const { kysely } = house.app.database
  for (let done = 0; done < lines; done += 1000) {
    await kysely
      .insertInto('talk')
      .values(rows.slice(done, done + 1000))
      .execute()
  }
  return id
}

interface Cost {
  readonly answer: Answers['join']
  /** That came with it over the wire. */
  readonly bytes: number
  /** That were read from the store for it. */
  readonly read: number
}

/** What it takes somebody to come to a table that nobody has come to before. */
async function join(table: string, heard = 0): Promise<Cost> {
  const { talk } = house.app.store
  const spies = [vi.spyOn(talk, 'read'), vi.spyOn(talk, 'some'), vi.spyOn(talk, 'claims')]
  const frames: string[] = []
  const live = await LiveClient.connect(house.base, { cookie: ada.cookie, onFrame: (text) => frames.push(text) })
  onTestFinished(() => live.close())
  frames.length = 0
  const answer = await live.ask('join', { table, heard })
  const rows = spies.flatMap(({ mock }) => mock.settledResults.map(({ value }) => value as unknown[]))
  for (const spy of spies) spy.mockRestore()
  return {
    answer,
    bytes: frames.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    read: rows.reduce((sum, { length }) => sum + length, 0),
  }
}

test('who comes to a table where ten thousand things were said is sent no more than where it was a hundred', async () => {
  const [little, much] = [await join(await talked(100)), await join(await talked(10_000))]
  expect(little.answer).toMatchObject({ since: 0, earlier: false })
  expect(much.answer).toMatchObject({ since: 0, earlier: true })
  expect(little.answer.talk).toHaveLength(100)
  expect(much.answer.talk).toHaveLength(TALK_PART)
  expect(much.answer.talk.at(-1)?.n).toBe(10_000)
  expect(little.read).toBe(100)
  // One more, to see that there are more.
  expect(much.read).toBe(TALK_PART + 1)
  // The numbers of its lines are longer.
  expect(much.bytes - little.bytes).toBeLessThan(TALK_PART * 4)
})

test('whose connection was lost is sent what was said since, wherever that is few enough', async () => {
  const table = await talked(1000)
  await join(table)
  const nothing = await join(table, 1000)
  expect(nothing.answer).toMatchObject({ talk: [], since: 1000, earlier: false })
  const some = await join(table, 993)
  expect(some.answer.talk.map(({ n }) => n)).toEqual([994, 995, 996, 997, 998, 999, 1000])
  expect(some.answer).toMatchObject({ since: 993, earlier: false })
  const { answer } = await join(table, 5)
  expect(answer).toMatchObject({ since: 0, earlier: true })
  expect(answer.talk.map(({ n }) => n)).toEqual(Array.from({ length: TALK_PART }, (_, index) => 901 + index))
  expect((await join(table, 5000)).answer).toEqual({ ...answer, info: expect.anything() as unknown })
})

test('what was said earlier is read a part at a time, to the very first line', async () => {
  const table = await talked(350)
  const { answer } = await join(table)
  const lines = [...answer.talk]
  for (let isMore = answer.earlier; isMore;) {
    const part = await ada.get<Said[]>(`/api/tables/${table}/talk?before=${lines[0]?.n}&limit=${TALK_PART}`)
    lines.unshift(...part)
    isMore = part.length === TALK_PART
  }
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 350 }, (_, index) => index + 1))
})
