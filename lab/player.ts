import { momentAt, situationAt, type AnyBot, type TemperName } from '@octopolis/bots'
import { QuickChance, type AnyTable, type Seat, type Spoken, type Told, type Typed } from '@octopolis/engine'

/** A bot in its seat, with its own dice. */
export class BotPlayer {
  private readonly bot: AnyBot
  private readonly seat: Seat
  private readonly chance: QuickChance
  /** Other dice to speak by, so that who listens in changes no move. */
  private readonly voice: QuickChance
  private readonly temper: TemperName | undefined

  constructor(bot: AnyBot, seat: Seat, seed: string, temper?: TemperName) {
    this.bot = bot
    this.seat = seat
    this.chance = new QuickChance(seed)
    this.voice = new QuickChance(`${seed} talk`)
    this.temper = temper
  }

  get speaks(): boolean {
    return this.bot.speak !== undefined
  }

  /** Answers what its seat is asked. */
  answer(table: AnyTable, talk: readonly Spoken[] = [], told: readonly Told<Typed>[] | null = null): unknown {
    return this.bot.decide(this.inTemper(situationAt(table, this.seat, this.chance, talk, told)))
  }

  /** What it wants to say now. */
  speak(table: AnyTable, talk: readonly Spoken[], told: readonly Told<Typed>[]): Typed | null {
    return this.bot.speak?.(this.inTemper(momentAt(table, this.seat, this.voice, talk, told))) ?? null
  }

  private inTemper<Of extends object>(moment: Of): Of & { readonly temper?: TemperName } {
    return this.temper === undefined ? moment : Object.assign(moment, { temper: this.temper })
  }
}
