import { Floor, isTooMuch } from '@octopolis/bots'
import type { AnyTable, Seat, Spoken, Told, Typed } from '@octopolis/engine'
import type { BotPlayer } from '../player.ts'

/** What bots say between moves. Where none of them speaks it costs nothing. */
export class Talking {
  readonly said: Spoken[] = []
  private readonly told: readonly Told<Typed>[]
  private readonly players: readonly BotPlayer[]
  private readonly table: AnyTable
  /** Null: nobody speaks. */
  private readonly floor: Floor | null

  /** `told`: all that was told so far, and it goes on growing. */
  constructor(table: AnyTable, players: readonly BotPlayer[], told: readonly Told<Typed>[]) {
    const speakers = players.flatMap(({ speaks }, seat) => (speaks ? seat : []))
    this.table = table
    this.players = players
    this.told = told
    this.floor = speakers.length === 0 ? null : new Floor(speakers)
    this.moved()
  }

  /** Somebody has moved, or all have sat down. */
  moved(): void {
    const { floor, table } = this
    if (floor === null || table.awaiting.length === 0) return
    floor.moved(table.seq)
    for (let seat = floor.next(); seat !== null; seat = floor.next()) this.ask(seat, floor)
  }

  private ask(seat: Seat, floor: Floor): void {
    const { table, said, players } = this
    const { game, state, seq } = table
    if ((game.voice?.(state, seat) ?? 'free') !== 'free') return
    const talk = players[seat]?.speak(table, said, this.told) ?? null
    if (talk === null || isTooMuch(said, { seat, seq, talk })) return
    // What isn't listed is a fault of the bot, as a move would be that isn't.
    said.push({ seat, seq, talk: table.checkTalk(seat, talk) })
    floor.heard(seat)
  }
}
