import { describe, expect, test } from 'vitest'
import type { Account } from '../../identity/account.ts'
import { awaitedBy } from '../../tables/glance.ts'
import { playMove, takeBack } from '../../tables/play.ts'
import type { LiveTable } from '../../tables/table.ts'
import { voteBotIn, voteHaste } from '../../tables/votes.ts'
import { FailingStore } from './failing.ts'
import { ada, ben, cleo, openHouse, pass, settled, started, stopTime } from './house.ts'

const second = 1000
const minute = 60 * second
/** A reflex has a sixth of it: ten seconds. */
const live = { kind: 'live', think: 60, reserve: 120 } as const
const longer = { kind: 'live', think: 600, reserve: 120 } as const
const people = [ada, ben, cleo]
const sleep = { type: 'sleep' }
const witchIsBen = { witch: '1' }

function veilTable(house: Parameters<typeof started>[0], wish: Parameters<typeof started>[1] = {}): Promise<LiveTable> {
  return started(house, { game: 'veil', people, options: witchIsBen, ...wish })
}

let moves = 0
function answer(table: LiveTable, { id }: Account, move: object = sleep, name = `e${moves++}`): Promise<number> {
  return playMove(table, id, { id: name, seq: table.match?.seq ?? 0, move })
}

/** All that somebody is shown, but for the time of day. */
function shown(table: LiveTable, viewer: number | 'watcher', account: string | null = null): unknown {
  return { ...table.look(viewer, null), now: 0, info: table.info(account) }
}

function isNight(table: LiveTable): boolean {
  return table.match?.isVeiled ?? false
}

describe('with eyes closed', () => {
  test('nobody else sees that somebody has answered, and the one who has is asked nothing more', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    const before = [0, 2, 'watcher' as const].map((viewer) => shown(table, viewer))
    await answer(table, ben, { type: 'mark', seat: 0 })
    await settled()
    expect([0, 2, 'watcher' as const].map((viewer) => shown(table, viewer))).toEqual(before)
    expect(table.see(1, null)).toMatchObject({ prompt: null, seq: 0, awaiting: [{ seat: 0 }, { seat: 2 }] })
    expect(table.see(0, null).awaiting).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }])
    expect(awaitedBy(table.glance(), 1)).toMatchObject([{ seat: 0 }, { seat: 2 }])
    expect(awaitedBy(table.glance(), 2)).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }])
  })

  test('an answer is given once, and only one of those that are listed', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    await expect(answer(table, ada, { type: 'mark', seat: 1 })).rejects.toThrow('none of the 1 answers')
    await answer(table, ada)
    await expect(answer(table, ada)).rejects.toMatchObject({ reason: 'conflict' })
  })

  test('the line that is promised is the line it becomes, in the order of seats, and it counts once', async () => {
    stopTime()
    const { house, store } = await openHouse()
    const table = await veilTable(house)
    expect(await answer(table, cleo, sleep, 'c')).toBe(3)
    expect(await answer(table, cleo, sleep, 'c')).toBe(3)
    expect(await answer(table, ben, { type: 'mark', seat: 2 }, 'b')).toBe(2)
    expect(await answer(table, ada, sleep, 'a')).toBe(1)
    await pass(20 * second)
    expect((await store.log.read(table.id)).map(({ id, seat, seq }) => [id, seat, seq])).toEqual([
      ['0:a', 0, 1],
      ['1:b', 1, 2],
      ['2:c', 2, 3],
    ])
    expect(await answer(table, cleo, sleep, 'c')).toBe(3)
    expect(await store.sealed.of(table.id)).toEqual([])
    expect(table.see(2, null).log.facts).toEqual([{ type: 'morning', night: 1 }, { type: 'marked' }])
    expect(table.see('watcher', null).log.facts).toEqual([{ type: 'morning', night: 1 }])
  })

  test('nothing is taken back, before and after', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    await answer(table, cleo)
    await expect(takeBack(table, cleo.id, { id: 'u', seq: 0 })).rejects.toMatchObject({ reason: 'conflict' })
    for (const who of [ada, ben]) await answer(table, who)
    await pass(20 * second)
    expect(isNight(table)).toBe(false)
    await expect(takeBack(table, cleo.id, { id: 'u', seq: 3 })).rejects.toMatchObject({ reason: 'conflict' })
    // The bell began another night: that can't be taken back either.
    await answer(table, ben, { type: 'ring' })
    expect(table.see(1, null).mayUndo).toBe(false)
  })

  test('a house that is killed forgets no answer, and opens eyes when it would have', async () => {
    stopTime()
    const first = await openHouse()
    const table = await veilTable(first.house, { clock: longer })
    await answer(table, ben, { type: 'mark', seat: 0 }, 'b')
    await pass(60 * second)
    const { house } = await first.again()
    const opened = await house.open(table.id)
    expect(opened.see(1, null)).toMatchObject({ prompt: null, seq: 0 })
    expect(await answer(opened, ben, { type: 'mark', seat: 0 }, 'b')).toBe(2)
    await expect(answer(opened, ben)).rejects.toMatchObject({ reason: 'conflict' })
    for (const who of [ada, cleo]) await answer(opened, who)
    await pass(40 * second - 1)
    expect(opened.match?.seq).toBe(0)
    await pass(1)
    expect(opened.see(0, null).log.facts).toContainEqual({ type: 'marked' })
  })

  test('killed between two of the lines, the rest follow', async () => {
    stopTime()
    const first = await openHouse()
    const table = await veilTable(first.house)
    await answer(table, ben, { type: 'mark', seat: 0 })
    await answer(table, cleo)
    await first.store.log.append({
      table: table.id,
      seq: 1,
      kind: 'move',
      seat: 0,
      move: sleep,
      id: '0:z',
      by: 'person',
      at: Date.now(),
    })
    const { house } = await first.again()
    const opened = await house.open(table.id)
    expect(opened.see('watcher', null).awaiting).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }])
    await pass(20 * second)
    expect(opened.match?.seq).toBe(3)
    expect(opened.see(0, null).log.facts).toContainEqual({ type: 'marked' })
  })
})

describe('what was promised with eyes closed', () => {
  test('is not forgotten when its own line can’t be written at first, though the table can be read', async () => {
    stopTime()
    const failing = new FailingStore()
    const { house, store } = await openHouse(undefined, undefined, undefined, { wrap: failing.wrap })
    const table = await veilTable(house)
    for (const [who, move, name] of [
      [ada, sleep, 'a'],
      [ben, { type: 'mark', seat: 0 }, 'b'],
      [cleo, sleep, 'c'],
    ] as const)
      await answer(table, who, move, name)
    let lines = 0
    // The second of the three lines is lost, and nothing else.
    failing.onAppend = () => {
      if (++lines === 2) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' })
    }
    await pass(25 * second)
    expect((await store.log.read(table.id)).map(({ id, kind }) => (kind === 'move' ? id : kind))).toEqual([
      '0:a',
      '1:b',
      '2:c',
    ])
  })
})

describe('at a live table', () => {
  /** When eyes opened, in milliseconds after they were closed. */
  async function lasted(answers: (table: LiveTable) => Promise<void>): Promise<number> {
    const { house } = await openHouse()
    const table = await veilTable(house, { clock: live })
    // The grace after a start is over.
    const began = Date.now()
    let ended = 0
    table.on('moved', () => (ended = isNight(table) ? 0 : Date.now()))
    await answers(table)
    await pass(15 * second - (Date.now() - began))
    return ended - began
  }

  test('the night has one length, whoever answers what and when, and whether they do', async () => {
    stopTime()
    const nights = [
      await lasted(async () => {}),
      await lasted(async (table) => {
        for (const who of people) await answer(table, who)
      }),
      await lasted(async (table) => {
        await answer(table, ada)
        await pass(7 * second)
        await answer(table, ben, { type: 'mark', seat: 0 })
        await answer(table, cleo)
      }),
      await lasted((table) => answer(table, ben, { type: 'mark', seat: 0 }).then(() => {})),
    ]
    expect(new Set(nights)).toEqual(new Set([15 * second]))
  })

  test('it lasts as long as its pace allows, whatever reserve there is, and costs none', async () => {
    stopTime()
    const { house } = await openHouse()
    await pass(minute)
    const table = await veilTable(house, { clock: live })
    const due = Date.now() + 10 * second
    expect(table.see(0, null).awaiting).toEqual(
      [0, 1, 2].map((seat) => ({ seat, ask: 'night', deadline: due, reserve: 0 })),
    )
    await answer(table, ben, { type: 'mark', seat: 0 })
    await pass(10 * second - 1)
    expect(table.match?.seq).toBe(0)
    await pass(1)
    expect(table.match?.seq).toBe(3)
    expect(table.see('watcher', null).awaiting).toMatchObject([{ seat: 1, ask: 'day', reserve: 120 * second }])
    expect(table.match?.missed(0)).toBe(1)
    expect(table.match?.missed(1)).toBe(0)
  })

  test.each([0, 3 * second, 9 * second, minute])('a bot that thinks for %d ms doesn’t show', async (thinks) => {
    stopTime()
    const { house } = await openHouse(undefined, async ({ situation }) => {
      if (situation.prompt.moves.length > 1 && thinks > 0) await new Promise((resolve) => setTimeout(resolve, thinks))
      return situation.prompt.moves.at(-1)
    })
    await pass(minute)
    const table = await veilTable(house, { people: [ada], bots: 2, clock: live })
    await answer(table, ada)
    await pass(10 * second - 1)
    expect(table.match?.seq).toBe(0)
    await pass(1)
    // By day a bot rings at once.
    expect(table.see(0, null).log.facts.slice(0, 1)).toEqual([{ type: 'morning', night: 1 }])
  })
})

describe('at a table without a clock', () => {
  test('eyes stay closed for a while, and until the last has answered', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    for (const who of [ada, ben]) await answer(table, who)
    await pass(20 * second)
    expect(table.match?.seq).toBe(0)
    await pass(5 * second)
    await answer(table, cleo)
    await settled()
    await pass(0)
    expect(table.match?.seq).toBe(3)
  })

  test('all quick, they still stay closed for a while', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    for (const who of people) await answer(table, who)
    await pass(20 * second - 1)
    expect(table.match?.seq).toBe(0)
    await pass(1)
    expect(table.match?.seq).toBe(3)
  })

  test('whether haste is agreed doesn’t tell who has answered', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    for (const { id } of people) table.presence.arrive(id, id, Date.now())
    await answer(table, ada)
    await pass(5 * minute)
    await expect(voteHaste(table, ben.id, 'h')).rejects.toMatchObject({ reason: 'conflict' })
    await voteHaste(table, ada.id, 'h')
    expect(table.match?.isHurried).toBe(false)
    await answer(table, ben)
    await voteHaste(table, ben.id, 'h')
    expect(table.match?.isHurried).toBe(true)
    expect(table.see(0, null).awaiting.map(({ deadline }) => deadline)).toEqual(
      [1, 2].map(() => Date.now() + 2 * minute),
    )
    await pass(2 * minute)
    expect(isNight(table)).toBe(false)
  })

  test('a bot that is voted in answers for who is away', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house)
    for (const who of [ada, ben]) {
      table.presence.arrive(who.id, who.id, Date.now())
      await answer(table, who)
    }
    await pass(minute)
    await voteBotIn(table, ada.id, 2)
    await voteBotIn(table, ben.id, 2)
    await settled()
    await pass(0)
    expect(isNight(table)).toBe(false)
  })
})

describe('at a slow table', () => {
  test('bots answer at once, and eyes open when all have', async () => {
    stopTime()
    const { house } = await openHouse()
    const table = await veilTable(house, { people: [ada], bots: 2, clock: { kind: 'slow', hours: 24 } })
    await settled()
    expect(table.awaiting).toEqual([0])
    await pass(8 * 60 * minute)
    const opened = await house.open(table.id)
    expect(isNight(opened)).toBe(true)
    await answer(opened, ada)
    await settled()
    await pass(0)
    expect(opened.see(0, null).log.facts.slice(0, 1)).toEqual([{ type: 'morning', night: 1 }])
  })
})
