import { situationAt, type AnyBot } from '@octopolis/bots'
import { QuickChance, type Seat, type Table, type Typed } from '@octopolis/engine'

export type AnyTable = Table<unknown, unknown, object, unknown, Typed, Typed>

/** A bot in its seat, with its own dice. */
export class BotPlayer {
  private readonly bot: AnyBot
  private readonly seat: Seat
  private readonly chance: QuickChance

  constructor(bot: AnyBot, seat: Seat, seed: string) {
    this.bot = bot
    this.seat = seat
    this.chance = new QuickChance(seed)
  }

  /** Answers what its seat is asked. */
  answer(table: AnyTable): unknown {
    return this.bot.decide(situationAt(table, this.seat, this.chance))
  }
}
