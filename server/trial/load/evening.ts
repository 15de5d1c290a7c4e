import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@octopolis/engine'
import { Page, type Ledger } from './ledger.ts'
import type { Party, Player, Sight } from './party.ts'

interface Habits {
  readonly ledger: Ledger
  readonly chance: Chance
  /** Milliseconds that somebody thinks on average. */
  readonly pause: number
}

/** One table: its people think, answer at random, and begin again when a game is over. */
export class Evening {
  private readonly party: Party
  private readonly habits: Habits
  private readonly sights: (Sight | null)[]
  private readonly thinking = new Map<number, NodeJS.Timeout>()
  private readonly underWay = new Set<number>()
  private page: Page
  private isOver = false
  private isBeginning = false

  constructor(party: Party, habits: Habits) {
    this.party = party
    this.habits = habits
    this.sights = party.players.map(() => null)
    this.page = new Page(habits.ledger, party.players.length)
    for (const [seat, player] of party.players.entries()) player.see = (sight) => this.look(seat, player, sight)
  }

  async begin(): Promise<void> {
    this.isBeginning = true
    this.page = new Page(this.habits.ledger, this.party.players.length)
    this.sights.fill(null)
    await this.party.begin()
    this.isBeginning = false
  }

  /** Nobody begins anything new; waits a while for what is under way, and says how much of it is lost. */
  async end(patience: number): Promise<number> {
    this.isOver = true
    for (const timer of this.thinking.values()) clearTimeout(timer)
    const deadline = performance.now() + patience
    while (this.open > 0 && performance.now() < deadline) await sleep(20)
    return this.open
  }

  private get open(): number {
    return this.underWay.size + this.page.unseen()
  }

  private look(seat: number, player: Player, sight: Sight): void {
    this.page.seen(sight.line, seat, performance.now())
    this.sights[seat] = sight
    if (this.isOver) return
    if (this.sights.every((one) => one?.isOver === true)) this.again()
    else if (sight.moves !== null) this.think(seat, player)
  }

  private think(seat: number, player: Player): void {
    if (this.thinking.has(seat) || this.underWay.has(seat)) return
    const { chance, pause } = this.habits
    const wait = pause / 2 + chance.below(pause + 1)
    const answer = (): void => {
      this.thinking.delete(seat)
      void this.answer(seat, player)
    }
    this.thinking.set(seat, setTimeout(answer, wait))
  }

  private async answer(seat: number, player: Player): Promise<void> {
    const { ledger, chance } = this.habits
    const { page } = this
    const moves = this.sights[seat]?.moves ?? null
    if (moves === null || this.isOver) return
    this.underWay.add(seat)
    const sentAt = performance.now()
    try {
      const line = await player.play(chance.pick(moves))
      if (line !== null) page.confirmed(line, seat, sentAt, performance.now())
      else if (ledger.counts(sentAt)) ledger.overtaken++
    } catch (error) {
      ledger.fail(error)
    }
    this.underWay.delete(seat)
    // What has come meanwhile may have been a question already.
    if (!this.isOver && this.sights[seat]?.moves !== null) this.think(seat, player)
  }

  private again(): void {
    if (this.isBeginning) return
    const { ledger } = this.habits
    if (ledger.counts(performance.now())) ledger.games++
    this.begin().catch((error: unknown) => ledger.fail(error))
  }
}
