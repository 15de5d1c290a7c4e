import {
  commitment,
  explain,
  explanations,
  heard,
  isEdition,
  nextAround,
  openWindow,
  Refusal,
  same,
  seal,
  seemingly,
  Table,
  type AnyGame,
  type Outcome,
  type Prompt,
  type SealedRecord,
  type Seeming,
  type Seat,
  type Told,
  type Typed,
  type Viewer,
} from '@octopolis/engine'
import type { ClockSetting, Entry } from '../store/rows.ts'
import { codeOfRules } from './code.ts'
import { closedUntil, deadline, tick, windUp, type Clocks, type Question } from './clocks.ts'
import { followed, noWindows, opening, wasOpenAt, type Windows } from './windows.ts'

type AnyTable = Table<unknown, unknown, object, unknown, Typed, Typed>
type AnyPrompt = Prompt<unknown>

/** What a match is made of, besides its log. */
export interface MatchSetting {
  readonly game: AnyGame
  /** The edition; or a number under which several were played, before it is opened. */
  readonly version: number
  readonly options: object
  readonly seats: number
  readonly seed: string
  readonly clock: ClockSetting
  readonly startedAt: number
}

/** A match after some lines of its log, so that opening it needn't play them all again. Plain JSON. */
export interface Saved {
  /** The edition it is of and the rules that made it; what was saved before there were editions has neither. */
  readonly version?: number
  readonly code?: string
  /** Lines of the log. */
  readonly seq: number
  /** Moves that stand: those taken back don't count. */
  readonly moves: number
  readonly state: unknown
  readonly clocks: Clocks
  readonly askedAt: readonly number[]
  /** What was saved before there were windows doesn't have it. */
  readonly windows?: Windows
}

/** A move that stands, and the line of the log it is. */
interface Standing {
  readonly seq: number
  readonly seat: Seat
  readonly move: unknown
  readonly by: Entry['by']
}

/** What a viewer was told after a line of the log, and whose time had run out before which of these facts. */
interface Retold {
  readonly after: number | null
  readonly facts: Typed[]
  readonly late: { readonly seat: Seat; readonly before: number }[]
}

/** Under which a line was written. */
interface Circumstances {
  /** It is a pass in a window. */
  readonly passes: boolean
  /** Nobody else was awaited. */
  readonly isLast: boolean
  readonly isLate: Page['isLate']
}

/** What was told at a line of the log: the set-up at 0. */
interface Page {
  readonly seq: number
  readonly told: readonly Told<Typed>[]
  /** Whose move it was; null: nobody's. */
  readonly seat: Seat | null
  /** Had its time run out? null: that is nobody's business, for whoever is asked so decides unseen. */
  readonly isLate: boolean | null
}

/**
 * A game being played by its log: the engine's table, the clocks, and who was asked what since when. It changes by
 * lines of the log alone and does nothing by itself, so the same log always makes the same match.
 */
export class Match {
  readonly setting: MatchSetting
  private table: AnyTable
  private clocks: Clocks
  private windows: Windows
  private lines = 0
  private standing: Standing[] = []
  /** The last line that took something back: what was told before it can't be continued. */
  private takenBackAt = 0
  private readonly ids = new Map<string, number>()
  /** By seat: the line of the log since which it is asked what it is asked now. */
  private askedAt: number[]
  /** By seat: what it is asked, until the next line. */
  private prompts: readonly (AnyPrompt | null)[]
  /** The same, written down, for rules change the very objects that a prompt is made of. */
  private asked: readonly string[]
  /** Who seems to be asked what, once somebody has looked, until the next line. */
  private seems: readonly Seeming[] | null = null
  /** Everything told so far, once somebody has asked for it. */
  private story: Page[] | null = null

  private constructor(setting: MatchSetting, table: AnyTable) {
    this.setting = setting
    this.table = table
    this.windows = opening(noWindows, 0, this.seesWindow())
    this.prompts = this.askAll()
    this.asked = written(this.prompts)
    this.askedAt = this.asked.map(() => 0)
    this.clocks = windUp(setting.clock, this.questions(), setting.startedAt)
  }

  /** By its log. How it ended is known of a finished match: a log that ends otherwise isn't its own. */
  static open(
    setting: MatchSetting,
    entries: readonly Entry[],
    saved: Saved | null = null,
    ended: Outcome | null = null,
  ): Match {
    const { game, version } = setting
    if (isEdition(game, version)) {
      const match = Match.resume(setting, entries, saved) ?? Match.replay(setting, entries)
      return match.expectEnd(ended)
    }
    const read = (edition: number, witness: Saved | null) =>
      Match.replay({ ...setting, version: edition }, entries, witness).expectEnd(ended)
    try {
      return explain(game, version, (edition) => read(edition, saved), setting.startedAt)
    } catch (error) {
      if (!(error instanceof Refusal) || saved === null) throw error
      // What other code has saved may be of another make, and then it says nothing.
      return explain(game, version, (edition) => read(edition, null), setting.startedAt)
    }
  }

  /** The editions by which all of it could have been played. */
  static editions(
    setting: MatchSetting,
    entries: readonly Entry[],
    saved: Saved | null,
    ended: Outcome | null,
  ): readonly number[] {
    const { game, version } = setting
    const by = (witness: Saved | null) =>
      explanations(game, version, (edition) =>
        Match.replay({ ...setting, version: edition }, entries, witness).expectEnd(ended),
      )
    const found = by(saved)
    return found.length > 0 || saved === null ? found : by(null)
  }

  /** From the first line on; refused if a state that was saved on the way is another. */
  private static replay(setting: MatchSetting, entries: readonly Entry[], witness: Saved | null = null): Match {
    const match = new Match(setting, Table.start(setting.game, setting))
    for (const entry of entries) {
      match.apply(entry)
      if (entry.seq === witness?.seq && !isIn(witness.state, match.table.state)) {
        throw new Refusal(`After line ${entry.seq} the state is not the one that was saved.`)
      }
    }
    return match
  }

  private expectEnd(ended: Outcome | null): this {
    if (ended === null || same(ended, this.outcome)) return this
    throw new Refusal(`It ended ${JSON.stringify(ended)}; replayed, it ends ${JSON.stringify(this.outcome)}.`)
  }

  /** From a saved state, if these rules have saved it and it can be gone on from; else it is as if there was none. */
  private static resume(setting: MatchSetting, entries: readonly Entry[], saved: Saved | null): Match | null {
    if (saved?.version !== setting.version || saved.code !== codeOfRules()) return null
    try {
      return Match.goOn(setting, entries, saved)
    } catch {
      return null
    }
  }

  /** Null if the saved state isn't on the way any more: what it counts as played was taken back later. */
  private static goOn(setting: MatchSetting, entries: readonly Entry[], saved: Saved): Match | null {
    const { game } = setting
    const before = entries.slice(0, saved.seq)
    const after = entries.slice(saved.seq)
    let depth = saved.moves
    for (const { kind } of after) {
      if (kind === 'move') depth++
      if (kind === 'undo') depth--
      if (depth < saved.moves) return null
    }
    const standing = standingOf(before)
    const last = standing.at(-1)
    if (last === undefined || standing.length !== saved.moves) return null
    const moves = standing.map(({ seat, move }): [Seat, unknown] => [seat, move])
    const record = { ...setting, game: game.id, version: setting.version, moves }
    // The first move after it is played here, for the engine wants to have seen the last one.
    const next = after.find(({ kind }) => kind === 'move')
    if (next === undefined || next.seat === null || after[0] !== next) return null
    const table = Table.resume(
      game,
      { ...record, moves: [...moves, [next.seat, next.move]] },
      { seq: saved.moves, state: saved.state },
    )
    const match = new Match(setting, table)
    match.standing = standing
    for (const { id, seq, kind } of before) {
      match.ids.set(id, seq)
      if (kind === 'undo') match.takenBackAt = seq
    }
    match.clocks = saved.clocks
    match.askedAt = [...saved.askedAt]
    match.windows = saved.windows ?? noWindows
    const awaiting = game.awaiting(saved.state)
    const asked = match.onlyFirst(awaiting)
    const prompts = Array.from({ length: setting.seats }, (_, seat) => game.prompt(saved.state, seat))
    match.asked = written(prompts.map((prompt, seat) => (asked === null || asked === seat ? prompt : null)))
    const passes = isPass(prompts[next.seat], next.move)
    match.note(next, { passes, isLast: awaiting.length === 1, isLate: null })
    for (const entry of after.slice(1)) match.apply(entry)
    return match
  }

  /** Lines in the log. */
  get seq(): number {
    return this.lines
  }

  get awaiting(): readonly Seat[] {
    const first = this.onlyFirst(this.table.awaiting)
    return first === null ? this.table.awaiting : [first]
  }

  /** May anybody answer an event now? */
  get isWindow(): boolean {
    return this.windows.last?.shut === null
  }

  /** Does it count who is first? At a slow table nobody need be quick: those who may answer are asked one by one. */
  get isRace(): boolean {
    return this.isWindow && this.setting.clock.kind !== 'slow'
  }

  /** The line after which the window that is open was opened; answers to it may have been meant for any line since. */
  get openedAt(): number | null {
    return this.isWindow ? (this.windows.last?.opened ?? null) : null
  }

  /** Whoever decided in sight of that line could answer a window, the one that is open or the last one. */
  wasWindow(seq: number): boolean {
    return wasOpenAt(this.windows, seq)
  }

  /** The only one who is asked at a slow table while a window is open; null: all who are awaited are. */
  private onlyFirst(awaiting: readonly Seat[]): Seat | null {
    return this.isWindow && !this.isRace ? nextAround(awaiting, this.windows.actor) : null
  }

  private seesWindow(): boolean {
    return openWindow(this.table.awaiting, (seat) => this.table.prompt(seat)) !== null
  }

  /** Whom everybody else sees waited for. */
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

  get commitment(): string {
    return commitment(this.setting.seed)
  }

  /** The line that this move or wish already is, if it came before. */
  lineOf(id: string): number | null {
    return this.ids.get(id) ?? null
  }

  prompt(seat: Seat): AnyPrompt | null {
    return this.prompts[seat] ?? null
  }

  /** Refuses what this seat can't answer now. */
  checkMove(seat: Seat, move: unknown): void {
    this.table.checkMove(seat, move)
  }

  /** Since which line this seat is asked what it is asked now: a move made in sight of it is still meant so. */
  askedSince(seat: Seat): number {
    return this.askedAt[seat] ?? 0
  }

  mayUndo(seat: Seat): boolean {
    return this.table.mayUndo(seat)
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

  deadline(seat: Seat): number | null {
    return deadline(this.setting.clock, this.clocks, seat)
  }

  /** Does anything happen here when its time has come? */
  get isTimed(): boolean {
    return this.isVeiled || this.awaiting.some((seat) => this.deadline(seat) !== null)
  }

  /** Until when eyes stay closed at least, where no clock says how long: so long; null: they are open. */
  closedUntil(otherwise: number): number | null {
    return closedUntil(this.setting.clock, this.clocks, otherwise)
  }

  /** Milliseconds this seat may overrun; null at tables where nobody may. */
  reserve(seat: Seat): number | null {
    if (this.setting.clock.kind !== 'live') return null
    return this.isVeiled || this.isWindow ? 0 : (this.clocks.reserve[seat] ?? 0)
  }

  get isHurried(): boolean {
    return this.clocks.hurriedAt !== null
  }

  /** Since when time stands still here; null: it runs. */
  get restingSince(): number | null {
    return this.clocks.restingSince ?? null
  }

  /** How many of the moves that stand a bot has made for this seat. */
  botMoves(seat: Seat): number {
    return this.standing.filter((one) => one.seat === seat && one.by === 'bot').length
  }

  /** The seats whose last decision that anybody could see coming was made by the clock. */
  get late(): readonly Seat[] {
    const seen = this.told().filter(({ isLate }) => isLate !== null)
    return Array.from({ length: this.setting.seats }, (_, seat) => seat).filter(
      (seat) => seen.findLast((page) => page.seat === seat)?.isLate === true,
    )
  }

  /** Deadlines this seat has missed in a row. */
  missed(seat: Seat): number {
    return this.clocks.missed[seat] ?? 0
  }

  /** Since when this seat is awaited; null if it isn't. */
  awaitedSince(seat: Seat): number | null {
    return this.clocks.asked[seat]?.at ?? null
  }

  /** One more line of the log. Refuses what the rules don't allow, and then nothing has changed. */
  apply(entry: Entry): void {
    const { kind, seat, move } = entry
    const passes = kind === 'move' && isPass(this.prompts[seat ?? -1], move)
    const isLast = this.table.awaiting.length === 1
    const isLate = this.isLate(this.table, entry.by)
    switch (kind) {
      case 'move':
        this.table.play(seat ?? -1, move)
        break
      case 'undo':
        this.table.undo(seat ?? -1)
        break
      case 'hurry':
      case 'rest':
      case 'wake':
      case 'outage':
        break
    }
    this.note(entry, { passes, isLast, isLate })
  }

  /** With eyes closed, and where anybody may answer, nobody sees who lets their time run out. */
  private isLate(table: AnyTable, by: Entry['by']): boolean | null {
    const { game, clock } = this.setting
    if ((game.veil?.(table.state) ?? null) !== null) return null
    const isRace = clock.kind !== 'slow' && openWindow(table.awaiting, (seat) => table.prompt(seat)) !== null
    return isRace ? null : by === 'clock'
  }

  private note(entry: Entry, { passes, isLast, isLate }: Circumstances): void {
    const { kind, seat, seq, id, move } = entry
    this.lines = seq
    if (kind === 'move')
      this.windows = followed(this.windows, { seq, seat: seat ?? -1, isPass: passes, isLast }, this.seesWindow())
    else if (kind === 'undo') this.windows = opening(this.windows, seq, this.seesWindow())
    this.ids.set(id, seq)
    if (kind === 'move') {
      this.standing.push({ seq, seat: seat ?? -1, move, by: entry.by })
      this.story?.push({ seq, told: this.table.lastTold(), seat, isLate })
    } else if (kind === 'undo') {
      this.standing.pop()
      this.story?.pop()
      this.takenBackAt = seq
    }
    this.seems = null
    this.prompts = this.askAll()
    const asked = written(this.prompts)
    asked.forEach((question, one) => {
      // Asked the same again after an answer, a seat is asked anew.
      if (question !== this.asked[one] || one === seat) this.askedAt[one] = seq
    })
    this.asked = asked
    this.clocks = tick(this.setting.clock, this.clocks, { ...entry, isPass: passes }, this.questions())
  }

  private askAll(): (AnyPrompt | null)[] {
    const first = this.onlyFirst(this.table.awaiting)
    return Array.from({ length: this.setting.seats }, (_, seat) =>
      first === null || first === seat ? this.table.prompt(seat) : null,
    )
  }

  private questions(): (Question | null)[] {
    const { awaiting, isWindow } = this
    const { last } = this.windows
    const closing = this.isVeiled ? { veiled: true as const } : {}
    const racing = isWindow && last !== null ? { window: last.asked } : {}
    return this.prompts.map((prompt, seat) =>
      prompt !== null && awaiting.includes(seat)
        ? { type: prompt.ask.type, pace: prompt.pace, ...closing, ...racing }
        : null,
    )
  }

  /** What this viewer was told after a line of the log; from the start if that can't be continued. */
  log(viewer: Viewer, after: number | null): Retold {
    const isContinued = after !== null && after >= this.takenBackAt && after <= this.lines
    const pages = this.told().filter(({ seq }) => !isContinued || seq > after)
    const facts: Typed[] = []
    const late: { seat: Seat; before: number }[] = []
    for (const { seq, told, seat, isLate } of pages) {
      if (isLate === true && seat !== null) late.push({ seat, before: facts.length })
      // What is told just now is told, even if the log forgets it at once.
      const isNews = isContinued && seq === this.lines
      facts.push(...heard(told, viewer).filter((fact) => isNews || !this.isFaded(fact, viewer)))
    }
    return { after: isContinued ? after : null, facts, late }
  }

  /** Everything this seat ever heard, faded facts too: a bot's memory. */
  memory(seat: Seat): Typed[] {
    return this.told().flatMap(({ told }) => heard(told, seat))
  }

  private isFaded(fact: Typed, viewer: Viewer): boolean {
    return this.setting.game.faded?.(this.table.state, fact, viewer) ?? false
  }

  private told(): readonly Page[] {
    this.story ??= this.tellAgain()
    return this.story
  }

  private tellAgain(): Page[] {
    const again = Table.start(this.setting.game, this.setting)
    const pages: Page[] = [{ seq: 0, told: again.lastTold(), seat: null, isLate: null }]
    for (const { seq, seat, move, by } of this.standing) {
      const isLate = this.isLate(again, by)
      again.play(seat, move)
      pages.push({ seq, told: again.lastTold(), seat, isLate })
    }
    return pages
  }

  save(): Saved {
    const { seq, state } = this.table.snapshot()
    return {
      version: this.setting.version,
      code: codeOfRules(),
      seq: this.lines,
      moves: seq,
      state,
      clocks: this.clocks,
      askedAt: [...this.askedAt],
      windows: this.windows,
    }
  }

  /** The whole game with its seed: only for a game that is over. */
  record(): SealedRecord {
    if (this.outcome === null) throw new Refusal('The game is not over yet: its record is still secret.')
    return seal(this.table.record(), this.outcome)
  }
}

/** What a seat is asked, for comparison: of a window its answers alone, for who else has passed changes nothing. */
function written(prompts: readonly (AnyPrompt | null)[]): string[] {
  return prompts.map((prompt) =>
    JSON.stringify(prompt?.window === undefined ? prompt : [prompt.moves, prompt.fallback, prompt.window]),
  )
}

function isPass(prompt: AnyPrompt | null | undefined, move: unknown): boolean {
  return prompt?.window !== undefined && same(prompt.fallback, move)
}

/** Is all that was saved in the state? It may say more by now. */
function isIn(saved: unknown, state: unknown): boolean {
  if (typeof saved !== 'object' || saved === null || typeof state !== 'object' || state === null) return saved === state
  if (Array.isArray(saved) !== Array.isArray(state)) return false
  if (Array.isArray(saved) && saved.length !== Object.keys(state).length) return false
  const entries = new Map<string, unknown>(Object.entries(state))
  return Object.entries(saved).every(([key, value]) => entries.has(key) && isIn(value, entries.get(key)))
}

function standingOf(entries: readonly Entry[]): Standing[] {
  const standing: Standing[] = []
  for (const { kind, seq, seat, move, by } of entries) {
    if (kind === 'move') standing.push({ seq, seat: seat ?? -1, move, by })
    if (kind === 'undo') standing.pop()
  }
  return standing
}
