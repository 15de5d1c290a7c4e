import { seedOf, type AnyGame, type Seat } from '@octopolis/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answering, laidDown, sceneOf, settled, taken, type Around } from '../local/curtain.ts'
import type { Ground } from '../local/host.ts'
import { LocalTables, type Guest } from '../local/tables.ts'
import { LocalTable } from '../local/table.ts'
import type { TableLink } from '../table/link.ts'
import { windowGame } from './window-game.ts'
import { botGuest, ground, MemoryDrawer, person } from './local-ground.ts'

afterEach(() => void vi.useRealTimers())

/** Lets so much time pass, and everything happen that it brings about. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function tablesOf(patch: Partial<Ground> = {}): LocalTables {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const drawer = new MemoryDrawer()
  drawer.announce = () => undefined
  const openGame = async (): Promise<AnyGame> => windowGame
  const decide: Ground['decide'] = async ({ prompt }) => prompt.fallback
  return new LocalTables(ground(drawer, 'window', { openGame, decide, now: () => Date.now(), ...patch }))
}

function story(link: TableLink | null): string[] {
  return (link?.current()?.log ?? []).map((fact) => `${fact.type} ${(fact as { seat?: Seat }).seat}`)
}

describe('alone against bots', () => {
  async function alone(patch: Partial<Ground> = {}) {
    const tables = tablesOf(patch)
    const seats: Guest[] = [person('Ada'), botGuest]
    const link = await tables.open(await tables.newTable({ game: 'window', options: {}, seats }), 0)
    await link.play({ type: 'show' })
    return link
  }

  test('a window is open for five seconds, by a clock that is shown', async () => {
    const link = await alone({ reflex: () => 1000 })
    expect(link.current()?.position?.awaiting).toMatchObject([{ deadline: Date.now() + 5000 }, { seat: 1 }])
    await pass(999)
    expect(story(link)).toEqual(['shown 0'])
    await pass(1)
    expect(story(link)).toEqual(['shown 0', 'passed 1'])
    expect(link.current()?.position?.awaiting[0]?.deadline).toBe(Date.now() + 4000)
    await pass(3999)
    expect(link.current()?.position?.prompt).not.toBeNull()
    await pass(1)
    expect(story(link).slice(0, 3)).toEqual(['shown 0', 'passed 1', 'passed 0'])
    link.close()
  })

  test('an order lets it pass after a moment, unless it is about oneself or one is asked after all', async () => {
    const link = await alone({ reflex: () => 1000 })
    expect(await link.orders?.()).toEqual({})
    await link.orders?.({ shown: 'mine' })
    await pass(1000)
    // One's own shell: one is asked.
    expect(story(link)).toEqual(['shown 0', 'passed 1'])
    await link.orders?.({ shown: 'pass' })
    await pass(999)
    expect(story(link)).toEqual(['shown 0', 'passed 1'])
    await link.orders?.({ shown: 'ask' })
    await pass(1)
    expect(story(link)).toEqual(['shown 0', 'passed 1'])
    await link.orders?.({ shown: 'mine' })
    await link.play({ type: 'pass', on: 0 })
    // The bot shows the other at once: not about oneself.
    await pass(999)
    expect(story(link).slice(3)).toEqual(['shown 1'])
    await pass(1)
    expect(story(link).slice(4).toSorted()).toEqual(['passed 0', 'passed 1'])
    link.close()
  })

  test('an answer opens it for as long again', async () => {
    const link = await alone({ reflex: () => 60_000 })
    await pass(3000)
    await link.play({ type: 'cheer' })
    expect(link.current()?.position?.awaiting).toMatchObject([{ deadline: Date.now() + 5000 }, { seat: 1 }])
    await pass(4999)
    expect(story(link)).toEqual(['shown 0', 'cheer 0'])
    await pass(1)
    expect(story(link)).toEqual(['shown 0', 'cheer 0', 'passed 0'])
    link.close()
  })
})

test('an answer that crosses another stands if it is listed, and is stale if it is not', () => {
  const sitters = [person('Ada'), person('Ben')]
  const table = LocalTable.start(windowGame, { id: 'x', options: {}, hints: true, sitters, seed: seedOf('x'), at: 1 })
  table.play(0, { type: 'show' }, 0, 0)
  table.play(1, { type: 'grab' }, 1, 0)
  expect(() => table.play(0, { type: 'grab' }, 1, 0)).toThrow('faster')
  expect(() => table.play(0, { type: 'pass', on: 0 }, 1, 0)).toThrow('faster')
  table.play(0, { type: 'cheer' }, 1, 0)
  expect(() => table.play(0, { type: 'cheer' }, 0, 0)).toThrow('changed')
  for (const seat of [1, 0]) table.pass(seat, 0)
  expect(table.window).toBeNull()
  expect(() => table.pass(0, 0)).toThrow('nothing to pass on')
})

describe('one device for several', () => {
  const open: Around = {
    people: [0, 1],
    awaiting: [0, 1],
    mover: 0,
    movedAt: 1,
    hasLearned: false,
    seq: 1,
    publicAt: 1,
    window: { opened: 1, event: 'shown' },
    isOver: false,
  }

  test('all are asked together, and whoever answers has the device until they have', () => {
    let holding = settled(open, { ...laidDown(open), holder: 0 })
    expect(sceneOf(open, holding)).toEqual({ kind: 'window', seats: [0, 1], event: 'shown' })
    holding = settled(open, answering(open, holding, 1))
    expect(sceneOf(open, holding)).toEqual({ kind: 'curtain', seat: 1 })
    // A bot answers meanwhile: nothing changes under a finger.
    const later = { ...open, seq: 2, publicAt: 2 }
    holding = settled(later, holding)
    expect(sceneOf(later, holding)).toEqual({ kind: 'curtain', seat: 1 })
    holding = settled(later, taken(later, holding))
    expect(sceneOf(later, holding)).toEqual({ kind: 'eyes', seat: 1, mayPass: false })
    const answered = { ...later, seq: 3, mover: 1, movedAt: 3 }
    expect(sceneOf(answered, settled(answered, holding))).toMatchObject({ kind: 'window', seats: [0, 1] })
    const passed = { ...answered, awaiting: [0] }
    expect(sceneOf(passed, settled(passed, holding))).toMatchObject({ kind: 'window', seats: [0] })
  })

  test('nobody hurries, and “nobody” is one word for all', async () => {
    const tables = tablesOf({ reflex: () => 1000 })
    const seats: Guest[] = [person('Ada'), person('Ben'), botGuest]
    const device = await tables.passAround(await tables.newTable({ game: 'window', options: {}, seats }))
    device.take()
    expect(device.current().link?.orders).toBeUndefined()
    await device.current().link?.play({ type: 'show' })
    expect(device.current()).toMatchObject({ scene: { kind: 'window', seats: [0, 1] }, viewer: 'watcher' })
    await pass(60_000)
    expect(device.current().scene).toMatchObject({ kind: 'window', seats: [0, 1] })
    device.answer(1)
    expect(device.current()).toMatchObject({ scene: { kind: 'curtain', seat: 1 }, link: null })
    device.take()
    await pass(0)
    expect(device.current().link?.current()?.position).toMatchObject({ seat: 1, awaiting: [{ deadline: null }, {}] })
    await device.current().link?.play({ type: 'grab' })
    expect(device.current().scene).toMatchObject({ kind: 'window', seats: [0, 1] })
    device.letPass()
    await pass(2000)
    await pass(2000)
    // Ben is next to show one.
    expect(device.current().scene).toMatchObject({ kind: 'open', next: 1 })
    device.close()
  })
})
