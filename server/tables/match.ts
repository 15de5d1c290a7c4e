import {
  commitment,
  explain,
  explanations,
  isEdition,
  placeOf,
  Refusal,
  same,
  seal,
  Story,
  type AnyGame,
  type Bookmark,
  type Outcome,
  type Page,
  type Place,
  type SealedRecord,
  type Seat,
  type Typed,
  type Viewer,
} from '@octopolis/engine'
import type { ClockSetting, Entry } from '../store/rows.ts'
import { codeOfRules } from './code.ts'
import { closedUntil, deadline, tick, windUp, type Clocks, type TimedQuestion } from './clocks.ts'

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
export interface Saved extends Bookmark {
  /** The edition it is of and the rules that made it; what was saved before there were editions has neither. */
  readonly version?: number
  readonly code?: string
  readonly clocks: Clocks
}

/** What a viewer was told after a line of the log, and whose time had run out before which of these facts. */
interface Retold {
  readonly after: number | null
  readonly facts: Typed[]
  readonly late: { readonly seat: Seat; readonly before: number }[]
}

/** A story that is played by the clock: who has how long, who decided what, and whose time ran out. */
export class Match extends Story<MatchSetting> {
  private clocks: Clocks
  private readonly ids = new Map<string, number>()
  /** By line of the log: who decided it. */
  private readonly deciders: Entry['by'][] = []

  private constructor(setting: MatchSetting, from: Place | null = null) {
    super(setting, { inTurn: setting.clock.kind === 'slow', from })
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
    const match = new Match(setting)
    for (const entry of entries) {
      match.apply(entry)
      if (entry.seq === witness?.seq && !isIn(witness.state, match.bookmark().state)) {
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
      const place = placeOf(saved, entries)
      return place === null ? null : Match.goOn(new Match(setting, place), entries, saved)
    } catch {
      return null
    }
  }

  /** The move after what was saved is in the story already, and not yet on the clock. */
  private static goOn(match: Match, entries: readonly Entry[], { seq, clocks }: Saved): Match {
    for (const entry of entries.slice(0, seq)) match.remember(entry)
    match.clocks = clocks
    for (const entry of entries.slice(seq, seq + 1)) match.heed(entry)
    for (const entry of entries.slice(seq + 1)) match.apply(entry)
    return match
  }

  override apply(entry: Entry): void {
    super.apply(entry)
    this.heed(entry)
  }

  private heed(entry: Entry): void {
    this.remember(entry)
    this.clocks = tick(this.setting.clock, this.clocks, { ...entry, isPass: this.isPassed }, this.questions())
  }

  private remember({ id, seq, by }: Entry): void {
    this.ids.set(id, seq)
    this.deciders[seq] = by
  }

  private questions(): (TimedQuestion | null)[] {
    const { awaiting, window } = this
    const closing = this.isVeiled ? { veiled: true as const } : {}
    const racing = window === null ? {} : { window: window.asked }
    return Array.from({ length: this.setting.seats }, (_, seat) => {
      const prompt = awaiting.includes(seat) ? this.prompt(seat) : null
      return prompt === null ? null : { type: prompt.ask.type, pace: prompt.pace, ...closing, ...racing }
    })
  }

  /** Does it count who is first? At a slow table nobody need be quick: those who may answer are asked one by one. */
  get isRace(): boolean {
    return this.isWindow && this.setting.clock.kind !== 'slow'
  }

  get commitment(): string {
    return commitment(this.setting.seed)
  }

  /** The line that this move or wish already is, if it came before. */
  lineOf(id: string): number | null {
    return this.ids.get(id) ?? null
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
    return this.moves.filter((one) => one.seat === seat && this.deciders[one.seq] === 'bot').length
  }

  /** The seats for which the clock has made the last decision, as far as everybody may know it. */
  get late(): readonly Seat[] {
    const seen = this.told().filter((page) => this.isLate(page) !== null)
    return Array.from({ length: this.setting.seats }, (_, seat) => seat).filter((seat) => {
      const last = seen.findLast((page) => page.seat === seat)
      return last !== undefined && this.isLate(last) === true
    })
  }

  /** Did the clock make this move? Null: nobody may know, for it was made with eyes closed or in a race. */
  private isLate({ seq, seat, under }: Omit<Page, 'told'>): boolean | null {
    const isUnseen = under === 'veil' || (under === 'window' && this.setting.clock.kind !== 'slow')
    return seat === null || isUnseen ? null : this.deciders[seq] === 'clock'
  }

  /** Deadlines this seat has missed in a row. */
  missed(seat: Seat): number {
    return this.clocks.missed[seat] ?? 0
  }

  /** Since when this seat is awaited; null if it isn't. */
  awaitedSince(seat: Seat): number | null {
    return this.clocks.asked[seat]?.at ?? null
  }

  override log(viewer: Viewer, after: number | null): Retold {
    const { after: since, pages } = this.read(viewer, after)
    const facts: Typed[] = []
    const late: { seat: Seat; before: number }[] = []
    for (const page of pages) {
      if (page.seat !== null && this.isLate(page) === true) late.push({ seat: page.seat, before: facts.length })
      facts.push(...page.facts)
    }
    return { after: since, facts, late }
  }

  save(): Saved {
    return { version: this.setting.version, code: codeOfRules(), clocks: this.clocks, ...this.bookmark() }
  }

  /** The whole game with its seed: only for a game that is over. */
  override record(): SealedRecord {
    if (this.outcome === null) throw new Refusal('The game is not over yet: its record is still secret.')
    return seal(super.record(), this.outcome)
  }
}

/** Does the state hold all that was saved? It may hold more: a later version may have added to it. */
function isIn(saved: unknown, state: unknown): boolean {
  if (typeof saved !== 'object' || saved === null || typeof state !== 'object' || state === null) return saved === state
  if (Array.isArray(saved) !== Array.isArray(state)) return false
  if (Array.isArray(saved) && saved.length !== Object.keys(state).length) return false
  const entries = new Map<string, unknown>(Object.entries(state))
  return Object.entries(saved).every(([key, value]) => entries.has(key) && isIn(value, entries.get(key)))
}
