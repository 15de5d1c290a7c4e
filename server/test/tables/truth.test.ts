import { describe, expect, test } from 'vitest'
import type { Account } from '../../identity/account.ts'
import type { Said } from '../../protocol/tables.ts'
import { standUp } from '../../tables/gathering.ts'
import { giveOrders } from '../../tables/windows/orders.ts'
import { playMove, takeBack } from '../../tables/play.ts'
import { eventsOf } from '../../tables/windows/standing.ts'
import type { LiveTable } from '../../tables/table.ts'
import { say } from '../../tables/talk.ts'
import { voteHaste } from '../../tables/votes.ts'
import { windowBox } from '../window-game.ts'
import { FailingStore } from './failing.ts'
import { ada, ben, cleo, openHouse, pass, settled, show, started, stopTime, type TestHouse } from './house.ts'

const away = { reason: 'unavailable' }

interface Watched extends TestHouse {
  readonly failing: FailingStore
  /** What the house told of its tables. */
  readonly news: string[]
}

async function open(...given: Parameters<typeof openHouse>): Promise<Watched> {
  const failing = new FailingStore()
  const [folder, think, speak] = given
  const opened = await openHouse(folder, think, speak, { wrap: failing.wrap })
  const news: string[] = []
  for (const name of ['changed', 'moved', 'sealed', 'said', 'reopened'] as const) {
    opened.house.on(name, () => news.push(name))
  }
  return { ...opened, failing, news }
}

function play(table: LiveTable, { id }: Account, name: string, fingers: number): Promise<number> {
  return playMove(table, id, { id: name, seq: 0, move: { fingers } })
}

describe('a move that could not be written', () => {
  test('is not acknowledged from memory when it is sent again, and counts once when it can be', async () => {
    const { house, store, failing } = await open()
    const table = await started(house)
    failing.away()
    await expect(play(table, ada, 'one', 3)).rejects.toMatchObject(away)
    await expect(play(table, ada, 'one', 3)).rejects.toMatchObject(away)
    failing.reads = 'well'
    await expect(play(table, ada, 'one', 3)).rejects.toMatchObject(away)
    failing.back()
    expect(await play(table, ada, 'one', 3)).toBe(1)
    expect(await play(table, ada, 'one', 3)).toBe(1)
    expect(await store.log.read(table.id)).toHaveLength(1)
  })

  test('is seen by nobody, neither where they ask nor where they are told', async () => {
    const { house, failing, news } = await open()
    const table = await started(house, { visibility: 'open' })
    await show(table, ben, 2)
    failing.away()
    news.length = 0
    await expect(play(table, ada, 'one', 3)).rejects.toMatchObject(away)
    expect(table.match).toBeNull()
    expect(() => table.look(0, null)).toThrow(expect.objectContaining(away))
    await expect(house.open(table.id)).rejects.toMatchObject(away)
    await expect(house.lists.turns(ada.id, { limit: 10 })).rejects.toMatchObject(away)
    await expect(takeBack(table, ben.id, { id: 'back', seq: 1 })).rejects.toMatchObject(away)
    await expect(say(table, ben, { kind: 'emote', said: 'laugh' })).rejects.toMatchObject(away)
    table.part('nobody')
    table.emit('changed')
    expect(news).toEqual([])

    failing.back()
    const again = await house.open(table.id)
    expect(again.look('watcher', null)).toMatchObject({ seq: 1, awaiting: [{ seat: 0 }] })
    expect(await house.lists.turns(ada.id, { limit: 10 })).toMatchObject({ tables: [table.id] })
    expect(news).toEqual(['reopened', 'changed'])
  })

  test('is acknowledged with its line if it was kept after all', async () => {
    const { house, store, failing, news } = await open()
    const table = await started(house)
    failing.writes = 'unheard'
    news.length = 0
    expect(await play(table, ada, 'one', 3)).toBe(1)
    expect(news).toContain('moved')

    failing.reads = 'lost'
    await expect(play(table, ben, 'two', 4)).rejects.toMatchObject(away)
    await expect(play(table, ben, 'two', 4)).rejects.toMatchObject(away)
    failing.back()
    expect(await play(table, ben, 'two', 4)).toBe(2)
    expect((await store.log.read(table.id)).map(({ id }) => id)).toEqual(['0:one', '1:two'])
  })

  test('leaves no hole behind it', async () => {
    const { house, store, failing, again } = await open()
    const table = await started(house)
    await show(table, ada, 1)
    await show(table, ben, 1)
    failing.away()
    await expect(show(table, ada, 2)).rejects.toMatchObject(away)
    await expect(show(table, ben, 2)).rejects.toMatchObject(away)
    failing.back()
    await show(await house.open(table.id), ben, 3)
    await show(table, ada, 3)
    const told = table.look('watcher', null)
    expect((await store.log.read(table.id)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    const restarted = await again()
    expect((await restarted.house.open(table.id)).look('watcher', null).log).toEqual(told.log)
  })

  test('and one that somebody else wrote under the same id is not played twice', async () => {
    const { house, store, failing } = await open()
    const table = await started(house)
    // Another server has it already, and this one hasn't heard.
    await store.log.append({
      table: table.id,
      seq: 1,
      kind: 'move',
      seat: 0,
      move: { fingers: 3 },
      id: '0:one',
      by: 'person',
      at: Date.now(),
    })
    expect(await play(table, ada, 'one', 3)).toBe(1)
    expect(failing.writes).toBe('well')
    expect(table.match?.seq).toBe(1)
  })
})

test('while a line is being written nobody sees it', async () => {
  const { house, failing } = await open()
  const table = await started(house, { visibility: 'open' })
  const seen: unknown[] = []
  failing.onAppend = () => {
    seen.push(table.match, table.awaiting, table.info(null).seq, table.lines)
    expect(() => table.expectMatch()).toThrow(expect.objectContaining(away))
  }
  const written = show(table, ada, 3)
  const asked = house.lists.turns(ada.id, { limit: 10 })
  await written
  expect(seen).toEqual([null, [], 0, 0])
  expect(await asked).toMatchObject({ tables: [] })
  expect(await house.lists.turns(ben.id, { limit: 10 })).toMatchObject({ tables: [table.id] })
})

describe('other things that could not be written', () => {
  test('an answer with eyes closed is not promised, and promised once it is kept', async () => {
    const { house, store, failing } = await open()
    const table = await started(house, { game: 'veil', people: [ada, ben, cleo], options: { witch: '1' } })
    const sleep = (account: Account) => playMove(table, account.id, { id: 'sleep', seq: 0, move: { type: 'sleep' } })
    failing.away()
    await expect(sleep(ada)).rejects.toMatchObject(away)
    await expect(sleep(ada)).rejects.toMatchObject(away)
    failing.back()
    failing.writes = 'unheard'
    expect(await sleep(cleo)).toBe(3)
    failing.writes = 'well'
    expect(await sleep(cleo)).toBe(3)
    expect(await sleep(ada)).toBe(1)
    expect((await store.sealed.of(table.id)).map(({ seat }) => seat)).toEqual([0, 2])
  })

  test('a seat that was left, whether or not that was heard', async () => {
    const { house, failing } = await open()
    const table = await started(house)
    failing.writes = 'unheard'
    failing.reads = 'lost'
    await expect(table.queue.run(() => standUp(table, ben.id, 1))).rejects.toMatchObject(away)
    await expect(house.open(table.id)).rejects.toMatchObject(away)
    failing.back()
    expect((await house.open(table.id)).info(null).seats[1]?.sitter).toMatchObject({ standIn: 'normal' })
  })

  test('orders are as they are kept', async () => {
    const { house, failing } = await open()
    const table = await started(house, { game: 'window' })
    const [event = ''] = eventsOf(windowBox)
    failing.writes = 'unheard'
    await expect(giveOrders(table, ada.id, { [event]: 'pass' })).rejects.toMatchObject(away)
    failing.back()
    expect(table.orders.of(ada.id)).toEqual({ [event]: 'pass' })
  })

  test('the end of a game is written down when that is possible', async () => {
    const { house, store, failing } = await open()
    const table = await started(house)
    for (let round = 0; round < 2; round++) for (const one of [ada, ben]) await show(table, one, 2)
    await show(table, ada, 5)
    failing.onAppend = () => void (failing.reads = 'lost')
    const { finish } = store.tables
    let tries = 0
    store.tables.finish = (...given) =>
      tries++ === 0 ? Promise.reject(new Error('the disk is gone')) : finish(...given)
    const last = { id: 'last', seq: table.lines, move: { fingers: 1 } }
    expect(await playMove(table, ben.id, last)).toBe(6)
    await expect(playMove(table, ben.id, last)).rejects.toMatchObject(away)
    failing.back()
    expect(await playMove(table, ben.id, last)).toBe(6)
    expect((await store.tables.find(table.id))?.table).toMatchObject({
      status: 'finished',
      finishedAt: table.row.finishedAt,
    })
  })

  test('an end that takes long to write is written once, and nothing is read or told again for it', async () => {
    stopTime()
    const { house, store, news } = await open()
    const table = await started(house)
    for (let round = 0; round < 2; round++) for (const one of [ada, ben]) await show(table, one, 2)
    await show(table, ada, 5)
    const { finish } = store.tables
    let ends = 0
    store.tables.finish = async (...given) => {
      ends++
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return finish(...given)
    }
    news.length = 0
    const last = playMove(table, ben.id, { id: 'last', seq: table.lines, move: { fingers: 1 } })
    await pass(10_000)
    expect(await last).toBe(6)
    expect(table.row.status).toBe('finished')
    await table.queue.run(() => {})
    expect({ ends, news }).toEqual({ ends: 1, news: ['moved', 'changed'] })
  })

  test('votes are not lost with what they were cast for', async () => {
    stopTime()
    const { house, failing } = await open()
    const table = await started(house, { people: [ada, ben, cleo] })
    for (const { id } of [ada, ben, cleo]) table.arrive(id, id)
    await show(table, ada, 1)
    await show(table, ben, 1)
    await pass(300_000)
    const haste = ({ id }: Account) => table.queue.run(() => voteHaste(table, id, 'quick'))
    await haste(ada)
    failing.away()
    await expect(haste(ben)).rejects.toMatchObject(away)
    failing.back()
    await haste(ben)
    expect(table.match?.isHurried).toBe(true)
  })

  test('what was said is said once, and what could not be said is not counted as said', async () => {
    const { house, store, failing } = await open()
    const table = await started(house)
    const words = { kind: 'text', said: 'hello' } as const
    failing.away()
    for (let tries = 0; tries < 20; tries++) await expect(say(table, ada, words)).rejects.toThrow(Error)
    failing.back()
    failing.writes = 'unheard'
    expect(await say(table, ada, words)).toMatchObject({ n: 1 })
    expect(await store.talk.read(table.id, 0)).toHaveLength(1)
  })

  test('words that may have been kept are said once, and those around hear them as soon as anybody knows', async () => {
    const { house, store, failing, news } = await open()
    const table = await started(house)
    const words = { kind: 'text', said: 'hello' } as const
    const heard: Said[] = []
    table.on('said', (said) => heard.push(said))
    await say(table, ben, words)
    failing.writes = 'unheard'
    failing.reads = 'lost'
    news.length = 0
    await expect(say(table, ada, words, 'one')).rejects.toThrow('ECONNREFUSED')
    await expect(say(table, ada, words, 'one')).rejects.toThrow('ECONNREFUSED')
    expect(news).toEqual([])
    failing.back()
    const [, line] = await house.heard(table, cleo.id)
    expect(line).toMatchObject({ n: 2, by: { id: 'ada' }, said: 'hello' })
    expect(await say(table, ada, words, 'one')).toEqual(line)
    expect(heard.slice(1)).toEqual([line])
    expect(await store.talk.read(table.id, 0)).toHaveLength(2)
    failing.writes = 'unheard'
    expect(await say(table, ada, words, 'two')).toMatchObject({ n: 3 })
    expect(heard.map(({ n }) => n)).toEqual([1, 2, 3])
  })

  test('words come after what another server wrote meanwhile, and are not written again if that was they', async () => {
    const { house, store } = await open()
    const table = await started(house)
    const words = { kind: 'text', said: 'hello' } as const
    const heard: unknown[] = []
    table.on('said', ({ n, by }) => heard.push([n, by?.id]))
    await say(table, ada, words, 'one')
    const line = { table: table.id, seq: 0, seat: 1, kind: 'text', said: 'from elsewhere', at: 1 } as const
    await store.talk.append({ ...line, n: 2, account: ben.id, id: null })
    expect(await say(table, ada, words, 'two')).toMatchObject({ n: 3 })
    await store.talk.append({ ...line, n: 4, seat: 0, account: ada.id, id: 'three' })
    expect(await say(table, ada, words, 'three')).toMatchObject({ n: 4, said: 'from elsewhere' })
    expect(await say(table, ben, words)).toMatchObject({ n: 5 })
    expect(heard).toEqual([
      [1, 'ada'],
      [2, 'ben'],
      [3, 'ada'],
      [4, 'ada'],
      [5, 'ben'],
    ])
  })
})

test('bots think of nothing while their table is void, and go on when it was read again', async () => {
  stopTime()
  let thoughts = 0
  const { house, failing } = await open(undefined, async ({ situation }) => {
    thoughts++
    return situation.prompt.fallback
  })
  const table = await started(house, { people: [ada], bots: 1 })
  await settled()
  failing.away()
  await expect(show(table, ada, 2)).rejects.toMatchObject(away)
  const before = thoughts
  await pass(30_000)
  expect(thoughts).toBe(before)
  failing.back()
  await pass(1000)
  expect(table.match?.seq).toBe(1)
  await show(table, ada, 2)
  await pass(1000)
  expect(table.match?.seq).toBe(3)
})

describe('a log with a hole', () => {
  async function withHole(think?: Parameters<typeof openHouse>[1]): Promise<{ opened: TestHouse; table: LiveTable }> {
    const first = await openHouse(undefined, think)
    const table = await started(first.house, { bots: think === undefined ? 0 : 1, people: [ada, ben] })
    await settled()
    for (const one of [ada, ben, ada, ben, ada]) {
      await show(table, one, 1)
      await settled()
    }
    await first.database.kysely.deleteFrom('entries').where('seq', '=', 4).execute()
    return { opened: await first.again(), table }
  }

  test('is shown as it was before, and said loudly once', async () => {
    const { opened, table } = await withHole(async ({ situation }) => situation.prompt.fallback)
    const again = await opened.house.open(table.id)
    expect(again.look('watcher', null).seq).toBe(3)
    await opened.house.open(table.id)
    expect(opened.troubles.map(String)).toEqual([
      `Refusal: Line 4 of the log of table ${table.id} is lost: it can be looked at as it was before, and not played on.`,
    ])
  })

  test('can be left, and not played on', async () => {
    const { opened, table } = await withHole()
    const again = await opened.house.open(table.id)
    const { length } = await opened.store.log.read(table.id)
    await expect(show(again, ben, 3)).rejects.toMatchObject({ reason: 'broken' })
    await again.queue.run(() => standUp(again, ada.id, 0))
    expect(again.info(null).seats[0]?.sitter).toMatchObject({ standIn: 'normal' })
    await opened.house.forget(ben.id)
    expect(await opened.store.log.read(table.id)).toHaveLength(length)
  })

  test('moves neither bots nor clocks', async () => {
    stopTime()
    let thoughts = 0
    const { opened, table } = await withHole(async ({ situation }) => {
      thoughts++
      return situation.prompt.fallback
    })
    const before = thoughts
    const again = await opened.house.open(table.id)
    await pass(3600_000)
    expect(again.match?.seq).toBe(3)
    expect(thoughts).toBe(before)
  })
})
