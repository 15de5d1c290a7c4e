import { Floor, isTooMuch } from '@octopolis/bots'
import type { Seat, Spoken, Told, Typed } from '@octopolis/engine'
import type { AnyTable, BotPlayer } from '../player.ts'

/** What bots say between moves. Where none of them speaks it costs nothing. */
export class Talking {
  readonly said: Spoken[] = []
  /** All that was told so far; null: nobody needs it. */
  readonly told: Told<Typed>[] | null
  private readonly players: readonly BotPlayer[]
  private readonly table: AnyTable
  private readonly floor: Floor

  constructor(table: AnyTable, players: readonly BotPlayer[]) {
    const speakers = players.flatMap(({ speaks }, seat) => (speaks ? seat : []))
    this.table = table
    this.players = players
    this.floor = new Floor(speakers)
    this.told = speakers.length === 0 ? null : table.told()
    this.goRound()
  }

  /** Somebody has moved. */
  moved(): void {
    if (this.told === null) return
    for (const one of this.table.lastTold()) this.told.push(one)
    this.goRound()
  }

  private goRound(): void {
    const { floor, table } = this
    if (this.told === null || table.awaiting.length === 0) return
    floor.moved(table.seq)
    for (let seat = floor.next(); seat !== null; seat = floor.next()) this.ask(seat, this.told)
  }

  private ask(seat: Seat, told: readonly Told<Typed>[]): void {
    const { table, said, players } = this
    const { game, state, seq } = table
    if ((game.voice?.(state, seat) ?? 'free') !== 'free') return
    const talk = players[seat]?.speak(table, said, told) ?? null
    if (talk === null || isTooMuch(said, { seat, seq, talk })) return
    // What isn't listed is a fault of the bot, as a move would be that isn't.
    said.push({ seat, seq, talk: table.checkTalk(seat, talk) })
    this.floor.heard(seat)
  }
}
