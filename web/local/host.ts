import { Refusal, type AnyGame, type Seat, type Viewer } from '@octopolis/engine'
import { isPassedBy } from '@octopolis/server/protocol/standing'
import type { Orders, Utterance } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'
import type { WorkerQuestion } from '../thinking/question.ts'
import type { Kept } from './kept.ts'
import { LocalLink, type Looked } from './eyes.ts'
import type { Shelf } from './shelf.ts'
import { Speaking, type Voices } from './speaking.ts'
import { LocalTable } from './table.ts'

/** What tables of this device stand on. */
export interface Ground extends Voices {
  readonly shelf: Shelf
  /** Null: nobody here knows that game. */
  openGame(game: string): Promise<AnyGame | null>
  /** One of the prompt's moves. */
  decide(question: WorkerQuestion): Promise<unknown>
  now(): number
  newSeed(): string
  /** How long a bot seems to think: a moment that people can follow. */
  moment(isSimultaneous: boolean): number
  /** How long somebody takes to answer an event, or to let it pass. */
  reflex(): number
  /** How many milliseconds one who plays alone has to answer an event. */
  readonly window: number
  /** Milliseconds after which every bot answers that was asked with eyes closed. */
  readonly veil: number
  /** Milliseconds for which somebody who comes back is shown what they saw last, before what happened since. */
  readonly glance: number
}

const RETRY = 1000

/** Keeps one table going in this tab: one change after the other, each on the shelf before it is seen; bots at their turn. */
export class Host implements Looked {
  table: LocalTable
  private readonly ground: Ground
  private readonly game: AnyGame
  private readonly listeners = new Set<() => void>()
  /** The seats whose bots are thinking. */
  private readonly thoughts = new Set<Seat>()
  private readonly speaking: Speaking
  private last: Promise<unknown> = Promise.resolve()
  private isClosed = false
  private readonly unwatch: () => void
  /** The window that is open, by the line since which all are asked, and when it shuts. */
  private open: {
    readonly asked: number
    readonly shutsAt: number
    readonly timer: ReturnType<typeof setTimeout>
  } | null = null

  /** The standing orders of one who plays here alone. The page remembers them. */
  private standing: Orders = {}

  private constructor(ground: Ground, game: AnyGame, table: LocalTable) {
    this.ground = ground
    this.game = game
    this.table = table
    this.unwatch = ground.shelf.watch((id) => {
      if (id === this.table.id) this.inTurn(() => this.reload()).catch(() => undefined)
    })
    this.speaking = new Speaking(this, ground)
    this.watchWindow()
    this.mind()
    this.speaking.goRound()
  }

  static async open(ground: Ground, id: string): Promise<Host> {
    const kept = await ground.shelf.read(id)
    if (kept === null) throw new Declined('missing', 'There is no such table on this device.')
    const game = await ground.openGame(kept.game)
    if (game === null) throw new Declined('gone', 'Nobody here knows this game any more.')
    return new Host(ground, game, await opened(ground, game, kept))
  }

  get glance(): number {
    return this.ground.glance
  }

  get shutsAt(): number | null {
    return this.open?.shutsAt ?? null
  }

  now(): number {
    return this.ground.now()
  }

  link(viewer: Viewer, since: number | null = null): LocalLink {
    return new LocalLink(this, viewer, since)
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.open?.timer)
    this.speaking.stop()
    this.unwatch()
    this.listeners.clear()
  }

  play(seat: Seat, move: unknown, seen: number): Promise<void> {
    return this.change((table) => table.play(seat, move, seen, this.now()))
  }

  /** Nobody of those in the room wants to answer. */
  async passAll(): Promise<void> {
    for (const seat of this.table.awaitedPeople) {
      await this.change((table) => table.pass(seat, this.now())).catch(ifStale)
    }
  }

  get orders(): Orders {
    return this.standing
  }

  giveOrders(orders: Orders): void {
    this.standing = orders
    this.followOrders(this.table.window?.asked)
  }

  undo(seat: Seat): Promise<void> {
    return this.change((table) => table.undo(seat, this.now()))
  }

  say(viewer: Viewer, utterance: Utterance): Promise<void> {
    return this.change((table) => table.say(viewer, utterance, this.now()))
  }

  private change(act: (table: LocalTable) => void): Promise<void> {
    return this.inTurn(async () => {
      const { kept } = this.table
      try {
        act(this.table)
      } catch (error) {
        throw error instanceof Refusal ? new Declined('conflict', error.message) : error
      }
      try {
        await this.ground.shelf.write(this.table.kept)
      } catch (error) {
        // It was not kept: what is in memory is void.
        this.table = LocalTable.open(this.game, kept)
        await this.reload().catch(() => this.changed())
        throw error
      }
      this.changed()
    })
  }

  private async reload(): Promise<void> {
    const kept = await this.ground.shelf.read(this.table.id)
    if (kept === null) throw new Declined('gone', 'This table was thrown away.')
    this.table = await opened(this.ground, this.game, kept)
    this.changed()
  }

  private changed(): void {
    this.watchWindow()
    // Those who come while it is told have just seen it.
    const listeners = [...this.listeners]
    for (const listener of listeners) listener()
    this.mind()
    this.speaking.goRound()
  }

  private inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = this.last.then(work)
    this.last = answer.catch(() => undefined)
    return answer
  }

  /** Alone against bots it is a race; where several share the device nobody is hurried. */
  private watchWindow(): void {
    const { table, ground } = this
    const asked = table.isOver || table.lone === null ? null : (table.window?.asked ?? null)
    if (asked === (this.open?.asked ?? null)) return
    clearTimeout(this.open?.timer)
    const shut = (): void => void this.passAll().catch(() => undefined)
    this.open =
      asked === null ? null : { asked, shutsAt: this.now() + ground.window, timer: setTimeout(shut, ground.window) }
    if (asked !== null) this.followOrders(asked)
  }

  /** An order is carried out after as long as a person would take, who may still be quicker than their order. */
  private followOrders(asked: number | undefined): void {
    const isOrdered = (): boolean => {
      const { lone, window } = this.table
      return lone !== null && window?.asked === asked && isPassedBy(this.standing, this.table.windowFor(lone))
    }
    if (asked === undefined || !isOrdered()) return
    const follow = (): void => {
      if (!this.isClosed && isOrdered()) void this.passAll().catch(() => undefined)
    }
    setTimeout(follow, this.ground.reflex())
  }

  private mind(): void {
    if (this.isClosed || this.table.isOver) return
    for (const { seat, since } of this.table.awaitedBots) {
      if (this.thoughts.has(seat)) continue
      this.thoughts.add(seat)
      this.thinkFor(seat, since).catch(() => this.wakeIn(RETRY))
    }
  }

  /** Nothing may freeze a table, not even a shelf that is away for a moment. */
  private wakeIn(ms: number): void {
    setTimeout(() => {
      this.thoughts.clear()
      this.mind()
    }, ms)
  }

  private async thinkFor(seat: Seat, since: number): Promise<void> {
    const { table, ground } = this
    const sitter = table.kept.sitters[seat]
    if (sitter?.kind !== 'bot') return
    const question = { ...table.situation(seat), game: this.game.id, level: sitter.level, seed: ground.newSeed() }
    const time = pause(
      table.isVeiled ? ground.veil : table.window !== null ? ground.reflex() : ground.moment(table.isSimultaneous),
    )
    const thought = table.isVeiled ? this.decideUnseen(question, time) : ground.decide(question)
    const [move] = await Promise.all([thought, time])
    this.thoughts.delete(seat)
    if (this.isClosed) return
    const isStillAsked = this.table.awaitedBots.some((one) => one.seat === seat && one.since === since)
    // Another tab's bot may have been faster: then this thought was for nothing.
    if (isStillAsked) await this.play(seat, move, this.table.seq).catch(ifStale)
    this.mind()
  }

  /** With eyes closed all answer after the same time, whatever they have to think about, or had no time to. */
  private decideUnseen(question: WorkerQuestion, time: Promise<void>): Promise<unknown> {
    const { moves, fallback } = question.prompt
    const [only] = moves
    return Promise.race([moves.length === 1 ? only : this.ground.decide(question), time.then(() => fallback)])
  }
}

function ifStale(error: unknown): void {
  if (!(error instanceof Declined) || !['stale', 'conflict', 'gone'].includes(error.reason)) throw error
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve()
}

/** A table whose lines can't have happened is damaged, however well it is written. */
async function opened({ shelf }: Ground, game: AnyGame, kept: Kept): Promise<LocalTable> {
  try {
    return LocalTable.open(game, kept)
  } catch (error) {
    if (error instanceof Declined && error.reason !== 'damaged') throw error
    const why = 'This table is damaged and can’t be opened: its moves don’t follow the rules.'
    await shelf.setAside(kept.id, why)
    throw new Declined('damaged', why)
  }
}
