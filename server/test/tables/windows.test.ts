import { describe, expect, test } from 'vitest'
import type { Account } from '../../identity/account.ts'
import type { ClockSetting } from '../../store/rows.ts'
import type { House } from '../../tables/house.ts'
import { giveOrders, ordersOf } from '../../tables/windows/orders.ts'
import { playMove, takeBack } from '../../tables/play.ts'
import type { LiveTable } from '../../tables/table.ts'
import { ada, ben, cleo, dan, openHouse, pass, settled, started, stopTime } from './house.ts'

const second = 1000
const live = { kind: 'live', think: 60, reserve: 120 } as const
const slow = { kind: 'slow', hours: 24 } as const
const people = [ada, ben, cleo]

const cheer = { type: 'cheer' }
const grab = { type: 'grab' }
const hush = (of: number): object => ({ type: 'hush', of })
const pas = (on = 0): object => ({ type: 'pass', on })

let moves = 0
function play(table: LiveTable, { id }: Account, move: object, seq = table.match?.seq ?? 0): Promise<number> {
  return playMove(table, id, { id: `w${moves++}`, seq, move })
}

/** A shell was shown by Ada: line 1. */
async function opened(house: House, clock: ClockSetting, bots = 0): Promise<LiveTable> {
  const table = await started(house, { game: 'window', people, bots, clock, options: { hands: 'all' } })
  await play(table, ada, { type: 'show' })
  return table
}

/** Why it is refused; null: it isn't. */
function why(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => (error as { reason?: unknown }).reason,
  )
}

function stale(): object {
  return { reason: 'stale' }
}

/** Who did what, as everybody was told. */
function story(table: LiveTable): string[] {
  return table.see('watcher', null).log.facts.map((fact) => {
    const { type, seat, card } = fact as { type: string; seat?: number; card?: string }
    return [type === 'laid' ? card : type, seat].join(' ').trim()
  })
}

/** This person's connection takes so long. */
function lagging(table: LiveTable, { id }: Account, ms: number): void {
  table.arrive(`line of ${id}`, id, { lag: () => ms })
}

function sent(table: LiveTable, { id }: Account, move: object, name = `h${moves++}`): Promise<number> {
  const lag = table.presence.lag(id)
  return playMove(table, id, { id: name, seq: 1, move }, { at: Date.now(), lag })
}

describe('a live window', () => {
  test('is open for five seconds, whatever the clock says of thoughts', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    await pass(15 * second)
    const again = await started(house, { game: 'window', people, clock: { ...live, window: 12 } })
    await play(again, ada, { type: 'show' })
    const now = Date.now()
    expect(table.match?.seq).toBe(4)
    expect(again.see(0, null).awaiting).toEqual(
      [0, 1, 2].map((seat) => ({ seat, ask: 'answer', deadline: now + 12 * second, reserve: 0 })),
    )
  })

  test('shuts for all at once when time is up; nobody has missed anything, and no reserve is used', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    await pass(14_900)
    expect(table.match?.seq).toBe(1)
    await pass(100)
    expect(story(table)).toEqual(['shown 0', 'passed 0', 'passed 1', 'passed 2', 'counted'])
    expect([0, 1, 2].map((seat) => table.match?.missed(seat))).toEqual([0, 0, 0])
    expect(table.match?.reserve(1)).toBe(120 * second)
  })

  test('is open as long again after an answer, not after a pass; a restart changes nothing', async () => {
    stopTime()
    const first = await openHouse()
    await pass(60 * second)
    const table = await opened(first.house, live)
    const start = Date.now()
    const deadlines = (of: LiveTable): unknown[] => [0, 1, 2].map((seat) => of.match?.deadline(seat))
    await pass(2 * second)
    await play(table, ben, pas())
    expect(deadlines(table)).toEqual([start + 5 * second, null, start + 5 * second])
    await pass(1 * second)
    await play(table, cleo, cheer)
    expect(deadlines(table)).toEqual(Array(3).fill(start + 8 * second))
    const { house } = await first.again()
    expect(deadlines(await house.open(table.id))).toEqual(Array(3).fill(start + 8 * second))
  })

  test('takes nothing back, neither an answer nor what it is about', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    expect(table.see(0, null).mayUndo).toBe(false)
    await play(table, ben, pas())
    expect(table.see(1, null).mayUndo).toBe(false)
    await expect(takeBack(table, ben.id, { id: 'u', seq: 2 })).rejects.toMatchObject({ reason: 'conflict' })
  })
})

describe('an answer that crosses another', () => {
  test('stands if it is still listed; a pass was on something else', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, { kind: 'none' })
    await play(table, ben, grab, 1)
    await play(table, cleo, cheer, 1)
    await expect(play(table, ada, pas(0), 1)).rejects.toMatchObject(stale())
    await expect(play(table, ada, grab, 1)).rejects.toMatchObject(stale())
    expect(story(table)).toEqual(['shown 0', 'grab 1', 'cheer 2'])
    // In full sight it isn't late but wrong.
    await expect(play(table, ada, grab)).rejects.toThrow('none of the')
    await expect(play(table, ada, hush(1))).rejects.toThrow('none of the')
    await play(table, ada, hush(2))
  })

  test('is too late once the window has shut, and answers no later one', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, { kind: 'none' })
    for (const one of people) await play(table, one, pas())
    await expect(play(table, cleo, cheer, 1)).rejects.toMatchObject(stale())
    await expect(play(table, cleo, cheer, 4)).rejects.toMatchObject({ reason: 'conflict' })
    await play(table, ben, { type: 'show' })
    await expect(play(table, cleo, cheer, 1)).rejects.toMatchObject(stale())
    await expect(play(table, cleo, cheer, 99)).rejects.toMatchObject(stale())
    await play(table, cleo, cheer, 5)
  })

  test('is no reason for those who have nothing to say to say it again', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, { kind: 'none' })
    await play(table, ben, pas())
    await play(table, cleo, pas(), 1)
    await play(table, ada, pas(), 1)
    expect(table.match?.isWindow).toBe(false)
  })
})

describe('whose way is long', () => {
  test('counts as come when it would have without', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    lagging(table, ada, 0)
    lagging(table, ben, 200)
    const first = why(sent(table, ada, grab))
    await pass(100)
    expect(table.match?.seq).toBe(1)
    expect(await sent(table, ben, grab)).toBe(2)
    expect(await first).toBe('stale')
    expect(story(table)).toEqual(['shown 0', 'grab 1'])
  })

  test('is waited for no longer than that', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    lagging(table, ben, 200)
    const first = sent(table, ada, cheer)
    await pass(199)
    expect(table.match?.seq).toBe(1)
    await pass(1)
    expect(await first).toBe(2)
    // A pass is waited for as long: it doesn't show what is coming.
    const passing = playMove(table, cleo.id, { id: 'p', seq: 2, move: pas(1) })
    await pass(199)
    expect(table.match?.seq).toBe(2)
    await pass(1)
    expect(await passing).toBe(3)
  })

  test('is not waited for once it has answered', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    lagging(table, ben, 250)
    const all = [sent(table, ada, cheer), sent(table, ben, cheer)]
    await settled()
    expect(await Promise.all(all)).toEqual([3, 2])
  })

  test('has its time at the end of the window too, and nobody else has', async () => {
    stopTime()
    const { house } = await openHouse()
    await pass(60 * second)
    const table = await opened(house, live)
    lagging(table, ben, 200)
    await pass(5 * second + 100)
    expect(table.match?.seq).toBe(1)
    const late = why(sent(table, ada, grab))
    const inTime = sent(table, ben, grab)
    await pass(100)
    expect(await late).toBe('stale')
    expect(await inTime).toBe(2)
  })

  test('an answer sent twice counts once, and another one is refused while the first is held', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, live)
    lagging(table, ben, 200)
    const once = sent(table, ada, cheer, 'same')
    const twice = sent(table, ada, cheer, 'same')
    await expect(sent(table, ada, pas(), 'other')).rejects.toMatchObject({ reason: 'conflict' })
    await pass(200)
    expect(await Promise.all([once, twice])).toEqual([2, 2])
    expect(await sent(table, ada, cheer, 'same')).toBe(2)
    expect(table.match?.seq).toBe(2)
  })

  test('what is held when the house falls was never promised: sent again it counts once', async () => {
    stopTime()
    const first = await openHouse()
    const table = await opened(first.house, live)
    lagging(table, ben, 250)
    const held = why(sent(table, ada, cheer, 'again'))
    await settled()
    const { house } = await first.again()
    expect(await held).toBe('unavailable')
    const after = await house.open(table.id)
    expect(after.match?.seq).toBe(1)
    expect(await sent(after, ada, cheer, 'again')).toBe(2)
  })
})

describe('a slow table', () => {
  const asked = (table: LiveTable): unknown => {
    const prompts = [0, 1, 2].flatMap((seat) => (table.see(seat, null).prompt === null ? [] : seat))
    return [table.see('watcher', null).awaiting.map(({ seat }) => seat), prompts]
  }

  test('asks one after the other, going round from whoever acted last', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, slow)
    expect(asked(table)).toEqual([[1], [1]])
    await expect(play(table, cleo, grab)).rejects.toMatchObject({ reason: 'stale' })
    await play(table, ben, pas())
    expect(asked(table)).toEqual([[2], [2]])
    await play(table, cleo, cheer)
    expect(asked(table)).toEqual([[0], [0]])
    for (const one of [ada, ben, cleo]) {
      expect(asked(table)).toEqual([[people.indexOf(one)], [people.indexOf(one)]])
      await play(table, one, pas(1))
    }
    expect(story(table).at(-1)).toBe('counted')
  })

  test('is the same from its log, and gives each their hours', async () => {
    stopTime()
    const first = await openHouse()
    const table = await opened(first.house, slow)
    await pass(3600 * second)
    await play(table, ben, pas())
    const due = Date.now() + 24 * 3600 * second
    expect(table.see(2, null).awaiting).toMatchObject([{ seat: 2, deadline: due }])
    const { house } = await first.again()
    const after = await house.open(table.id)
    expect(asked(after)).toEqual([[2], [2]])
    expect(after.see(2, null).awaiting).toMatchObject([{ seat: 2, deadline: due }])
  })

  test('calls only the one who is asked, and not where an order answers', async () => {
    stopTime()
    const { house, notes } = await openHouse()
    await pass(60 * second)
    const called = (): string[] => notes.splice(0).flatMap(({ kind, account }) => (kind === 'turn' ? account : []))
    const table = await opened(house, slow)
    expect(called()).toEqual(['ben'])
    await giveOrders(table, cleo.id, { shown: 'pass' })
    await play(table, ben, pas())
    expect(called()).toEqual([])
    await opened(house, live)
    expect(called()).toEqual([])
    await opened(house, { kind: 'none' })
    expect(called()).toEqual(['ada', 'ben', 'cleo'])
  })
})

describe('standing orders', () => {
  test('pass after a human moment, as the person would', async () => {
    stopTime()
    const { house, store } = await openHouse()
    const table = await started(house, { game: 'window', people, clock: { kind: 'none' }, options: { hands: 'all' } })
    await giveOrders(table, ben.id, { shown: 'pass' })
    await giveOrders(table, cleo.id, { shown: 'mine' })
    await giveOrders(table, ada.id, { shown: 'mine' })
    await play(table, ada, { type: 'show' })
    await pass(400)
    expect(table.match?.seq).toBe(1)
    expect(table.see(1, null).awaiting.map(({ seat }) => seat)).toEqual([0, 1, 2])
    await pass(3600)
    // The first of them may have been written when all that time had passed: then the other is due now.
    await pass(1)
    const passes = (await store.log.read(table.id)).slice(1)
    expect(new Set(passes.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['1 person', '2 person']))
    // It is about Ada, who wants to be asked then.
    expect(table.awaiting).toEqual([0])
    // They are by kind of event: an answer is another one.
    await play(table, ada, cheer)
    await pass(10 * second)
    expect(table.awaiting).toEqual([0, 1, 2])
  })

  test('leave time to think better of it, and may be changed meanwhile', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, { kind: 'none' })
    await giveOrders(table, ben.id, { shown: 'pass' })
    await play(table, ben, cheer)
    expect(story(table)).toEqual(['shown 0', 'cheer 1'])
    await giveOrders(table, cleo.id, { laid: 'pass' })
    await giveOrders(table, cleo.id, {})
    await pass(60 * second)
    expect(table.awaiting).toEqual([0, 1, 2])
  })

  test('outlive the house', async () => {
    stopTime()
    const first = await openHouse()
    const table = await opened(first.house, { kind: 'none' })
    await giveOrders(table, ben.id, { shown: 'pass' })
    const { house } = await first.again()
    const after = await house.open(table.id)
    expect(ordersOf(after, ben.id)).toEqual({ shown: 'pass' })
    await pass(4 * second)
    expect(after.awaiting).toEqual([0, 2])
  })

  test('take longer at a slow table, but not long, and need nobody there', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, slow)
    for (const one of people) await giveOrders(table, one.id, { shown: 'pass' })
    await pass(5 * second)
    expect(table.match?.seq).toBe(1)
    await pass(3 * 40 * second)
    expect(story(table)).toEqual(['shown 0', 'passed 1', 'passed 2', 'passed 0', 'counted'])
  })

  test('never outlast the window, however long people usually take', async () => {
    stopTime()
    const { house } = await openHouse(undefined, undefined, undefined, { momentMs: 60_000 })
    await pass(60 * second)
    const table = await started(house, { game: 'window', people, clock: { ...live, window: 3 } })
    await giveOrders(table, ben.id, { shown: 'pass' })
    await play(table, ada, { type: 'show' })
    await pass(2399)
    expect(table.match?.seq).toBe(1)
    await pass(1)
    expect(table.match?.seq).toBe(2)
  })

  test('are for those who sit there, for events of the game, and nobody else’s business', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await opened(house, { kind: 'none' })
    await giveOrders(table, ben.id, { shown: 'pass' })
    await expect(giveOrders(table, dan.id, {})).rejects.toMatchObject({ reason: 'forbidden' })
    expect(() => ordersOf(table, dan.id)).toThrow("don't sit")
    await expect(giveOrders(table, ben.id, { rung: 'pass' })).rejects.toMatchObject({ reason: 'invalid' })
    expect(ordersOf(table, ada.id)).toEqual({})
    expect(JSON.stringify([table.see(0, null), table.info(ada.id)])).not.toContain('orders')
    const other = await started(house, { game: 'whispers' })
    await expect(giveOrders(other, ada.id, { shown: 'pass' })).rejects.toThrow('it has none')
  })
})

describe('bots', () => {
  test('wait a human moment, whether they answer or pass', async () => {
    stopTime()
    const answers = [cheer, pas()]
    const { house } = await openHouse(undefined, async ({ situation: { prompt } }) =>
      prompt.window === undefined || prompt.window.event !== 'shown' ? prompt.fallback : answers.shift(),
    )
    for (const end of ['cheer 1', 'passed 1']) {
      const table = await started(house, {
        game: 'window',
        people: [ada],
        bots: 1,
        clock: { kind: 'none' },
        options: { hands: 'all' },
      })
      await play(table, ada, { type: 'show' })
      await pass(550)
      expect(story(table)).toEqual(['shown 0'])
      await pass(3300)
      expect(story(table).slice(0, 2)).toEqual(['shown 0', end])
    }
  })

  test('that still think when time is up pass', async () => {
    stopTime()
    const { house } = await openHouse(undefined, () => new Promise(() => {}))
    await pass(60 * second)
    const table = await opened(house, live, 1)
    expect(table.see(0, null).awaiting[3]).toMatchObject({ seat: 3, deadline: Date.now() + 5 * second })
    await pass(5 * second)
    expect(story(table).slice(-2)).toEqual(['passed 3', 'counted'])
  })

  test('think anew when somebody was faster', async () => {
    stopTime()
    const seen: number[] = []
    const { house } = await openHouse(undefined, async ({ situation: { prompt } }) => {
      seen.push(prompt.moves.length)
      return prompt.moves.at(-1)
    })
    const table = await opened(house, { kind: 'none' }, 1)
    await settled()
    await play(table, ben, grab)
    await settled()
    // Grab, cheer or pass at first; then there is nothing to grab any more, and something to hush.
    expect(seen).toEqual([3, 3])
    await pass(4 * second)
    expect(story(table)).toContain('hush 3')
  })
})

test('a table without a clock waits for all', async () => {
  stopTime()
  const { house } = await openHouse()
  const table = await opened(house, { kind: 'none' })
  await pass(3600 * second)
  expect(table.match?.seq).toBe(1)
  expect(table.see(1, null).awaiting).toMatchObject([{ deadline: null }, { deadline: null }, { deadline: null }])
})
