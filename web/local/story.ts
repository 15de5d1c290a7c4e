import {
  explain,
  heard,
  isKnown,
  openWindow,
  same,
  seemingly,
  Table,
  type AnyGame,
  type GameRecord,
  type Outcome,
  type Prompt,
  type Seat,
  type Seeming,
  type Told,
  type Typed,
  type Viewer,
  type Window,
} from '@octopolis/engine'
import { Refused } from '../refused.ts'
import type { Line } from './kept.ts'

type AnyTable = Table<unknown, unknown, object, unknown, Typed, Typed>

interface Standing {
  readonly seq: number
  readonly seat: Seat
  readonly move: unknown
}

/** What was told at a line of the log: the set-up at 0. */
interface Page {
  readonly seq: number
  readonly told: readonly Told<Typed>[]
}

/** A window that is open: the lines since which it is, and since which everybody is asked. */
export interface Opening {
  readonly opened: number
  readonly asked: number
  readonly event: string
}

export interface Setting {
  readonly version: number
  readonly begunAt: number
  readonly options: object
  readonly seats: number
  readonly seed: string
}

/** A game by its log, as the server makes one: the same lines always make the same positions. */
export class Story {
  readonly game: AnyGame
  private readonly table: AnyTable
  private readonly standing: Standing[] = []
  private readonly pages: Page[]
  private count = 0
  private takenBackAt = 0
  private prompts: readonly (Prompt<unknown> | null)[] = []
  /** By seat: what it is asked, written down, for rules change the very objects that a prompt is made of. */
  private asked: readonly string[] = []
  private readonly askedAt: number[]
  private opening: Opening | null = null

  private constructor(game: AnyGame, setting: Setting, lines: readonly Line[]) {
    this.game = game
    this.table = Table.start(game, setting)
    this.pages = [{ seq: 0, told: this.table.lastTold() }]
    this.askedAt = Array.from({ length: setting.seats }, () => 0)
    // Only what stands is played: a game of many second thoughts opens as fast as any other.
    for (const { seq, seat, move } of this.readLines(lines)) this.move(seq, seat, move)
    this.note(null, false, false)
  }

  /** By the edition it was begun with: where its number may mean several, by the first that explains all lines. */
  static open(game: AnyGame, setting: Setting, lines: readonly Line[]): Story {
    if (!isKnown(game, setting.version)) {
      throw new Refused('version', 'This table was begun with other rules than this version of the page knows.')
    }
    return explain(game, setting.version, (version) => new Story(game, { ...setting, version }, lines), setting.begunAt)
  }

  private readLines(lines: readonly Line[]): Standing[] {
    const standing: Standing[] = []
    for (const line of lines) {
      this.count++
      if (line.kind === 'move') standing.push({ seq: this.count, seat: line.seat, move: line.move })
      else if (standing.pop()?.seat === line.seat) this.takenBackAt = this.count
      else throw new Refused('damaged', `Line ${this.count} takes back what was never played.`)
    }
    return standing
  }

  private move(seq: number, seat: Seat, move: unknown): void {
    this.table.play(seat, move)
    this.standing.push({ seq, seat, move })
    this.pages.push({ seq, told: this.table.lastTold() })
  }

  /** One more line. Refuses what the rules don't allow, and then nothing has changed. */
  apply(line: Line): void {
    const seq = this.count + 1
    const prompt = line.kind === 'move' ? this.prompt(line.seat) : null
    const isPass = line.kind === 'move' && prompt?.window !== undefined && same(prompt.fallback, line.move)
    const isLast = this.awaiting.length === 1
    switch (line.kind) {
      case 'move':
        this.move(seq, line.seat, line.move)
        break
      case 'undo':
        this.table.undo(line.seat)
        this.standing.pop()
        this.pages.pop()
        this.takenBackAt = seq
        break
    }
    this.count = seq
    this.note(line.seat, isPass, isLast)
  }

  private note(mover: Seat | null, isPass: boolean, isLast: boolean): void {
    this.prompts = this.askedAt.map((_, seat) => this.table.prompt(seat))
    const window = openWindow(this.awaiting, (seat) => this.prompt(seat))
    this.opening = window === null ? null : this.openingBy(window, isPass, isLast)
    // Of a window the answers alone: who else has passed changes nothing.
    const asked = this.prompts.map((prompt) =>
      JSON.stringify(prompt?.window === undefined ? prompt : [prompt.moves, prompt.fallback, prompt.window]),
    )
    asked.forEach((question, seat) => {
      if (question !== this.asked[seat] || seat === mover) this.askedAt[seat] = this.count
    })
    this.asked = asked
  }

  private openingBy({ event }: Window, isPass: boolean, isLast: boolean): Opening {
    const { opening, count } = this
    if (opening === null || (isPass && isLast)) return { opened: count, asked: count, event }
    return { opened: opening.opened, asked: isPass ? opening.asked : count, event }
  }

  /** Null: nobody may answer anything out of turn. */
  get window(): Opening | null {
    return this.opening
  }

  /** Lines in the log. */
  get seq(): number {
    return this.count
  }

  /** The edition that is played. */
  get version(): number {
    return this.table.version
  }

  get options(): object {
    return this.table.options
  }

  get awaiting(): readonly Seat[] {
    return this.table.awaiting
  }

  /** Whom everybody else sees waited for. */
  get seeming(): readonly Seeming[] {
    return seemingly(this.game, this.table.state)
  }

  /** Are eyes closed? */
  get isVeiled(): boolean {
    return (this.game.veil?.(this.table.state) ?? null) !== null
  }

  get outcome(): Outcome | null {
    return this.table.outcome
  }

  /** Who moved when, of what stands. */
  get movers(): readonly Standing[] {
    return this.standing
  }

  /** The last line at which everybody was told something. */
  get publicAt(): number {
    return this.pages.findLast(({ told }) => told.some(({ to }) => to === null))?.seq ?? 0
  }

  prompt(seat: Seat): Prompt<unknown> | null {
    return this.prompts[seat] ?? null
  }

  askedSince(seat: Seat): number {
    return this.askedAt[seat] ?? 0
  }

  mayUndo(seat: Seat): boolean {
    return this.outcome === null && this.table.mayUndo(seat)
  }

  view(viewer: Viewer): unknown {
    return this.table.view(viewer)
  }

  voice(seat: Seat): 'free' | 'gestures' | 'silent' {
    return this.game.voice?.(this.table.state, seat) ?? 'free'
  }

  checkTalk(seat: Seat, said: unknown): void {
    this.table.checkTalk(seat, said)
  }

  /** What this viewer was told after a line of the log; from the start if that can't be continued. */
  log(viewer: Viewer, after: number | null): { after: number | null; facts: Typed[] } {
    const isContinued = after !== null && after >= this.takenBackAt && after <= this.count
    const pages = this.pages.filter(({ seq }) => !isContinued || seq > after)
    const { state } = this.table
    const facts = pages.flatMap(({ seq, told }) => {
      // What is told just now is told, even if the log forgets it at once.
      const isNews = isContinued && seq === this.count
      return heard(told, viewer).filter((fact) => isNews || !(this.game.faded?.(state, fact, viewer) ?? false))
    })
    return { after: isContinued ? after : null, facts }
  }

  /** Everything this seat ever heard, faded facts too: a bot's memory. */
  memory(seat: Seat): Typed[] {
    return this.pages.flatMap(({ told }) => heard(told, seat))
  }

  record(): GameRecord {
    return this.table.record()
  }
}
