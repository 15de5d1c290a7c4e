import { momentAt, situationAt, type AnyBot } from '@octopolis/bots'
import { QuickChance, type AnyTable, type Seat, type Spoken, type Told, type Typed } from '@octopolis/engine'

/** A bot in its seat, with its own dice. */
export class BotPlayer {
  private readonly bot: AnyBot
  private readonly seat: Seat
  private readonly chance: QuickChance
  /** Other dice to speak by, so that who listens in changes no move. */
  private readonly voice: QuickChance

  constructor(bot: AnyBot, seat: Seat, seed: string) {
    this.bot = bot
    this.seat = seat
    this.chance = new QuickChance(seed)
    this.voice = new QuickChance(`${seed} talk`)
  }

  get speaks(): boolean {
    return this.bot.speak !== undefined
  }

  /** Answers what its seat is asked. */
  answer(table: AnyTable, talk: readonly Spoken[] = [], told: readonly Told<Typed>[] | null = null): unknown {
    return this.bot.decide(situationAt(table, this.seat, this.chance, talk, told))
  }

  /** What it wants to say now. */
  speak(table: AnyTable, talk: readonly Spoken[], told: readonly Told<Typed>[]): Typed | null {
    return this.bot.speak?.(momentAt(table, this.seat, this.voice, talk, told)) ?? null
  }
}
