import { describe, expect, test } from 'vitest'
import type { Aside } from '../../thinking/desk.ts'
import { say } from '../../tables/talk.ts'
import type { LiveTable } from '../../tables/table.ts'
import { voteBotIn } from '../../tables/votes.ts'
import { ada, ben, openHouse, pass, settled, show, started, stopTime } from './house.ts'

const second = 1000
const claim = (fingers: number) => ({ type: 'claim', fingers })

/** A house whose bots want to say this, and what they were asked by. */
async function chatter(speak: (aside: Aside, asked: number) => unknown, bots = 2) {
  const asides: Aside[] = []
  const opened = await openHouse(undefined, undefined, async (aside) => speak(aside, asides.push(aside)))
  const table = await started(opened.house, { game: 'chatter', people: [ada], bots })
  return { ...opened, table, asides }
}

/** As long as a conversation may take. */
async function wait(): Promise<void> {
  for (let pause = 0; pause < 12; pause++) await pass(2 * second)
}

async function spoken(table: LiveTable): Promise<unknown[]> {
  return (await table.conversation.talk()).map(({ seat, seq, talk }) => [seat, seq, talk])
}

describe('bots that speak', () => {
  test('say something after a pause, for everybody to hear and to be kept', async () => {
    stopTime()
    const { table, house } = await chatter(({ moment }) => (moment.seat === 1 ? claim(3) : null))
    const heard: unknown[] = []
    table.on('said', (one) => heard.push(one))
    await settled()
    expect(heard).toEqual([])
    await wait()
    expect(heard[0]).toMatchObject({ n: 1, seat: 1, by: null, kind: 'talk', said: claim(3) })
    expect((await house.heard(table, ada.id))[0]).toEqual(heard[0])
  })

  test('say at most two things between two moves, and never the same twice', async () => {
    stopTime()
    const { table } = await chatter((_aside, asked) => claim(1 + (asked % 5)))
    await wait()
    const first = await spoken(table)
    // Both have moved at once: whatever they say comes after that.
    expect(first).toHaveLength(4)
    expect(new Set(first.map((one) => JSON.stringify(one))).size).toBe(4)
    await say(table, ada, { kind: 'talk', said: claim(5) })
    await wait()
    expect(await spoken(table)).toHaveLength(5)
    await show(table, ada, 2)
    await wait()
    expect((await spoken(table)).length).toBeGreaterThan(5)
  })

  test('who repeats themselves says it once', async () => {
    stopTime()
    const { table } = await chatter(() => claim(2), 1)
    await wait()
    expect(await spoken(table)).toHaveLength(1)
  })

  test('are asked again when somebody has said something, and are told what', async () => {
    stopTime()
    const { table, asides } = await chatter(() => null)
    await wait()
    const before = asides.length
    await say(table, ada, { kind: 'talk', said: claim(4) })
    await say(table, ada, { kind: 'text', said: 'Hm.' })
    await wait()
    const since = asides.slice(before)
    expect(since.map(({ moment: { seat } }) => seat)).toEqual([1, 2])
    expect(since[0]?.moment.talk).toEqual([{ seat: 0, seq: 2, talk: claim(4) }])
    expect(since[0]?.moment).toMatchObject({ view: { round: 1 }, facts: expect.any(Array) as unknown })
  })

  test('say nothing that can’t be said', async () => {
    stopTime()
    const { table, troubles } = await chatter(() => claim(99))
    await wait()
    expect(await spoken(table)).toEqual([])
    expect(troubles).toEqual([])
  })

  test('say nothing when they are to be silent', async () => {
    stopTime()
    const { table, asides } = await chatter((_aside, asked) => claim(1 + (asked % 5)))
    for (let round = 0; round < 2; round++) {
      await settled()
      await show(table, ada, 1)
    }
    await settled()
    expect(table.match?.voice(1)).toBe('silent')
    const asked = asides.length
    await wait()
    // The last round began while somebody was about to say something.
    expect(asked).toBeGreaterThan(0)
    expect(asides).toHaveLength(asked)
    expect(await spoken(table)).toEqual([])
  })

  test('a bot without anything to say is never asked, nor is one that stands in for somebody', async () => {
    stopTime()
    const asides: Aside[] = []
    const { house } = await openHouse(undefined, undefined, async (aside) => {
      asides.push(aside)
      return null
    })
    const table = await started(house, { game: 'chatter', people: [ada, ben] })
    table.presence.arrive('a', ada.id, Date.now())
    await pass(60 * second)
    await voteBotIn(table, ada.id, 1)
    await show(table, ada, 2)
    await wait()
    expect(table.isBotRun(1)).toBe(true)
    const plain = await started(house, { people: [ada], bots: 2 })
    await show(plain, ada, 2)
    await wait()
    expect(asides).toEqual([])
  })

  test('no move waits for what a bot may say, and trouble is silence', async () => {
    stopTime()
    const { table, troubles } = await chatter(() => new Promise(() => {}))
    for (let round = 0; round < 3; round++) {
      await show(table, ada, 1)
      await settled()
    }
    expect(table.match?.outcome).not.toBeNull()
    const broken = await chatter(() => {
      throw new Error('tongue-tied')
    })
    await show(broken.table, ada, 1)
    await wait()
    expect(broken.table.match?.seq).toBe(5)
    expect(troubles).toEqual([])
    expect(broken.troubles.length).toBeGreaterThan(0)
  })

  test('after a restart nobody says more than before', async () => {
    stopTime()
    const first = await chatter((_aside, asked) => claim(1 + (asked % 5)))
    await wait()
    const before = await spoken(first.table)
    const again = await first.again()
    const table = await again.house.open(first.table.id)
    await wait()
    expect(await spoken(table)).toEqual(before)
  })
})
