import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { QuickChance, type Chance } from '@octopolis/engine'
import { Postgres } from '../postgres.ts'
import { blowsOn, blowsOnPostgres, blowsOnSqlite, type Blow, type BlowKind } from './blow.ts'
import { Company } from './company.ts'
import { Disk } from './disk.ts'
import type { Findings } from './figures.ts'
import { Lives, type Ground } from './lives.ts'
import { Room } from './room.ts'
import { sentence } from './sentence.ts'
import { Stage } from './stage.ts'
import type { Testimony } from './testimony.ts'

export const storeKinds = ['sqlite', 'postgres'] as const
export type StoreKind = (typeof storeKinds)[number]

export interface StormSetting {
  readonly store: StoreKind
  /** How many blows. */
  readonly rounds: number
  /** Missing: all that can fall here. */
  readonly kinds?: readonly BlowKind[]
  readonly tables: number
  readonly seed: string
  /** Milliseconds within which every game goes on after a blow. */
  readonly patience: number
  /** No blow falls after so long (ms), however many are left. */
  readonly longest: number
  /** Modules that are loaded into the house before it opens: what is wrong with it, in a test. */
  readonly imports?: readonly string[]
  progress?(line: string): void
}

/** A blow that fell, and how long after its end the last game went on. */
export interface Fallen {
  readonly kind: BlowKind
  readonly wentOnAfter: number
}

export interface StormFindings extends Findings {
  readonly store: StoreKind
  readonly fallen: readonly Fallen[]
  /** Blows that can't fall on this machine, each with its reason. */
  readonly missing: readonly string[]
  /** Lines of the house's log at the level of an error. */
  readonly complaints: number
}

/** Enough for a cluster and what a trial writes. */
const megabytes: Readonly<Record<StoreKind, number>> = { sqlite: 192, postgres: 384 }

/** So long (ms) a game that doesn't go on is waited for; then nothing more is to be learnt of it. */
const LONGEST_STILL = 20_000

const TELL_EVERY = 5000

/** What a storm rages on. */
interface Shore {
  readonly ground: Ground
  readonly disk: Disk
  readonly postgres: Postgres | null
}

async function shoreFor({ store, imports = [] }: StormSetting): Promise<Shore | null> {
  const disk = new Disk(megabytes[store])
  if (store === 'sqlite') return { ground: { dataDir: disk.folder, databaseUrl: null, imports }, disk, postgres: null }
  const folder = join(disk.folder, 'postgres')
  mkdirSync(folder)
  const postgres = await Postgres.start(folder)
  if (postgres === null) {
    disk.remove()
    return null
  }
  return { ground: { dataDir: disk.folder, databaseUrl: await postgres.createDatabase(), imports }, disk, postgres }
}

/**
 * Strikes a house that people play in over and over, with whatever may happen to a machine, and looks whether any of them
 * was promised too much, or had to wait. Null where that store isn't to be had.
 */
export async function storm(setting: StormSetting): Promise<StormFindings | null> {
  const began = performance.now()
  const shore = await shoreFor(setting)
  if (shore === null) return null
  const { ground, disk, postgres } = shore
  const chance = new QuickChance(`${setting.seed} ${setting.store} storm`)
  const lives = await Lives.on(ground, chance)
  const stage = new Stage(lives)
  try {
    const tempest = new Storm(stage, setting, chance, shore)
    await tempest.run()
    setting.progress?.('reading the logs')
    const { seed, store } = setting
    const findings = await sentence(stage, ground, { seed, seconds: (performance.now() - began) / 1000 })
    const { fallen, missing, complaints } = tempest
    return { ...findings, store, fallen, missing, complaints }
  } finally {
    stage.isOver = true
    await lives.close()
    await postgres?.stop()
    disk.remove()
  }
}

class Storm {
  readonly fallen: Fallen[] = []
  readonly missing: readonly string[]
  complaints = 0
  private readonly stage: Stage
  private readonly lives: Lives
  private readonly setting: StormSetting
  private readonly chance: Chance
  private readonly room: Room
  private readonly blows: readonly Blow[]
  /** The tables that never went on after a blow. */
  private readonly lost = new Set<string>()

  constructor(stage: Stage, setting: StormSetting, chance: Chance, { disk, postgres }: Shore) {
    this.stage = stage
    this.lives = stage.lives
    this.setting = setting
    this.chance = chance
    this.room = new Room(stage, new Company(stage, setting.seed, 0), setting.seed)
    const own = postgres === null ? blowsOnSqlite(this.lives, disk) : blowsOnPostgres(postgres, disk)
    const all = [...own, ...blowsOn(this.lives, (troubles) => this.listen(troubles))]
    this.blows = all.filter(({ kind }) => setting.kinds?.includes(kind) !== false)
    const canBeFilled = all.some(({ kind }) => kind === 'disk full')
    this.missing = canBeFilled
      ? []
      : [`${setting.store}: no disk can be made full here, for this user may not mount any.`]
  }

  async run(): Promise<void> {
    const { stage, lives, setting } = this
    const telling = setInterval(() => this.tell(), TELL_EVERY)
    try {
      lives.launch()
      await lives.ready()
      const playing = this.room.spend(setting.tables)
      // A fault of the trial itself ends it.
      playing.catch(() => (stage.isOver = true))
      await stage.untilPlaying(setting.tables)
      await this.rage()
      stage.isClosing = true
      stage.isAwake = true
      await stage.untilOver()
      this.listen(await lives.close())
      await playing
    } finally {
      clearInterval(telling)
      stage.isOver = true
    }
  }

  private tell(): void {
    const { acknowledged, finished } = this.stage.counts
    const faults = this.stage.faultsSoFar
    this.setting.progress?.(
      `${this.setting.store}: ${this.fallen.length} / ${this.setting.rounds} blows, ${acknowledged} moves, ${finished} tables finished, ${faults} faults`,
    )
  }

  private async rage(): Promise<void> {
    const { chance, setting, stage } = this
    const endsAt = performance.now() + setting.longest
    let lot: Blow[] = []
    while (this.fallen.length < setting.rounds && !stage.isOver && performance.now() < endsAt) {
      // Each kind as often as any other.
      if (lot.length === 0) lot = chance.shuffle([...this.blows])
      await sleep(100 + chance.below(900))
      const blow = lot.pop()
      if (blow !== undefined) await this.strike(blow)
    }
  }

  private async strike(blow: Blow): Promise<void> {
    const { stage, setting, chance } = this
    stage.struckUntil = Infinity
    await blow.strike(chance)
    const ended = Date.now()
    stage.struckUntil = ended + setting.patience
    const wentOnAfter = await this.untilAllGoOn(ended)
    this.fallen.push({ kind: blow.kind, wentOnAfter })
    stage.counts.kills += blow.kind === 'server killed' ? 1 : 0
    if (wentOnAfter > setting.patience) {
      stage.blame('stuck', `${blow.kind}: the last game went on after ${wentOnAfter} ms`)
    }
    for (const { table } of this.still(ended)) {
      this.lost.add(table)
      stage.blame('stuck', `${blow.kind}: this game did not go on`, table)
    }
  }

  /** Milliseconds until every game that was on has gone on since. */
  private async untilAllGoOn(ended: number): Promise<number> {
    for (;;) {
      const still = this.still(ended)
      if (still.length === 0 || Date.now() - ended >= LONGEST_STILL || this.stage.isOver) return Date.now() - ended
      // Nobody waits for chance to show that a table can be seen again.
      for (const testimony of still) if (testimony.clock === 'live') await this.room.lookAt(testimony)
      await sleep(10)
    }
  }

  /** The tables at which nothing was seen to happen since; where a clock for seconds runs it may be right that nothing does. */
  private still(ended: number): Testimony[] {
    return this.stage
      .playing()
      .filter(({ table }) => !this.lost.has(table))
      .filter(({ clock, movedAt, seenAt }) => (clock === 'live' ? seenAt : movedAt) < ended)
  }

  private listen(troubles: readonly string[]): void {
    for (const trouble of troubles) {
      if (trouble.startsWith('It ended by itself')) this.stage.blame('trouble', trouble)
      else this.complaints++
    }
  }
}
