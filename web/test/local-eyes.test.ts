import { seedOf, type AnyGame, type Seat, type Typed } from '@octopolis/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Ground } from '../local/host.ts'
import { LocalTables, type Guest } from '../local/tables.ts'
import { LocalTable } from '../local/table.ts'
import { bot, botGuest, game, ground, MemoryDrawer, person, startTable } from './local-ground.ts'
import { veilGame } from './veil-game.ts'

const people = ['Ada', 'Ben', 'Cleo'].map(person)
const sleep = { type: 'sleep' }
const asked = (seats: readonly Seat[]) => seats.map((seat) => expect.objectContaining({ seat }) as unknown)

afterEach(() => void vi.useRealTimers())

/** Lets so much time pass, and everything happen that it brings about. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('with eyes closed', () => {
  test('others seem to be awaited until all have answered', () => {
    const beginning = { id: 'here', options: { witch: '1' }, hints: true, sitters: people, seed: seedOf('eyes'), at: 1 }
    const table = LocalTable.start(veilGame, beginning)
    const before = table.position(0, null, 0)
    table.play(1, { type: 'mark', seat: 0 }, 0, 0)
    expect({ ...table.position(0, null, 0), seq: 0 }).toEqual(before)
    expect(table.position('watcher', null, 0).awaiting).toEqual(asked([0, 1, 2]))
    expect(table.position(1, null, 0)).toMatchObject({ prompt: null, awaiting: asked([0, 2]) })
    expect(() => table.undo(1, 0)).toThrow('taken back')
  })

  test('the device goes round to everybody, without a word of what the one before has seen', () => {
    const beginning = { id: 'here', options: { witch: '1' }, hints: true, sitters: people, seed: seedOf('eyes'), at: 1 }
    const table = LocalTable.start(veilGame, beginning)
    for (const [seat, move] of [sleep, { type: 'mark', seat: 0 }].entries()) {
      table.play(seat, move, table.seq, 0)
      expect(table.around()).toMatchObject({ mover: seat, hasLearned: false })
    }
  })

  async function bots(patch: Partial<Ground>, witch: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const drawer = new MemoryDrawer()
    // There is no other tab, and a tab doesn't hear itself.
    drawer.announce = () => undefined
    const openGame = async (): Promise<AnyGame> => veilGame
    const tables = new LocalTables(ground(drawer, 'eyes', { openGame, veil: 6000, ...patch }))
    const seats: Guest[] = [person('Ada'), botGuest, botGuest]
    const link = await tables.open(await tables.newTable({ game: 'veil', options: { witch }, seats }), 0)
    await link.play(sleep)
    return link
  }

  test.each([
    ['1', 0],
    ['1', 3000],
    ['2', 5000],
    ['9', 60_000],
    ['2', 60_000],
  ])('a bot in seat %s that thinks for %d ms doesn’t show', async (witch, thinks) => {
    const decide: Ground['decide'] = async ({ prompt }) => {
      await new Promise((resolve) => setTimeout(resolve, thinks))
      return prompt.moves.at(-1)
    }
    const link = await bots({ decide }, witch)
    const isNight = (): boolean => link.current()?.log.length === 0
    await pass(5999)
    expect(isNight()).toBe(true)
    await pass(1)
    expect(isNight()).toBe(false)
    link.close()
  })
})

describe('bots that speak', () => {
  const claimOf = (seat: Seat): Typed =>
    game.talk?.(
      startTable(
        'talk',
        [people[0], bot, bot, bot, bot].map((one) => one ?? bot),
      ).position(seat, null, 0).view,
      seat,
    )[0] ?? {
      type: '?',
    }

  async function talkative(speak: Ground['speak']) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const speaks = async (): Promise<boolean> => true
    const decide = () => new Promise(() => undefined)
    const tables = new LocalTables(ground(new MemoryDrawer(), 'talk', { decide, speaks, speak, moment: () => 900 }))
    const seats: Guest[] = [person('Ada'), botGuest, botGuest, botGuest, botGuest]
    return tables.open(await tables.newTable({ game: game.id, options: {}, seats }), 0)
  }

  test('say something after a moment, and not without end', async () => {
    const link = await talkative(async ({ seat }) => (seat === 2 ? claimOf(2) : null))
    await pass(800)
    expect(link.current()?.talk).toEqual([])
    for (let second = 0; second < 10; second++) await pass(1000)
    expect(link.current()?.talk).toMatchObject([{ seat: 2, kind: 'talk', said: claimOf(2) }])
    link.close()
  })

  test('say nothing that can’t be said, and their trouble is silence', async () => {
    const link = await talkative(async ({ seat }) => {
      if (seat === 1) throw new Error('tongue-tied')
      return { type: 'nonsense' }
    })
    for (let second = 0; second < 10; second++) await pass(1000)
    expect(link.current()?.talk).toEqual([])
    link.close()
  })
})
