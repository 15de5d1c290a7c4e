import { afterEach, describe, expect, test, vi } from 'vitest'
import { HouseClock, type Machine } from '../../host/clock.ts'

const HOUR = 3_600_000
const noon = 1_800_000_000_000

/** A machine whose clock anybody may set; time passes only when told to. */
class Desk implements Machine {
  boot: string | null = 'monday'
  private passed = 5_000_000
  private set = noon

  wall(): number {
    return this.set
  }

  steady(): number {
    return this.passed
  }

  pass(ms: number): void {
    this.passed += ms
    this.set += ms
  }

  /** Somebody sets the system's clock. */
  jump(ms: number): void {
    this.set += ms
  }

  sleep(ms: number): void {
    this.set += ms
  }

  switchOff(ms: number): void {
    this.passed = 1000
    this.set += ms
    this.boot = `${this.boot} again`
  }
}

class Memory {
  private readonly kept = new Map<string, string>()

  async get(key: string): Promise<string | null> {
    return this.kept.get(key) ?? null
  }

  async set(key: string, value: string): Promise<void> {
    this.kept.set(key, value)
  }
}

function stand(newest = 0): { machine: Desk; open: () => Promise<HouseClock>; memory: Memory } {
  const machine = new Desk()
  const memory = new Memory()
  return { machine, memory, open: () => HouseClock.open({ memory, newest: async () => newest, machine }) }
}

afterEach(() => void vi.useRealTimers())

describe('the clock of the house', () => {
  test('begins with the time of the system', async () => {
    const { open } = stand()
    expect((await open()).now()).toBe(noon)
  })

  test.each([HOUR, -HOUR])('goes its own way when the system is set by %i ms', async (by) => {
    const { machine, open } = stand()
    const clock = await open()
    machine.pass(1000)
    machine.jump(by)
    expect(clock.now()).toBe(noon + 1000)
    machine.pass(500)
    expect(clock.now()).toBe(noon + 1500)
  })

  test.each([HOUR, -HOUR])('goes on in the next house though the system was set by %i ms meanwhile', async (by) => {
    const { machine, open } = stand()
    await open()
    machine.pass(4000)
    machine.jump(by)
    machine.pass(2000)
    const next = await open()
    expect(next.now()).toBe(noon + 6000)
  })

  test('stands still while the machine sleeps', async () => {
    const { machine, open } = stand()
    const clock = await open()
    machine.sleep(8 * HOUR)
    expect(clock.now()).toBe(noon)
    expect((await open()).now()).toBe(noon)
  })

  test('counts the time for which the machine was off, and never goes back', async () => {
    const { machine, open } = stand()
    const clock = await open()
    machine.pass(3000)
    await clock.close()
    machine.switchOff(HOUR)
    const next = await open()
    expect(next.now()).toBe(noon + 3000 + HOUR)
    await next.close()
    machine.switchOff(-2 * HOUR)
    expect((await open()).now()).toBe(noon + 3000 + HOUR)
  })

  test('is not taken for another machine’s that can not say when it was switched on', async () => {
    const { machine, open } = stand()
    machine.boot = null
    await (await open()).close()
    machine.pass(1000)
    machine.jump(HOUR)
    expect((await open()).now()).toBe(noon + 1000 + HOUR)
  })

  test('is never behind the last line of a log', async () => {
    const { open } = stand(noon + HOUR)
    expect((await open()).now()).toBe(noon + HOUR)
  })

  test('leaves a note every few seconds, and a database that is away does not matter', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { machine, memory, open } = stand()
    const clock = await open()
    const set = vi.spyOn(memory, 'set').mockRejectedValueOnce(new Error('away'))
    machine.pass(10_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(set).toHaveBeenCalledTimes(2)
    machine.switchOff(-HOUR)
    expect((await open()).now()).toBe(noon + 10_000)
    await clock.close()
  })
})
