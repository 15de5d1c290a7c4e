import { describe, expect, test } from 'vitest'
import type { Said } from '../../protocol/tables.ts'
import { say } from '../../tables/talk.ts'
import { ada, ben, cleo, gather, openHouse, pass, show, started, stopTime } from './house.ts'

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
    expect(await house.heard(table, ben.id, 0)).toEqual(heard)
    expect(await house.heard(table, null, 2)).toEqual(heard.slice(2))
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
    expect(await house.heard(table, ben.id, 0)).toMatchObject([emote])
    expect(await house.heard(table, ada.id, 0)).toMatchObject([text, emote])
    await house.mutes.set(ben.id, ada.id, false)
    expect(await house.heard(table, ben.id, 0)).toHaveLength(2)
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
