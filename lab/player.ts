import type { AnyBot } from '@octopolis/bots'
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
    const { seat, chance } = this
    const prompt = table.prompt(seat)
    if (prompt === null) throw new Error(`${table.game.id} awaits seat ${seat} and asks it nothing.`)
    return this.bot.decide({
      seat,
      prompt,
      chance,
      // Views and memories are made when looked at: not every bot looks.
      get view() {
        return table.view(seat)
      },
      get facts() {
        return table.heard(seat)
      },
    })
  }
}
