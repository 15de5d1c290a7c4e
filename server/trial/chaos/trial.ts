import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { QuickChance, type Chance } from '@octopolis/engine'
import { GRACE } from './clockwork.ts'
import { Company } from './company.ts'
import type { Findings } from './figures.ts'
import { Lives, type Ground } from './lives.ts'
import { Room } from './room.ts'
import { Stage } from './stage.ts'
import { sentence } from './sentence.ts'

export interface ChaosSetting {
  readonly kills: number
  /** How many games are played at a time. */
  readonly tables: number
  readonly seed: string
  progress?(line: string): void
}

/** One fall in so many comes late: within the grace after a start no clock runs out. */
const LATE_EVERY = 40
/** One fall in so many comes before the house is open. */
const EARLY_EVERY = 10
/** And one before anybody has ever been in it: the folder is still empty. */
const FIRST_EVERY = 50
/** Longer than any fallback may take after the grace. */
const AFTER_GRACE = 7000
/** Milliseconds, on a machine that has nothing else to do. */
const USUAL_START = 1000
const MOST_SLOWNESS = 3
const TELL_EVERY = 5000

/** Kills a house that people play in over and over, and looks whether any of them was promised too much. */
export async function chaos(setting: ChaosSetting): Promise<Findings> {
  const began = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'octopolis-chaos-'))
  const ground: Ground = { dataDir: folder, databaseUrl: null }
  const chance = new QuickChance(`${setting.seed} falls`)
  const lives = await Lives.on(ground, chance)
  const tidy = (): void => {
    void lives.close()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', tidy)
  const stage = new Stage(lives)
  try {
    await new Trial(stage, setting, chance).run()
    setting.progress?.('reading the logs')
    return await sentence(stage, ground, { seed: setting.seed, seconds: (performance.now() - began) / 1000 })
  } finally {
    stage.isOver = true
    await lives.close()
    process.off('exit', tidy)
    tidy()
  }
}

class Trial {
  private readonly stage: Stage
  private readonly lives: Lives
  private readonly setting: ChaosSetting
  private readonly chance: Chance
  private readonly room: Room

  constructor(stage: Stage, setting: ChaosSetting, chance: Chance) {
    this.stage = stage
    this.lives = stage.lives
    this.setting = setting
    this.chance = chance
    this.room = new Room(stage, new Company(stage, setting.seed), setting.seed)
  }

  async run(): Promise<void> {
    const telling = setInterval(() => this.tell(), TELL_EVERY)
    try {
      await this.fallOften(Math.floor(this.setting.kills / FIRST_EVERY), true)
      const playing = this.room.spend(this.setting.tables)
      // A fault of the trial itself ends it.
      playing.catch(() => (this.stage.isOver = true))
      await this.firstLife()
      await this.fallOften(this.setting.kills, false)
      await this.lastLife()
      this.listen(await this.lives.close())
      await playing
    } finally {
      clearInterval(telling)
      this.stage.isOver = true
    }
  }

  private tell(): void {
    const { kills, acknowledged, finished } = this.stage.counts
    const faults = this.stage.faultsSoFar
    this.setting.progress?.(
      `${kills} / ${this.setting.kills} kills, ${acknowledged} moves, ${finished} tables finished, ${faults} faults`,
    )
  }

  /** The house stands until a game is on at every table. */
  private async firstLife(): Promise<void> {
    const { stage, setting } = this
    await this.rise()
    await stage.untilPlaying(setting.tables)
    await this.fall()
  }

  /** Raises the house and lets it fall until it has fallen so often. */
  private async fallOften(times: number, isEmpty: boolean): Promise<void> {
    while (this.stage.counts.kills < times && !this.stage.isOver) {
      this.lives.launch()
      await this.untilFall(isEmpty)
      await this.fall()
    }
  }

  private async rise(): Promise<void> {
    this.lives.launch()
    await this.lives.ready().catch((error: unknown) => this.stage.giveUp('trouble', String(error)))
  }

  private async fall(): Promise<void> {
    this.listen(await this.lives.kill())
    this.stage.counts.kills++
  }

  private listen(troubles: readonly string[]): void {
    for (const trouble of troubles) this.stage.blame('trouble', trouble)
  }

  private async untilFall(isEmpty: boolean): Promise<void> {
    const { chance, lives } = this
    if (isEmpty || chance.below(EARLY_EVERY) === 0) return sleep(chance.below(lives.startTook))
    await lives.ready().catch(() => {})
    // A machine that takes longer to start takes longer for everything.
    const slowness = Math.min(Math.max(1, lives.startTook / USUAL_START), MOST_SLOWNESS)
    if (this.stage.counts.kills % LATE_EVERY === LATE_EVERY - 1) await sleep(GRACE + chance.below(4000))
    else await sleep(slowness * (chance.below(6) === 0 ? 700 + chance.below(1300) : 30 + chance.below(670)))
  }

  /** Nobody opens a table any more; once the clocks have run out everybody answers, so that every game ends. */
  private async lastLife(): Promise<void> {
    const { stage } = this
    if (stage.isOver) return
    stage.isClosing = true
    await this.rise()
    await sleep(GRACE + AFTER_GRACE)
    stage.isAwake = true
    await stage.untilOver()
  }
}
