import { Asking, type AnyPrompt } from './asking.ts'
import { standingOf, tableAt, type Bookmark, type Line, type Place } from './bookmark.ts'
import type { Outcome, Seat, Typed, Viewer } from './game.ts'
import { firstPage, nextPage, tellAgain, type Page, type StandingMove, type StorySetting } from './pages.ts'
import { Table, type AnyTable, type GameRecord } from './table.ts'
import { heard } from './turn.ts'
import { seemingly, type Seeming } from './veil.ts'
import { followed, nextAround, noWindows, opening, openWindow, wasOpenAt, type Act, type Windows } from './window.ts'

/** A window that is open: the lines since which it is, and since which everybody is asked. */
export interface OpenWindow {
  readonly opened: number
  readonly asked: number
  readonly event: string
}

/** What a viewer was told at a line. */
interface Heard extends Omit<Page, 'told'> {
  readonly facts: readonly Typed[]
}

interface Beginning {
  /** Nobody need be quick: those who may answer an event are asked one by one, beginning after the seat that acted last. */
  readonly inTurn?: boolean
  /** Null: it begins with the set-up. */
  readonly from?: Place | null
}

/**
 * A game by the lines of its log: what stands, what was told, and who is asked what since when. It changes by lines alone
 * and does nothing by itself, so the same lines always make the same story, in a house and on a device.
 */
export class Story<Setting extends StorySetting = StorySetting> {
  readonly setting: Setting
  private readonly inTurn: boolean
  private readonly table: AnyTable
  private lines = 0
  private standing: StandingMove[] = []
  /** The last line that took something back: what was told before it can't be continued. */
  private takenBackAt = 0
  private windows: Windows
  private asking: Asking
  /** Who seems to be asked what, once somebody has looked, until the next line. */
  private seems: readonly Seeming[] | null = null
  /** Everything told so far, once somebody has asked for it. */
  private pages: Page[] | null = null
  private passed = false

  constructor(setting: Setting, { inTurn = false, from = null }: Beginning = {}) {
    this.setting = setting
    this.inTurn = inTurn
    this.table = from === null ? Table.start(setting.game, setting) : tableAt(setting, from)
    this.windows = opening(noWindows, 0, this.seesWindow)
    this.asking = this.askFrom(0)
    if (from !== null) this.takeUp(from)
  }

  /**
   * As it is after these lines, by playing only what stands: a game of many second thoughts opens as fast as any other. It
   * isn't looked into since when anybody is asked: all of them are asked from now on.
   */
  static atOnce(setting: StorySetting, lines: readonly Line[]): Story {
    const story = new Story(setting)
    const { standing, takenBackAt } = standingOf(lines)
    story.pages = [firstPage(story.table), ...standing.map((one) => nextPage(story.table, one))]
    story.standing = standing
    story.takenBackAt = takenBackAt
    story.lines = lines.length
    story.windows = opening(noWindows, story.lines, story.seesWindow)
    story.asking = story.askFrom(story.lines)
    return story
  }

  /** What is known at a bookmark is taken from there; then the move that comes next is noted, which the table has played. */
  private takeUp({ bookmark, standing, takenBackAt, next }: Place): void {
    const { game } = this.setting
    const { seq, state, askedAt, windows = noWindows } = bookmark
    this.lines = seq
    this.standing = [...standing, next]
    this.takenBackAt = takenBackAt
    this.windows = windows
    const awaiting = game.awaiting(state)
    const prompts = this.promptsOf(awaiting, (seat) => game.prompt(state, seat))
    this.asking = new Asking(prompts, askedAt)
    const isPass = this.asking.isPass(next.seat, next.move)
    this.note({ ...next, kind: 'move' }, { isPass, isLast: awaiting.length === 1 })
  }

  /** One more line. Refuses what the rules don't allow, and then nothing has changed. */
  apply(line: Line): void {
    const { kind, seat, move } = line
    const mover = seat ?? -1
    const isPass = kind === 'move' && this.asking.isPass(mover, move)
    const isLast = this.table.awaiting.length === 1
    if (kind === 'move') this.play({ seq: this.lines + 1, seat: mover, move })
    else if (kind === 'undo') this.takeBack(mover)
    this.note(line, { isPass, isLast })
  }

  private play(move: StandingMove): void {
    if (this.pages === null) this.table.play(move.seat, move.move)
    else this.pages.push(nextPage(this.table, move))
    this.standing.push(move)
  }

  private takeBack(seat: Seat): void {
    this.table.undo(seat)
    this.standing.pop()
    this.pages?.pop()
    this.takenBackAt = this.lines + 1
  }

  private note({ kind, seat }: Line, { isPass, isLast }: Pick<Act, 'isPass' | 'isLast'>): void {
    const seq = ++this.lines
    if (kind === 'move')
      this.windows = followed(this.windows, { seq, seat: seat ?? -1, isPass, isLast }, this.seesWindow)
    else if (kind === 'undo') this.windows = opening(this.windows, seq, this.seesWindow)
    this.passed = isPass
    this.seems = null
    this.asking.ask(this.askAll(), seq, seat)
  }

  private askFrom(seq: number): Asking {
    const prompts = this.askAll()
    const at = prompts.map(() => seq)
    return new Asking(prompts, at)
  }

  private askAll(): (AnyPrompt | null)[] {
    return this.promptsOf(this.table.awaiting, (seat) => this.table.prompt(seat))
  }

  private promptsOf(awaiting: readonly Seat[], prompt: (seat: Seat) => AnyPrompt | null): (AnyPrompt | null)[] {
    const first = this.onlyFirst(awaiting)
    return Array.from({ length: this.setting.seats }, (_, seat) =>
      first === null || first === seat ? prompt(seat) : null,
    )
  }

  /** The only one who is asked where a window is open and people are asked in turn; null: all who are awaited are. */
  private onlyFirst(awaiting: readonly Seat[]): Seat | null {
    return this.inTurn && this.isWindow ? nextAround(awaiting, this.windows.actor) : null
  }

  private get seesWindow(): boolean {
    return openWindow(this.table.awaiting, (seat) => this.table.prompt(seat)) !== null
  }

  /** Lines in the log. */
  get seq(): number {
    return this.lines
  }

  /** The edition that is played. */
  get version(): number {
    return this.table.version
  }

  get options(): object {
    return this.table.options
  }

  get awaiting(): readonly Seat[] {
    const first = this.onlyFirst(this.table.awaiting)
    return first === null ? this.table.awaiting : [first]
  }

  /** May anybody answer an event now? */
  get isWindow(): boolean {
    return this.windows.last?.shut === null
  }

  /** Null: nobody may answer anything out of turn. */
  get window(): OpenWindow | null {
    const { last } = this.windows
    const seen = openWindow(this.awaiting, (seat) => this.prompt(seat))
    return last === null || seen === null ? null : { opened: last.opened, asked: last.asked, event: seen.event }
  }

  /** Was a window open after that line? The one that is open now and the last one before are remembered. */
  wasWindow(seq: number): boolean {
    return wasOpenAt(this.windows, seq)
  }

  /** Was the last line a pass in a window? */
  get isPassed(): boolean {
    return this.passed
  }

  /** Those whom the others see the table wait for. */
  get seeming(): readonly Seeming[] {
    if (this.seems === null) {
      const first = this.onlyFirst(this.table.awaiting)
      const seems = seemingly(this.setting.game, this.table.state)
      this.seems = first === null ? seems : seems.filter(({ seat }) => seat === first)
    }
    return this.seems
  }

  /** Are eyes closed? */
  get isVeiled(): boolean {
    return (this.setting.game.veil?.(this.table.state) ?? null) !== null
  }

  get outcome(): Outcome | null {
    return this.table.outcome
  }

  /** The moves that stand. */
  get moves(): readonly StandingMove[] {
    return this.standing
  }

  prompt(seat: Seat): AnyPrompt | null {
    return this.asking.of(seat)
  }

  /** Refuses what this seat can't answer now. */
  checkMove(seat: Seat, move: unknown): void {
    this.table.checkMove(seat, move)
  }

  /** Since which line this seat is asked what it is asked now: a move made in sight of it is still meant so. */
  askedSince(seat: Seat): number {
    return this.asking.since(seat)
  }

  /** What is over is over, even if nobody has learned anything by the last move. */
  mayUndo(seat: Seat): boolean {
    return this.outcome === null && this.table.mayUndo(seat)
  }

  voice(seat: Seat): 'free' | 'gestures' | 'silent' {
    return this.setting.game.voice?.(this.table.state, seat) ?? 'free'
  }

  view(viewer: Viewer): unknown {
    return this.table.view(viewer)
  }

  /** What this seat may say in the game's own terms. */
  talk(seat: Seat): readonly Typed[] {
    return this.table.talk(seat)
  }

  /** Refuses what this seat can't say now in the game's own terms. */
  checkTalk(seat: Seat, said: unknown): void {
    this.table.checkTalk(seat, said)
  }

  /** Line by line, what was told to everybody and to some; the set-up first. */
  told(): readonly Page[] {
    this.pages ??= tellAgain(this.setting, this.standing)
    return this.pages
  }

  /** What this viewer was told after a line, page by page; from the start if that can't be continued. */
  read(viewer: Viewer, after: number | null): { readonly after: number | null; readonly pages: readonly Heard[] } {
    const isContinued = after !== null && after >= this.takenBackAt && after <= this.lines
    const pages = this.told().filter(({ seq }) => !isContinued || seq > after)
    return {
      after: isContinued ? after : null,
      pages: pages.map(({ told, ...page }) => {
        // What is told just now is told, even if the log forgets it at once.
        const isNews = isContinued && page.seq === this.lines
        return { ...page, facts: heard(told, viewer).filter((fact) => isNews || !this.isFaded(fact, viewer)) }
      }),
    }
  }

  /** The same in one. */
  log(viewer: Viewer, after: number | null): { readonly after: number | null; readonly facts: Typed[] } {
    const { after: since, pages } = this.read(viewer, after)
    return { after: since, facts: pages.flatMap(({ facts }) => facts) }
  }

  /** Everything this seat ever heard, faded facts too: a bot's memory. */
  memory(seat: Seat): Typed[] {
    return this.told().flatMap(({ told }) => heard(told, seat))
  }

  private isFaded(fact: Typed, viewer: Viewer): boolean {
    return this.setting.game.faded?.(this.table.state, fact, viewer) ?? false
  }

  bookmark(): Bookmark {
    const { seq: moves, state } = this.table.snapshot()
    return { seq: this.lines, moves, state, askedAt: this.asking.times, windows: this.windows }
  }

  record(): GameRecord {
    return this.table.record()
  }
}
