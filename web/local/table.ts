import type { Moment, Situation } from '@octopolis/bots'
import {
  commitment,
  explain,
  isKnown,
  Refusal,
  seal,
  settle,
  Story,
  type AnyGame,
  type OpenWindow,
  type SealedRecord,
  type Seat,
  type Viewer,
  type Window,
  type Kit,
} from '@octopolis/engine'
import { temperOf } from '@octopolis/server/protocol/characters'
import type { Position, Said, TableInfo, Utterance } from '@octopolis/server/protocol/tables'
import { Declined } from '../declined.ts'
import type { Around } from './curtain.ts'
import { claims, FORM, type Kept, type Line, type Sitter, type Words } from './kept.ts'
import { nameOf, personAt, seated } from './sitting.ts'
import { spoken } from './speech.ts'

export interface Beginning {
  readonly id: string
  readonly options: object
  readonly hints: boolean
  readonly sitters: readonly Sitter[]
  readonly seed: string
  readonly at: number
}

/** A table that lives on this device: what the server does, without clocks, strangers and a wire. */
export class LocalTable {
  private row: Kept
  private readonly story: Story

  private constructor(game: AnyGame, row: Kept) {
    this.story = storyOf(game, row)
    // A number that means several editions is looked into once: the next change is kept with what was found.
    this.row = { ...row, version: this.story.version }
  }

  static start(game: AnyGame, { id, options, hints, sitters, seed, at }: Beginning): LocalTable {
    return new LocalTable(game, {
      form: FORM,
      id,
      game: game.id,
      version: game.version,
      options: settle<object>(game.options, options, sitters.length),
      hints,
      seed,
      sitters,
      lines: [],
      talk: [],
      createdAt: at,
      changedAt: at,
      finishedAt: null,
      rev: 0,
    })
  }

  /** Refuses what can't have happened. */
  static open(game: AnyGame, row: Kept): LocalTable {
    return new LocalTable(game, row)
  }

  /** As it was after so many lines. */
  past(seq: number): LocalTable {
    return new LocalTable(this.story.setting.game, {
      ...this.row,
      lines: this.row.lines.slice(0, seq),
      finishedAt: null,
    })
  }

  get kept(): Kept {
    return this.row
  }

  get id(): string {
    return this.row.id
  }

  get seq(): number {
    return this.story.seq
  }

  get isOver(): boolean {
    return this.story.outcome !== null
  }

  /** Bots that must decide now, with the line since which they are asked. */
  get awaitedBots(): readonly { readonly seat: Seat; readonly since: number }[] {
    const bots = this.story.awaiting.filter((seat) => this.row.sitters[seat]?.kind === 'bot')
    return bots.map((seat) => ({ seat, since: this.story.askedSince(seat) }))
  }

  /** Are eyes closed? Then it may not show who takes how long. */
  get isVeiled(): boolean {
    return this.story.isVeiled
  }

  /** A window that is open; null: none is. */
  get window(): OpenWindow | null {
    return this.story.window
  }

  /** The same as one seat is asked about it. */
  windowFor(seat: Seat): Window | undefined {
    return this.story.prompt(seat)?.window
  }

  /** The people of this device who must decide now. */
  get awaitedPeople(): readonly Seat[] {
    return this.story.awaiting.filter((seat) => this.row.sitters[seat]?.kind === 'person')
  }

  /** The person who plays here alone, against bots; null: there are several, or none. */
  get lone(): Seat | null {
    const people = this.row.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const [only] = people
    return people.length === 1 && only !== undefined ? only : null
  }

  get isSimultaneous(): boolean {
    return this.story.awaiting.length > 1
  }

  /** A move made in sight of this line of the log: refused if what the seat is asked has changed since. */
  play(seat: Seat, move: unknown, seen: number, at: number): void {
    if (this.isOver) throw new Declined('conflict', 'The game is over.')
    if (this.story.prompt(seat) === null) throw new Declined('conflict', 'You are not asked anything now.')
    // An answer to a window stands while it is listed, even if another came first. A pass says itself what it passes on.
    if (seen < (this.window?.opened ?? this.story.askedSince(seat))) {
      throw new Declined('stale', 'What you are asked has changed meanwhile: look again.')
    }
    try {
      this.write({ kind: 'move', seat, move: structuredClone(move) }, at)
    } catch (error) {
      if (!(error instanceof Refusal) || seen >= this.story.askedSince(seat)) throw error
      throw new Declined('stale', 'Somebody was faster: look again.')
    }
  }

  /** Lets the window pass. */
  pass(seat: Seat, at: number): void {
    const prompt = this.story.prompt(seat)
    if (prompt?.window === undefined) throw new Declined('stale', 'There is nothing to pass on any more.')
    this.write({ kind: 'move', seat, move: structuredClone(prompt.fallback) }, at)
  }

  undo(seat: Seat, at: number): void {
    if (!this.story.mayUndo(seat)) throw new Declined('conflict', 'Your last move can’t be taken back any more.')
    this.write({ kind: 'undo', seat }, at)
  }

  private write(line: Line, at: number): void {
    this.story.apply(line)
    const { outcome } = this.story
    const end = outcome === null ? { finishedAt: null } : { finishedAt: at, places: outcome.places }
    this.change({ lines: [...this.row.lines, line], ...end }, at)
  }

  say(viewer: Viewer, utterance: Utterance, at: number): void {
    if (viewer === 'watcher') throw new Declined('forbidden', 'Only those who sit at the table talk.')
    const words: Words = { ...spoken(this.story, viewer, utterance), seat: viewer, seq: this.seq, at }
    this.change({ talk: [...this.row.talk, words] }, at)
  }

  private change(patch: Partial<Kept>, at: number): void {
    this.row = { ...this.row, ...patch, changedAt: at, rev: this.row.rev + 1 }
  }

  /** All that a bot in this seat decides by. A copy: the table goes on while it thinks. */
  situation(seat: Seat): Omit<Situation<Kit>, 'chance'> {
    const prompt = this.story.prompt(seat)
    if (prompt === null) throw new Declined('conflict', `Seat ${seat} is not asked anything now.`)
    return structuredClone({ ...this.mind(seat), prompt })
  }

  /** All that a bot in this seat speaks by; null: it may not. */
  moment(seat: Seat): Omit<Moment<Kit>, 'chance'> | null {
    if (this.isOver || this.story.voice(seat) !== 'free') return null
    return structuredClone(this.mind(seat))
  }

  private mind(seat: Seat): Omit<Moment<Kit>, 'chance'> {
    const { story, row } = this
    const sitter = row.sitters[seat]
    const temper = temperOf(sitter?.kind === 'bot' ? sitter.character : null)
    return { seat, view: story.view(seat), facts: story.memory(seat), talk: claims(row.talk), temper }
  }

  /** As this viewer may see it, with what it was told after a line of the log. A copy, for rules change what views share. */
  position(viewer: Viewer, after: number | null, now: number, deadline: number | null = null): Position {
    const { story } = this
    const seat = viewer === 'watcher' ? null : viewer
    const asked = story.seeming.filter((one) => one.seat !== seat || story.awaiting.includes(seat))
    return structuredClone({
      table: this.id,
      seq: story.seq,
      now,
      seat,
      view: story.view(viewer),
      awaiting: asked.map((one) => ({ seat: one.seat, ask: one.ask, deadline, reserve: null })),
      prompt: seat === null ? null : (story.prompt(seat) as Position['prompt']),
      mayUndo: seat !== null && story.mayUndo(seat),
      voice: seat === null ? 'free' : story.voice(seat),
      log: { ...story.log(viewer, after), late: [] },
      late: [],
      outcome: story.outcome as Position['outcome'],
    })
  }

  info(): TableInfo {
    const { row, story } = this
    const host = row.sitters.findIndex(({ kind }) => kind === 'person')
    return {
      id: row.id,
      game: row.game,
      status: this.isOver ? 'finished' : 'playing',
      visibility: 'unlisted',
      code: null,
      host: host < 0 ? null : personAt(host),
      options: story.options as TableInfo['options'],
      clock: { kind: 'none' },
      hints: row.hints,
      casual: true,
      rated: false,
      resting: false,
      seats: row.sitters.map((sitter, seat) => ({ seat, ready: true, sitter: seated(sitter, seat) })),
      swaps: [],
      watchers: 0,
      quickUntil: null,
      rematchOf: null,
      rematch: null,
      commitment: commitment(row.seed),
      seq: story.seq,
      createdAt: row.createdAt,
      startedAt: row.createdAt,
      finishedAt: row.finishedAt,
    }
  }

  talk(): Said[] {
    const { id, sitters, talk } = this.row
    return talk.map(({ seat, ...words }, index) => {
      const sitter = sitters[seat]
      const by = sitter === undefined ? null : { id: personAt(seat), name: nameOf(sitter) }
      return { ...words, table: id, n: index + 1, seat, by }
    })
  }

  /** What decides whose eyes one shared device may serve. */
  around(): Around {
    const { story, row } = this
    const people = row.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    const moved = story.moves.findLast(({ seat }) => people.includes(seat))
    const mover = moved?.seat ?? null
    const { seq, awaiting, window } = story
    const publicAt = story.told().findLast(({ told }) => told.some(({ to }) => to === null))?.seq ?? 0
    const isLast = mover !== null && story.moves.at(-1)?.seat === mover
    // With eyes closed nobody learns anything before all have answered.
    const hasLearned = isLast && publicAt < seq && !story.mayUndo(mover) && !story.isVeiled
    const { isOver } = this
    return { people, mover, movedAt: moved?.seq ?? 0, hasLearned, seq, publicAt, awaiting, window, isOver }
  }

  /** The whole game with its seed: only when it is over. */
  record(): SealedRecord {
    if (!this.isOver) throw new Declined('conflict', 'The game is not over yet: its record is still secret.')
    return seal(this.story.record(), this.story.outcome)
  }
}

/** By the edition it was begun with: where its number may mean several, by the first that explains all lines. */
export function storyOf(game: AnyGame, { version: number, options, seed, lines, sitters, createdAt }: Kept): Story {
  if (!isKnown(game, number)) {
    throw new Declined('version', 'This table was begun with other rules than this version of the page knows.')
  }
  const read = (version: number): Story => Story.atOnce({ game, version, options, seed, seats: sitters.length }, lines)
  return explain(game, number, read, createdAt)
}
