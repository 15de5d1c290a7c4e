import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { QuickChance } from '@octopolis/engine'
import { boardgameioParty } from './boardgameio.ts'
import { Evening } from './evening.ts'
import { readGauge } from './gauge.ts'
import type { Job, News, Tally } from './job.ts'
import { Ledger } from './ledger.ts'
import { octopolisParty } from './octopolis.ts'
import type { Party } from './party.ts'

/** So many tables sit down at a time. */
const AT_ONCE = 8
/** Milliseconds that moves may still be under way after the end. */
const PATIENCE = 20_000
/** Every so many milliseconds it is looked how late the crowd itself is. */
const RESOLUTION = 10

const parties = { octopolis: octopolisParty, boardgameio: boardgameioParty } as const

/** Everybody at all the tables, in one process. */
class Crowd {
  private readonly job: Job
  private readonly ledger = new Ledger()
  private readonly chance = new QuickChance('load')
  private readonly parties: Party[] = []
  private readonly evenings: Evening[] = []

  constructor(job: Job) {
    this.job = job
  }

  /** Each table begins as soon as its people are there, so that games are at all stages. */
  async arrive(): Promise<void> {
    const tables = Array.from({ length: this.job.tables }, (_, table) => table).values()
    const lead = async (): Promise<void> => {
      for (const table of tables) await this.sitDown(table)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lead))
  }

  private async sitDown(table: number): Promise<void> {
    const { house, seats, pause } = this.job
    const { ledger, chance } = this
    const names = Array.from({ length: seats }, (_, seat) => `Guest ${table * seats + seat}`)
    const party = await parties[house](this.job, names, (why) => ledger.fail(why))
    this.parties.push(party)
    const evening = new Evening(party, { ledger, chance, pause })
    this.evenings.push(evening)
    await evening.begin()
  }

  async play(say: (news: News) => void): Promise<Tally> {
    const { ledger, job } = this
    await sleep(job.warmUp * 1000)
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
    delay.enable()
    const bytesBefore = this.bytes()
    const before = readGauge()
    ledger.open(before.at)
    say({ type: 'opened' })
    await sleep(job.seconds * 1000)
    const after = readGauge()
    ledger.close(after.at)
    say({ type: 'closed' })
    delay.disable()
    const bytes = this.bytes()
    const lost = await Promise.all(this.evenings.map((evening) => evening.end(PATIENCE)))
    for (const party of this.parties) party.close()
    return {
      seen: Float64Array.from(ledger.seen),
      confirmed: Float64Array.from(ledger.confirmed),
      games: ledger.games,
      overtaken: ledger.overtaken,
      lost: lost.reduce((sum, one) => sum + one, 0),
      failures: ledger.failures,
      bytesReceived: bytes.received - bytesBefore.received,
      bytesSent: bytes.sent - bytesBefore.sent,
      cpu: (after.cpu - before.cpu) / (after.at - before.at),
      late: Math.max(0, delay.percentile(95) / 1e6 - RESOLUTION),
    }
  }

  private bytes(): { received: number; sent: number } {
    const sum = { received: 0, sent: 0 }
    for (const { players } of this.parties) {
      for (const { bytes } of players) {
        sum.received += bytes.received
        sum.sent += bytes.sent
      }
    }
    return sum
  }
}

const say = (news: News): void => void process.send?.(news)

// It doesn't outlive the process that started it, and waits to be sent away.
process.once('disconnect', () => process.exit())
process.once('message', (job: Job) => {
  const crowd = new Crowd(job)
  crowd
    .arrive()
    .then(() => crowd.play(say))
    .then((tally) => {
      say({ type: 'tally', tally })
    })
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
