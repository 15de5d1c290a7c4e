import { describe, expect, test, vi } from 'vitest'
import type { Said } from '../../protocol/tables.ts'
import type { LiveTable } from '../../tables/table.ts'
import { say } from '../../tables/talk.ts'
import { aLineOfTalk } from '../store/samples.ts'
import { ada, ben, cleo, gather, openHouse, pass, show, started, stopTime, type TestHouse } from './house.ts'

const text = { kind: 'text', said: 'I have three.' } as const
const emote = { kind: 'emote', said: 'wave' } as const
const claim = { kind: 'talk', said: { type: 'claim', fingers: 3 } } as const

describe('what is said', () => {
  test('is kept in order, and told to those around', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    const heard: Said[] = []
    table.on('said', (said) => heard.push(said))
    for (const utterance of [text, emote, claim]) await say(table, ada, utterance)
    expect(heard).toMatchObject([
      { n: 1, seat: 0, by: { id: 'ada' }, ...text },
      { n: 2, ...emote },
      { n: 3, ...claim },
    ])
    expect(await house.heard(table, ben.id)).toEqual(heard)
    expect(await house.heard(table, null, { after: 2 })).toEqual(heard.slice(2))
  })

  test('outlives the house, and bots are told what was said in the game’s own terms', async () => {
    const first = await openHouse()
    const table = await started(first.house)
    await say(table, ada, text)
    await show(table, ada, 2)
    await say(table, ben, claim)
    const { house } = await first.again()
    const opened = await house.open(table.id)
    expect(await opened.conversation.talk()).toEqual([{ seat: 1, seq: 1, talk: claim.said }])
    expect(await say(opened, ben, emote)).toMatchObject({ n: 3 })
  })

  test('is not heard from those one has muted', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await house.mutes.set(ben.id, ada.id, true)
    await say(table, ada, text)
    await say(table, ben, emote)
    expect(await house.heard(table, ben.id)).toMatchObject([emote])
    expect(await house.heard(table, ada.id)).toMatchObject([text, emote])
    await house.mutes.set(ben.id, ada.id, false)
    expect(await house.heard(table, ben.id)).toHaveLength(2)
  })
})

describe('a long talk', () => {
  /** Lines 1 to so many, every third of them a claim of Ben's, in the store of a house that is opened after it. */
  async function after(lines: number): Promise<{ opened: TestHouse; table: LiveTable; read: () => number }> {
    const first = await openHouse()
    const { id } = await started(first.house)
    const rows = Array.from({ length: lines }, (_, index) =>
      index % 3 === 2
        ? aLineOfTalk(id, index + 1, { account: 'ben', seat: 1, ...claim, id: `id-${index + 1}` })
        : aLineOfTalk(id, index + 1, { id: `id-${index + 1}` }),
    )
    for (const row of rows) await first.store.talk.append(row)
    const opened = await first.again()
    const { talk } = opened.store
    const spies = [vi.spyOn(talk, 'read'), vi.spyOn(talk, 'some')]
    const table = await opened.house.open(id)
    const read = (): number =>
      spies.flatMap(({ mock }) => mock.settledResults).reduce((sum, { value }) => sum + (value as unknown[]).length, 0)
    return { opened, table, read }
  }

  test('is read from its end, no more than is wanted, and once', async () => {
    const { opened, table, read } = await after(250)
    const { house } = opened
    const [mine, others] = [await house.heardSince(table, ada.id, 0), await house.heardSince(table, null, 0)]
    expect(others).toEqual(mine)
    expect(mine).toMatchObject({ since: 0, earlier: true })
    expect(mine.talk.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, index) => 151 + index))
    expect(read()).toBe(101)
    expect(await house.heardSince(table, ada.id, 240)).toEqual({
      talk: mine.talk.slice(-10),
      since: 240,
      earlier: false,
    })
    expect(await house.heardSince(table, ada.id, 250)).toEqual({ talk: [], since: 250, earlier: false })
    // Too much was said since, or that line isn't there.
    expect(await house.heardSince(table, ada.id, 149)).toEqual(mine)
    expect(await house.heardSince(table, ada.id, 251)).toEqual(mine)
    expect(read()).toBe(101)
  })

  test('is all there for who asks for it, but for those one has muted', async () => {
    const { opened, table } = await after(250)
    const { house } = opened
    expect(await house.heard(table, ada.id)).toHaveLength(250)
    const earlier = await house.heard(table, ada.id, { before: 151, limit: 100, from: 'end' })
    expect(earlier.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, index) => 51 + index))
    await house.mutes.set(ada.id, ben.id, true)
    const { talk, earlier: isMore } = await house.heardSince(table, ada.id, 0)
    expect(isMore).toBe(true)
    expect(talk).toHaveLength(100)
    expect(talk.filter(({ n }) => n % 3 === 0)).toEqual([])
    expect(talk.at(-1)).toMatchObject({ n: 250 })
    const rest = await house.heard(table, ada.id, { before: talk[0]?.n ?? 0, limit: 100, from: 'end' })
    expect([...rest, ...talk].map(({ n }) => n)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1).filter((n) => n % 3 !== 0),
    )
  })

  test('goes on while it is in memory, and knows its early lines by their ids', async () => {
    const { opened, table } = await after(150)
    const { house, store } = opened
    for (let n = 151; n <= 400; n++) {
      const line = { seq: 0, seat: 0, account: ada.id, kind: 'text', said: `line ${n}`, id: `id-${n}`, at: n } as const
      expect(await table.conversation.append(line)).toMatchObject({ n })
    }
    expect((await house.heard(table, null)).map(({ n }) => n)).toEqual(
      Array.from({ length: 400 }, (_, index) => index + 1),
    )
    for (const n of [1, 101, 151, 299, 400]) expect(await say(table, ada, text, `id-${n}`)).toMatchObject({ n })
    expect(await say(table, ada, text, 'id-401')).toMatchObject({ n: 401 })
    expect(await store.talk.read(table.id, 400)).toHaveLength(1)
    expect((await house.heardSince(table, null, 0)).talk.map(({ n }) => n)).toEqual(
      Array.from({ length: 100 }, (_, index) => 302 + index),
    )
  })

  test('is told to bots from its beginning, as far as they listen', async () => {
    const { table } = await after(250)
    expect(await table.conversation.talk()).toHaveLength(83)
    await say(table, ben, claim)
    await say(table, ben, text)
    const heard = await table.conversation.talk()
    expect(heard).toHaveLength(84)
    expect(heard.at(-1)).toEqual({ seat: 1, seq: 0, talk: claim.said })
  })

  test.each(['before', 'after'])(
    'a claim that is made while claims are read, %s that, is among them once',
    async (when) => {
      const { opened, table } = await after(5)
      const { talk } = opened.store
      const [append, claims] = [vi.spyOn(talk, 'append'), vi.spyOn(talk, 'claims')]
      append.mockImplementationOnce(async (line) => {
        if (when === 'before') await talk.append(line)
        // A bot listens just then.
        void table.conversation.talk()
        await claims.mock.results[0]?.value
        if (when === 'after') await talk.append(line)
      })
      await say(table, ben, claim)
      expect(claims).toHaveBeenCalledTimes(1)
      expect(await table.conversation.talk()).toHaveLength(2)
    },
  )
})

describe('what is sent again with the same id', () => {
  test('is answered with the line it became, and said once', async () => {
    const { house, store } = await openHouse()
    const table = await started(house)
    const heard: Said[] = []
    table.on('said', (said) => heard.push(said))
    const [first, again] = await Promise.all([say(table, ada, text, 'one'), say(table, ada, text, 'one')])
    expect(again).toEqual(first)
    await say(table, ben, emote)
    expect(await say(table, ada, text, 'one')).toEqual(first)
    // Whatever else it brings.
    expect(await say(table, ada, emote, 'one')).toEqual(first)
    expect(heard).toMatchObject([{ n: 1, ...text }, { n: 2 }])
    expect(await store.talk.read(table.id, 0)).toMatchObject([
      { account: 'ada', id: 'one' },
      { account: 'ben', id: null },
    ])
  })

  test('is somebody else’s where somebody else says it, and another at another table', async () => {
    const { house } = await openHouse()
    const [here, there] = [await started(house), await started(house)]
    await say(here, ada, text, 'one')
    expect(await say(here, ben, text, 'one')).toMatchObject({ n: 2, by: { id: 'ben' } })
    expect(await say(here, ada, text, 'two')).toMatchObject({ n: 3 })
    expect(await say(there, ada, emote, 'one')).toMatchObject({ n: 1, ...emote })
  })

  test('is known after a fall of the house too', async () => {
    const first = await openHouse()
    const table = await started(first.house)
    const said = await say(table, ada, text, 'one')
    const { house, store } = await first.again()
    expect(await say(await house.open(table.id), ada, text, 'one')).toEqual(said)
    expect(await store.talk.read(table.id, 0)).toHaveLength(1)
  })

  test('is no seventh thing in ten seconds, and may be sent again where one may not speak any more', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await started(house)
    const said = await say(table, ada, text, 'one')
    for (let n = 0; n < 10; n++) expect(await say(table, ada, text, 'one')).toEqual(said)
    for (let n = 0; n < 5; n++) await say(table, ada, text)
    await expect(say(table, ada, text)).rejects.toMatchObject({ reason: 'often' })
    expect(await say(table, ada, text, 'one')).toEqual(said)
    await show(table, ada, 2)
    await pass(10_000)
    await expect(say(table, ada, text, 'two')).rejects.toMatchObject({ reason: 'forbidden' })
    expect(await say(table, ada, text, 'one')).toEqual(said)
  })
})

describe('voice', () => {
  test('who has chosen may only gesture', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await show(table, ada, 2)
    await expect(say(table, ada, text)).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(say(table, ada, claim)).rejects.toMatchObject({ reason: 'forbidden' })
    await say(table, ada, emote)
    await say(table, ben, text)
  })

  test('in the last round all are silent, and afterwards all may talk, watchers too', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await expect(say(table, cleo, text)).rejects.toMatchObject({ reason: 'forbidden' })
    for (let round = 0; round < 2; round++) for (const who of [ada, ben]) await show(table, who, 1)
    for (const utterance of [text, emote, claim]) {
      await expect(say(table, ada, utterance)).rejects.toMatchObject({ reason: 'forbidden' })
    }
    for (const who of [ada, ben]) await show(table, who, 1)
    await say(table, ada, text)
    await say(table, cleo, text)
    await expect(say(table, ada, claim)).rejects.toMatchObject({ reason: 'conflict' })
  })
})

describe('is refused', () => {
  test('what the game doesn’t know how to say', async () => {
    const { house } = await openHouse()
    const table = await started(house)
    await expect(say(table, ada, { kind: 'talk', said: { type: 'claim', fingers: 9 } as never })).rejects.toThrow(
      'may say',
    )
  })

  test('the seventh thing in ten seconds', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await gather(house)
    for (let n = 0; n < 6; n++) await say(table, ada, text)
    await expect(say(table, ada, text)).rejects.toMatchObject({ reason: 'often' })
    await say(table, ben, text)
    await pass(10_000)
    await say(table, ada, text)
  })
})
