import { readFileSync } from 'node:fs'
import { hrtime } from 'node:process'
import type { Store } from '../store/store.ts'

/** What a machine knows of time. */
export interface Machine {
  /** The system's clock: somebody may set it, or it is set by itself. */
  wall(): number
  /** Milliseconds since it was switched on, which nobody can set; how long it slept doesn't count. */
  steady(): number
  /** Which time it was switched on; null: it can't say. */
  readonly boot: string | null
}

/** What a house leaves for the one that opens next. */
interface Note {
  readonly boot: string | null
  /** Between the machine's steady time and the house's. */
  readonly offset: number
  /** What the clock stood at. */
  readonly at: number
}

interface ClockSetting {
  readonly memory: Pick<Store['memory'], 'get' | 'set'>
  /** When the last line of any log was written, where no house has left a note yet. */
  newest(): Promise<number>
  readonly machine?: Machine
}

const key = 'clock'
const NOTE_EVERY = 10_000

function bootOfThisMachine(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}

const thisMachine = (): Machine => ({
  wall: () => Date.now(),
  steady: () => Number(hrtime.bigint()) / 1e6,
  boot: bootOfThisMachine(),
})

/**
 * The clock that everybody's time is measured by. It is set by the system's clock once and then goes its own steady way,
 * also from one house to the next as long as the machine isn't switched off. So setting the system's clock takes time
 * from nobody, and gives none. It never goes back, and while the machine sleeps it stands still.
 */
export class HouseClock {
  private readonly machine: Machine
  private readonly memory: ClockSetting['memory']
  private readonly offset: number
  private readonly round: NodeJS.Timeout

  private constructor(machine: Machine, memory: ClockSetting['memory'], offset: number) {
    this.machine = machine
    this.memory = memory
    this.offset = offset
    // A database that is away for a moment: the next note tells as much.
    this.round = setInterval(() => void this.leaveNote().catch(() => {}), NOTE_EVERY).unref()
  }

  static async open({ memory, newest, machine = thisMachine() }: ClockSetting): Promise<HouseClock> {
    const text = await memory.get(key)
    const last: Note = text === null ? { boot: null, offset: 0, at: await newest() } : (JSON.parse(text) as Note)
    const clock = new HouseClock(machine, memory, offsetAfter(last, machine))
    await clock.leaveNote()
    return clock
  }

  now(): number {
    return Math.floor(this.machine.steady() + this.offset)
  }

  private async leaveNote(): Promise<void> {
    const note: Note = { boot: this.machine.boot, offset: this.offset, at: this.now() }
    await this.memory.set(key, JSON.stringify(note))
  }

  async close(): Promise<void> {
    clearInterval(this.round)
    await this.leaveNote()
  }
}

function offsetAfter({ boot, offset, at }: Note, machine: Machine): number {
  const steady = machine.steady()
  const isSameBoot = boot !== null && boot === machine.boot && Math.floor(steady + offset) >= at
  // How long it was switched off only the system's clock can say.
  return isSameBoot ? offset : Math.max(machine.wall(), at) - steady
}
