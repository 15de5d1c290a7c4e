import { QuickChance, type Seat } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { laidDown, passedOn, sceneOf, settled, taken, whoIsNext, type Around } from '../local/curtain.ts'
import { LocalTables } from '../local/tables.ts'
import { botGuest, game, ground, MemoryDrawer, person } from './local-ground.ts'

/** What happened since one looked last comes a moment later, to be shown as it happens. */
const glance = () => new Promise((resolve) => void setTimeout(resolve, 5))

const quiet: Around = {
  people: [0, 1, 3],
  awaiting: [0, 1, 2, 3, 4],
  mover: null,
  movedAt: 0,
  window: null,
  hasLearned: false,
  seq: 0,
  publicAt: 0,
  isOver: false,
}

test('in a simultaneous choice each has the device once, round the table', () => {
  const order: Seat[] = []
  let around = quiet
  for (let seat = whoIsNext(around); seat !== null; seat = whoIsNext(around)) {
    order.push(seat)
    around = { ...around, mover: seat, awaiting: around.awaiting.filter((one) => one !== seat) }
  }
  expect(order).toEqual([0, 1, 3])
  expect(whoIsNext({ ...quiet, mover: 1 })).toBe(3)
  expect(whoIsNext({ ...quiet, mover: 3 })).toBe(0)
  expect(whoIsNext({ ...quiet, awaiting: [2, 4] })).toBeNull()
})

test('nobody’s eyes are open before they said who they are', () => {
  let holding = settled(quiet, laidDown(quiet))
  expect(sceneOf(quiet, holding)).toEqual({ kind: 'curtain', seat: 0 })
  holding = settled(quiet, taken(quiet, holding))
  expect(sceneOf(quiet, holding)).toEqual({ kind: 'eyes', seat: 0, mayPass: false })
  const moved = { ...quiet, mover: 0, seq: 1, awaiting: [1, 2, 3, 4] }
  holding = settled(moved, holding)
  expect(sceneOf(moved, holding)).toEqual({ kind: 'curtain', seat: 1 })
})

test('the curtain doesn’t change its call because bots move or talk', () => {
  const holding = settled(quiet, laidDown(quiet))
  const later = { ...quiet, seq: 3, publicAt: 3 }
  expect(sceneOf(later, settled(later, holding))).toEqual({ kind: 'curtain', seat: 0 })
})

test('what all were told is shown to all before the next one takes the device', () => {
  const told = { ...quiet, mover: 0, seq: 4, publicAt: 4, awaiting: [1] }
  let holding = settled(told, { holder: 0, called: null, seenAt: 0, isPassed: false, since: null })
  expect(sceneOf(told, holding)).toEqual({ kind: 'open', next: 1 })
  holding = settled(told, passedOn(told, holding))
  expect(sceneOf(told, holding)).toEqual({ kind: 'curtain', seat: 1 })
})

test('who alone learned something looks at it before passing on', () => {
  const drew = { ...quiet, mover: 0, seq: 4, publicAt: 2, awaiting: [1], hasLearned: true }
  let holding = settled(drew, { holder: 0, called: null, seenAt: 2, isPassed: false, since: null })
  expect(sceneOf(drew, holding)).toEqual({ kind: 'eyes', seat: 0, mayPass: true })
  holding = settled(drew, passedOn(drew, holding))
  expect(sceneOf(drew, holding)).toEqual({ kind: 'curtain', seat: 1 })
})

test('asked again and again, the same person keeps the device; alone there is no curtain', () => {
  const asked = { ...quiet, mover: 0, seq: 9, publicAt: 9, awaiting: [0] }
  expect(sceneOf(asked, { holder: 0, called: null, seenAt: 0, isPassed: false, since: null })).toMatchObject({
    kind: 'eyes',
    seat: 0,
  })
  const alone = { ...quiet, people: [2] }
  expect(sceneOf(alone, laidDown(alone))).toMatchObject({ kind: 'eyes', seat: 2 })
  const over = { ...quiet, awaiting: [], isOver: true }
  expect(sceneOf(over, laidDown(over))).toEqual({ kind: 'open', next: null })
})

test('three people and two bots play a whole game on one device; each sees with their own eyes alone', async () => {
  const tables = new LocalTables(ground(new MemoryDrawer(), 'hot seat'))
  const seats = [person('Ada'), botGuest, person('Ben'), person('Cleo'), botGuest]
  const device = await tables.passAround(await tables.newTable({ game: game.id, options: { hidden: true }, seats }))
  const chance = new QuickChance('hot seat')
  const scenes: string[] = []
  for (;;) {
    const { scene, link, viewer } = device.current()
    const state = link?.current() ?? null
    scenes.push(scene.kind)
    if (scene.kind === 'curtain') {
      expect(link).toBeNull()
      device.take()
      expect(device.current().viewer).toBe(scene.seat)
      await glance()
      continue
    }
    expect(state?.position?.seat).toBe(viewer === 'watcher' ? null : viewer)
    expect(state?.position?.view).toMatchObject({ viewer })
    if (state?.info.status === 'finished') break
    if (scene.kind === 'open' && scene.next !== null) {
      const before = state?.log.length ?? 0
      await glance()
      expect(link?.current()?.log.length).toBeGreaterThanOrEqual(before)
      device.pass()
    } else if (scene.kind === 'eyes' && scene.mayPass) device.pass()
    else if (scene.kind === 'eyes' && state?.position?.awaiting.some(({ seat }) => seat === scene.seat)) {
      await link?.play(chance.pick(state.position.prompt?.moves ?? [])).catch((error: unknown) => {
        expect(error).toMatchObject({ reason: 'stale' })
      })
    } else await new Promise<void>((resolve) => void device.subscribe(resolve))
  }
  for (const kind of ['curtain', 'eyes', 'open']) expect(scenes).toContain(kind)
  device.close()
})
