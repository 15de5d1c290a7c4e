import { SecretChance } from './chance.ts'
import { explain, isEdition, unknownEdition } from './edition.ts'
import type { Game, Outcome, Prompt, Seat, Turn, Typed, Viewer } from './game.ts'
import { same } from './json.ts'
import { settle } from './options.ts'
import { Refusal } from './refusal.ts'
import { openWindow } from './window.ts'

/** A fact with its audience: everyone (to is null), or some seats, and what the rest see instead. */
export interface Told<Fact> {
  readonly fact: Fact
  readonly to: readonly Seat[] | null
  readonly others: Fact | null
}

/** What this viewer gets of what was told. */
export function heard<Fact>(told: readonly Told<Fact>[], viewer: Viewer): Fact[] {
  const facts: Fact[] = []
  for (const { fact, to, others } of told) {
    if (to === null || (viewer !== 'watcher' && to.includes(viewer))) facts.push(fact)
    else if (others !== null) facts.push(others)
  }
  return facts
}

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

interface Setting {
  /** The newest edition, unless said. */
  readonly version?: number
  readonly options?: object
  readonly seats: number
  readonly seed: string
}

function checkGame(game: { readonly id: string }, record: GameRecord): void {
  if (record.game !== game.id) throw new Refusal(`The record is of ${record.game}, not of ${game.id}.`)
}

/** What a move may do besides changing the state; one for the whole life of a table. */
class TableTurn<Fact extends Typed> implements Turn<Fact> {
  readonly chance: SecretChance
  /** What was told since the move began, apart and used again: simulations tell millions of facts to nobody. */
  private count = 0
  private readonly facts: Fact[] = []
  private readonly to: (readonly Seat[] | null)[] = []
  private readonly others: (Fact | null)[] = []
  private mover: Seat | null = null
  private shown = false

  constructor(seed: string) {
    this.chance = new SecretChance(seed)
  }

  begin(mover: Seat | null, move: number): void {
    this.chance.begin(move)
    this.mover = mover
    this.shown = false
    this.count = 0
  }

  tell(fact: Fact, to?: readonly Seat[], others?: Fact): void {
    if (to !== undefined) for (const seat of to) if (seat !== this.mover) this.shown = true
    const { count } = this
    this.facts[count] = fact
    this.to[count] = to ?? null
    this.others[count] = others ?? null
    this.count = count + 1
  }

  told(): Told<Fact>[] {
    return this.facts.slice(0, this.count).map((fact, index) => ({
      fact,
      to: this.to[index] ?? null,
      others: this.others[index] ?? null,
    }))
  }

  reveal(): void {
    this.shown = true
  }

  /** Did anybody learn what can't be unlearned? */
  get learned(): boolean {
    return this.shown || this.chance.draws > 0
  }
}

/** One game being played: the state, the moves that led to it, and what was told on the way. */
export class Table<
  State,
  Move,
  Options extends object,
  View,
  Fact extends Typed,
  Ask extends Typed,
  Talk extends Typed = Typed,
> {
  readonly game: Game<State, Move, Options, View, Fact, Ask, Talk>
  /** The edition it is played by. */
  readonly version: number
  readonly options: Options
  readonly seats: number
  readonly seed: string
  private current: State
  /** The moves so far and who made them, apart: simulations make millions, and pairs cost more to keep. */
  private moves: Move[] = []
  private movers: Seat[] = []
  private turn: TableTurn<Fact>
  /** The last prompt that was asked for, kept until somebody moves: it is mostly asked for again by play. */
  private asked: Prompt<Move, Ask> | null = null
  private askedSeat: Seat | null = null

  private constructor(
    game: Game<State, Move, Options, View, Fact, Ask, Talk>,
    setting: Setting,
    snapshot: Snapshot<State> | null = null,
  ) {
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

  static start<State, Move, Options extends object, View, Fact extends Typed, Ask extends Typed, Talk extends Typed>(
    game: Game<State, Move, Options, View, Fact, Ask, Talk>,
    setting: Setting,
  ): Table<State, Move, Options, View, Fact, Ask, Talk> {
    return new Table(game, setting)
  }

  /** By the edition that its number means; if it may mean several, by the first that allows all of its moves. */
  static replay<State, Move, Options extends object, View, Fact extends Typed, Ask extends Typed, Talk extends Typed>(
    game: Game<State, Move, Options, View, Fact, Ask, Talk>,
    record: GameRecord,
  ): Table<State, Move, Options, View, Fact, Ask, Talk> {
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
  static resume<State, Move, Options extends object, View, Fact extends Typed, Ask extends Typed, Talk extends Typed>(
    game: Game<State, Move, Options, View, Fact, Ask, Talk>,
    record: GameRecord<Move>,
    snapshot: Snapshot<State>,
  ): Table<State, Move, Options, View, Fact, Ask, Talk> {
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

  get state(): State {
    return this.current
  }

  get awaiting(): readonly Seat[] {
    return this.game.awaiting(this.current)
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.current)
  }

  prompt(seat: Seat): Prompt<Move, Ask> | null {
    if (this.askedSeat !== seat) {
      this.asked = this.game.prompt(this.current, seat)
      this.askedSeat = seat
    }
    return this.asked
  }

  view(viewer: Viewer): View {
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
  checkMove(seat: Seat, move: unknown): Move {
    const { ask, moves } = this.promptOf(seat)
    const index = moves.indexOf(move as Move)
    const listed = index >= 0 ? moves[index] : moves.find((one) => same(one, move))
    if (listed !== undefined) return listed
    throw new Refusal(
      `Move ${this.seq + 1}: ${JSON.stringify(move)} is none of the ${moves.length} answers ` +
        `that seat ${seat} may give to "${ask.type}".`,
    )
  }

  private promptOf(seat: Seat): Prompt<Move, Ask> {
    const prompt = seat === this.askedSeat || this.isSeat(seat) ? this.prompt(seat) : null
    if (prompt === null) throw new Refusal(`Move ${this.seq + 1}: seat ${seat} isn't asked anything now.`)
    return prompt
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  /** Everything this seat may say now in the game's own terms. */
  talk(seat: Seat): readonly Talk[] {
    return this.game.talk?.(this.view(seat), seat) ?? []
  }

  /** The listed talk that is like what was said; refuses any other. What is said is kept elsewhere, beside the moves. */
  checkTalk(seat: Seat, said: unknown): Talk {
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
  lastTold(): Told<Fact>[] {
    return this.turn.told()
  }

  /** Everything that was told from the start. It isn't kept: the moves tell it again. */
  told(): Told<Fact>[] {
    const again = new Table(this.game, this)
    const told = again.lastTold()
    for (const [seat, move] of this.record().moves) {
      again.play(seat, move)
      told.push(...again.lastTold())
    }
    return told
  }

  /** Everything this viewer was told, from the start. */
  heard(viewer: Viewer): Fact[] {
    return heard(this.told(), viewer)
  }

  /** Everything this viewer was told and may still read. */
  log(viewer: Viewer): Fact[] {
    return this.heard(viewer).filter((fact) => !(this.game.faded?.(this.current, fact, viewer) ?? false))
  }

  /** The state as it is now, to resume from once there are more moves. */
  snapshot(): Snapshot<State> {
    return { seq: this.seq, state: this.game.clone(this.current) }
  }

  record(): GameRecord<Move, Options> {
    const { id } = this.game
    const { version, options, seats, seed } = this
    const moves = this.moves.map((move, index): [Seat, Move] => [this.movers[index] ?? 0, move])
    return { game: id, version, options, seats, seed, moves }
  }
}
