import { explain, isEdition, unknownEdition } from './edition.ts'
import type { Game, Kit, Outcome, Prompt, Seat, Viewer } from './game.ts'
import { same } from './json.ts'
import { settle } from './options.ts'
import { Refusal } from './refusal.ts'
import { heard, TableTurn, type Told } from './turn.ts'
import { openWindow } from './window.ts'

/** All there is to know about a game: replaying it gives the same states, views and facts, byte for byte. */
export interface GameRecord<Move = unknown, Options = object> {
  readonly game: string
  readonly version: number
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly moves: readonly (readonly [Seat, Move])[]
}

/** A state on the way, so that opening a long game needn't replay all of it. */
export interface Snapshot<State = unknown> {
  /** How many moves led to it. */
  readonly seq: number
  readonly state: State
}

export interface TableSetting {
  /** The newest edition, unless said. */
  readonly version?: number
  readonly options?: object
  readonly seats: number
  readonly seed: string
}

function checkGame(game: { readonly id: string }, record: GameRecord): void {
  if (record.game !== game.id) throw new Refusal(`The record is of ${record.game}, not of ${game.id}.`)
}

/** One game being played: the state, the moves that led to it, and what was told on the way. */
export class Table<K extends Kit> {
  readonly game: Game<K>
  /** The edition it is played by. */
  readonly version: number
  readonly options: K['Options']
  readonly seats: number
  readonly seed: string
  private current: K['State']
  /** The moves so far and who made them, apart: simulations make millions, and pairs cost more to keep. */
  private moves: K['Move'][] = []
  private movers: Seat[] = []
  private turn: TableTurn<K['Fact']>
  /** The last prompt that was asked for, kept until somebody moves: it is mostly asked for again by play. */
  private asked: Prompt<K['Move'], K['Ask']> | null = null
  private askedSeat: Seat | null = null

  private constructor(game: Game<K>, setting: TableSetting, snapshot: Snapshot<K['State']> | null = null) {
    const { seats, seed, version = game.version } = setting
    const { min, max } = game.seats
    if (!isEdition(game, version)) throw unknownEdition(game, version)
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      throw new Refusal(`The game ${game.id} is for ${min} to ${max} seats, not ${seats}.`)
    }
    this.game = game
    this.version = version
    this.seats = seats
    this.seed = seed
    this.options = settle(game.options, setting.options ?? {}, seats)
    this.turn = new TableTurn(seed)
    this.turn.begin(null, 0)
    this.current = snapshot === null ? game.setup(this.options, seats, this.turn, version) : game.clone(snapshot.state)
  }

  static start<K extends Kit>(game: Game<K>, setting: TableSetting): Table<K> {
    return new Table(game, setting)
  }

  /** By the edition that its number means; if it may mean several, by the first that allows all of its moves. */
  static replay<K extends Kit>(game: Game<K>, record: GameRecord): Table<K> {
    checkGame(game, record)
    return explain(game, record.version, (version) => {
      const table = new Table(game, { ...record, version })
      for (const [seat, move] of record.moves) table.play(seat, move)
      return table
    })
  }

  /**
   * As replay, but from a snapshot of these moves on, which were checked when they were played: one that was taken after
   * a move which was taken back since is of another game. It must lie before the last move, so that what that move
   * told and whether it may be taken back are known.
   */
  static resume<K extends Kit>(game: Game<K>, record: GameRecord<K['Move']>, snapshot: Snapshot<K['State']>): Table<K> {
    checkGame(game, record)
    const { seq } = snapshot
    const { length } = record.moves
    if (!Number.isInteger(seq) || seq < 0 || seq >= length) {
      throw new Refusal(`A snapshot after ${seq} moves doesn't lie before the last of the record's ${length}.`)
    }
    const table = new Table(game, record, snapshot)
    for (const [seat, move] of record.moves.slice(0, seq)) {
      table.moves.push(move)
      table.movers.push(seat)
    }
    for (const [seat, move] of record.moves.slice(seq)) table.play(seat, move)
    return table
  }

  /** How many moves were made. */
  get seq(): number {
    return this.moves.length
  }

  get state(): K['State'] {
    return this.current
  }

  get awaiting(): readonly Seat[] {
    return this.game.awaiting(this.current)
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.current)
  }

  prompt(seat: Seat): Prompt<K['Move'], K['Ask']> | null {
    if (this.askedSeat !== seat) {
      this.asked = this.game.prompt(this.current, seat)
      this.askedSeat = seat
    }
    return this.asked
  }

  view(viewer: Viewer): K['View'] {
    return this.game.view(this.current, viewer)
  }

  /** Plays a listed move; refuses any other, and then nothing has changed. */
  play(seat: Seat, move: unknown): void {
    const listed = this.checkMove(seat, move)
    const { isVeiled } = this
    const isRaced = this.asked?.window !== undefined
    this.moves.push(listed)
    this.movers.push(seat)
    this.askedSeat = null
    this.turn.begin(seat, this.moves.length)
    // Taking it back would tell who answered last; and in a race a card that is laid lies.
    if (isVeiled || isRaced) this.turn.reveal()
    this.game.play(this.current, seat, listed, this.turn)
  }

  private get isVeiled(): boolean {
    return this.game.veil !== undefined && this.game.veil(this.current) !== null
  }

  /** The listed move that is like this one; refuses any other. */
  checkMove(seat: Seat, move: unknown): K['Move'] {
    const { ask, moves } = this.promptOf(seat)
    const index = moves.indexOf(move)
    const listed = index >= 0 ? moves[index] : moves.find((one) => same(one, move))
    if (listed !== undefined) return listed
    throw new Refusal(
      `Move ${this.seq + 1}: ${JSON.stringify(move)} is none of the ${moves.length} answers ` +
        `that seat ${seat} may give to "${ask.type}".`,
    )
  }

  private promptOf(seat: Seat): Prompt<K['Move'], K['Ask']> {
    const prompt = seat === this.askedSeat || this.isSeat(seat) ? this.prompt(seat) : null
    if (prompt === null) throw new Refusal(`Move ${this.seq + 1}: seat ${seat} isn't asked anything now.`)
    return prompt
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  /** Everything this seat may say now in the game's own terms. */
  talk(seat: Seat): readonly K['Talk'][] {
    return this.game.talk?.(this.view(seat), seat) ?? []
  }

  /** The listed talk that is like what was said; refuses any other. What is said is kept elsewhere, beside the moves. */
  checkTalk(seat: Seat, said: unknown): K['Talk'] {
    const listed = this.isSeat(seat) ? this.talk(seat) : []
    if (listed.length === 0) throw new Refusal(`Seat ${seat} has nothing to say now.`)
    const talk = listed.find((one) => same(one, said))
    if (talk === undefined) {
      throw new Refusal(
        `The talk ${JSON.stringify(said)} is none of the ${listed.length} things that seat ${seat} may say now.`,
      )
    }
    return talk
  }

  /**
   * May this seat take its last move back? Only while nothing was learned by it, nobody moved since, eyes are open and
   * nobody is about to answer it.
   */
  mayUndo(seat: Seat): boolean {
    if (this.movers.at(-1) !== seat || this.turn.learned || this.isVeiled) return false
    return openWindow(this.awaiting, (one) => this.prompt(one)) === null
  }

  undo(seat: Seat): void {
    if (!this.mayUndo(seat)) throw new Refusal(`Move ${this.seq}: seat ${seat} can't take it back.`)
    const { moves, ...record } = this.record()
    const earlier = Table.replay(this.game, { ...record, moves: moves.slice(0, -1) })
    this.current = earlier.current
    this.moves = earlier.moves
    this.movers = earlier.movers
    this.turn = earlier.turn
    this.askedSeat = null
  }

  /** What the last move told, or the set-up. */
  lastTold(): Told<K['Fact']>[] {
    return this.turn.told()
  }

  /** Everything that was told from the start. It isn't kept: the moves tell it again. */
  told(): Told<K['Fact']>[] {
    const again = new Table(this.game, this)
    const told = again.lastTold()
    for (const [seat, move] of this.record().moves) {
      again.play(seat, move)
      told.push(...again.lastTold())
    }
    return told
  }

  /** Everything this viewer was told, from the start. */
  heard(viewer: Viewer): K['Fact'][] {
    return heard(this.told(), viewer)
  }

  /** Everything this viewer was told and may still read. */
  log(viewer: Viewer): K['Fact'][] {
    return this.heard(viewer).filter((fact) => !(this.game.faded?.(this.current, fact, viewer) ?? false))
  }

  /** The state as it is now, to resume from once there are more moves. */
  snapshot(): Snapshot<K['State']> {
    return { seq: this.seq, state: this.game.clone(this.current) }
  }

  record(): GameRecord<K['Move'], K['Options']> {
    const { id } = this.game
    const { version, options, seats, seed } = this
    const moves = this.moves.map((move, index): [Seat, K['Move']] => [this.movers[index] ?? 0, move])
    return { game: id, version, options, seats, seed, moves }
  }
}

/** A table of any game, for code that doesn't know which. */
export type AnyTable = Table<Kit>
