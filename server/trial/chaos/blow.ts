import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@octopolis/engine'
import { locked } from '../locked.ts'
import type { Postgres } from '../postgres.ts'
import { limitFiles, type Disk } from './disk.ts'
import type { Lives } from './lives.ts'

/** What may happen to a house. */
export const blowKinds = [
  'database stopped',
  'database killed',
  'database hung',
  'disk full',
  'file locked',
  'clock jumped',
  'server killed',
  'bot threads killed',
] as const

export type BlowKind = (typeof blowKinds)[number]

/** Something that happens to the house, from its beginning to its end. */
export interface Blow {
  readonly kind: BlowKind
  strike(chance: Chance): Promise<void>
}

const HOUR = 3_600_000

/** Longer than a database that is locked is waited for. */
const LONG_LOCK = 11_000

/** Longer than a database that says nothing is waited for. */
const LONG_SILENCE = 7000

const aWhile = (chance: Chance): Promise<void> => sleep(200 + chance.below(2300))

/** What falls on every house. */
export function blowsOn(lives: Lives, fell: (troubles: readonly string[]) => void): Blow[] {
  return [
    {
      kind: 'clock jumped',
      async strike(chance) {
        lives.pull({ skew: chance.pick([-HOUR, 0, HOUR].filter((skew) => skew !== lives.skew)) })
      },
    },
    {
      kind: 'server killed',
      async strike() {
        fell(await lives.kill())
        lives.launch()
        await lives.ready()
      },
    },
    {
      kind: 'bot threads killed',
      async strike() {
        lives.pull({ killThreads: true })
      },
    },
  ]
}

export function blowsOnSqlite(lives: Lives, disk: Disk): Blow[] {
  const fileLocked: Blow = {
    kind: 'file locked',
    async strike(chance) {
      const other = await locked(disk.folder)
      try {
        await (chance.below(6) === 0 ? sleep(LONG_LOCK) : aWhile(chance))
      } finally {
        other.close()
      }
    },
  }
  return [fileLocked, ...fullDisk(disk), ...(disk.isOwn ? [] : cappedFiles(lives))]
}

export function blowsOnPostgres(postgres: Postgres, disk: Disk): Blow[] {
  const falling = (kind: BlowKind, endings: readonly ('SIGINT' | 'SIGQUIT' | 'SIGKILL')[]): Blow => ({
    kind,
    async strike(chance) {
      await postgres.fall(chance.pick(endings))
      await aWhile(chance)
      await postgres.rise()
    },
  })
  return [
    falling('database stopped', ['SIGINT', 'SIGQUIT']),
    falling('database killed', ['SIGKILL']),
    {
      kind: 'database hung',
      async strike(chance) {
        postgres.hang()
        await (chance.below(2) === 0 ? sleep(LONG_SILENCE) : aWhile(chance))
        postgres.wake()
      },
    },
    ...fullDisk(disk, () => postgres.rise()),
  ]
}

function fullDisk(disk: Disk, after: () => Promise<void> = async () => {}): Blow[] {
  if (!disk.isOwn) return []
  return [
    {
      kind: 'disk full',
      async strike(chance) {
        disk.fill()
        await aWhile(chance)
        disk.empty()
        await after()
      },
    },
  ]
}

function cappedFiles(lives: Lives): Blow[] {
  if (!limitFiles(process.pid, true)) return []
  return [
    {
      kind: 'disk full',
      async strike(chance) {
        const { pid } = lives
        if (pid === null) return
        limitFiles(pid, false)
        await aWhile(chance)
        limitFiles(pid, true)
      },
    },
  ]
}
