import {
  canonical,
  heard,
  nextAround,
  openWindow,
  same,
  seemingly,
  Table,
  type AnyGame,
  type Seat,
  type Told,
  type Typed,
  type Viewer,
} from '@octopolis/engine'
import type { Entry } from '../../store/rows.ts'
import type { Position } from './shapes.ts'

/** What was told at a line of the log, as it was then. */
interface Page {
  readonly seq: number
  readonly told: readonly Told<Typed>[]
  readonly seat: Seat | null
  /** Whether that seat's time had run out, where others may know; null: nobody may. */
  readonly isLate: boolean | null
}

interface Line {
  readonly state: unknown
  readonly mayUndo: readonly boolean[]
  /** Of the moves that stand. */
  readonly pages: readonly Page[]
  /** The last line that took something back. */
  readonly takenBackAt: number
  /** At a slow table only this one is asked while a window is open; null: whoever is awaited. */
  readonly only: Seat | null
}

export interface Setting {
  readonly options: object
  readonly seats: number
  readonly seed: string
  /** Nobody races here: those who may answer are asked one by one. */
  readonly isSlow?: boolean
}

/** What a viewer may be sent, but for clocks. */
type Known = Pick<Position, 'seq' | 'seat' | 'view' | 'mayUndo' | 'voice' | 'log' | 'late' | 'outcome'> & {
  readonly awaiting: readonly { readonly seat: Seat; readonly ask: string }[]
  readonly prompt: unknown
}

/** A game told again from its log by the engine alone: what each viewer may know after each line, and no more. */
export class Retelling {
  readonly game: AnyGame
  readonly seats: number
  private readonly lines: Line[] = []
  private readonly texts = new Map<string, string>()

  constructor(game: AnyGame, setting: Setting, log: readonly Entry[]) {
    this.game = game
    this.seats = setting.seats
    const table = Table.start(game, setting)
    let pages: readonly Page[] = [page(0, table.lastTold(), null, null)]
    let takenBackAt = 0
    let actor: Seat | null = null
    const keep = (): void => {
      const isOrderly = setting.isSlow === true && openWindow(table.awaiting, (seat) => table.prompt(seat)) !== null
      const only = isOrderly ? nextAround(table.awaiting, actor) : null
      const mayUndo = Array.from({ length: setting.seats }, (_, seat) => table.mayUndo(seat))
      this.lines.push({ state: game.clone(table.state), mayUndo, pages, takenBackAt, only })
    }
    keep()
    /** With eyes closed nobody knows who had a choice, nor who lets a window pass. */
    const lateness = (by: Entry['by']): boolean | null => {
      if ((game.veil?.(table.state) ?? null) !== null) return null
      const isRace = setting.isSlow !== true && openWindow(table.awaiting, (one) => table.prompt(one)) !== null
      return isRace ? null : by === 'clock'
    }
    for (const { kind, seq, seat, move, by } of log) {
      if (kind === 'move') {
        const prompt = table.prompt(seat ?? -1)
        if (prompt?.window === undefined || !same(prompt.fallback, move)) actor = seat
        const isLate = lateness(by)
        table.play(seat ?? -1, move)
        pages = [...pages, page(seq, table.lastTold(), seat, isLate)]
      } else if (kind === 'undo') {
        table.undo(seat ?? -1)
        pages = pages.slice(0, -1)
        takenBackAt = seq
      }
      keep()
    }
  }

  /** The last line of the log. */
  get last(): number {
    return this.lines.length - 1
  }

  /** A copy. */
  stateAt(seq: number): unknown {
    return this.game.clone(this.lineAt(seq).state)
  }

  /** What this seat may say in the game's own terms. */
  talkAt(seq: number, seat: Seat): readonly Typed[] {
    const { state } = this.lineAt(seq)
    return this.game.talk?.(this.game.view(state, seat), seat) ?? []
  }

  private lineAt(seq: number): Line {
    const line = this.lines[seq]
    if (line === undefined) throw new RangeError(`the log has no line ${seq}`)
    return line
  }

  /** Where a position differs from what this viewer may know after its line, having known those up to `after`; or null. */
  differs(sent: Position, viewer: Viewer, after: number | null): string | null {
    if (sent.seq > this.last) return `the log never had ${sent.seq} lines`
    const answered = sent.prompt === null && this.isVeiledAt(sent.seq)
    const key = `${viewer} ${sent.seq} ${after} ${answered}`
    const known = this.texts.get(key) ?? JSON.stringify(this.known(viewer, sent.seq, after, answered))
    this.texts.set(key, known)
    const { table: _table, now: _now, awaiting, ...rest } = sent
    const got = { ...rest, awaiting: awaiting.map(({ seat, ask }) => ({ seat, ask })) }
    if (JSON.stringify(orderly(got)) === known) return null
    const expected = JSON.parse(known) as Known
    for (const part of Object.keys(expected) as (keyof Known)[]) {
      const [mine, theirs] = [canonical(expected[part]), canonical(got[part])]
      if (mine !== theirs) return `its ${part} is ${theirs}, and may be ${mine}`
    }
    return null
  }

  /** Are eyes closed there? Then whoever has answered is asked nothing any more, though nothing has come of it yet. */
  isVeiledAt(seq: number): boolean {
    return (this.game.veil?.(this.lineAt(seq).state) ?? null) !== null
  }

  /** May anybody answer there? */
  isWindowAt(seq: number): boolean {
    const { state } = this.lineAt(seq)
    return openWindow(this.game.awaiting(state), (seat) => this.game.prompt(state, seat)) !== null
  }

  private known(viewer: Viewer, seq: number, after: number | null, answered: boolean): Known {
    const { game } = this
    const { state, mayUndo, only } = this.lineAt(seq)
    const seat = viewer === 'watcher' ? null : viewer
    const outcome = game.outcome(state)
    const isAsked = seat !== null && !answered && (only === null || only === seat)
    const prompt = isAsked ? game.prompt(state, seat) : null
    const isAwaited = prompt !== null && seat !== null && game.awaiting(state).includes(seat)
    return orderly({
      seq,
      seat,
      view: game.view(state, viewer),
      awaiting: seemingly(game, state)
        .filter((one) => (one.seat !== seat || isAwaited) && (only === null || only === one.seat))
        .map((one) => ({ seat: one.seat, ask: one.ask })),
      prompt,
      mayUndo: seat !== null && outcome === null && mayUndo[seat] === true,
      voice: seat === null ? 'free' : (game.voice?.(state, seat) ?? 'free'),
      log: this.log(viewer, seq, after),
      late: this.late(seq),
      outcome: outcome as Position['outcome'],
    })
  }

  private log(viewer: Viewer, seq: number, after: number | null): Known['log'] {
    const { state, pages, takenBackAt } = this.lineAt(seq)
    const isContinued = after !== null && after >= takenBackAt && after <= seq
    const late: Known['log']['late'] = []
    const facts: Typed[] = []
    for (const one of pages.filter(({ seq: at }) => !isContinued || at > after)) {
      if (one.isLate === true && one.seat !== null) late.push({ seat: one.seat, before: facts.length })
      const isNews = isContinued && one.seq === seq
      facts.push(
        ...heard(one.told, viewer).filter((fact) => isNews || !(this.game.faded?.(state, fact, viewer) ?? false)),
      )
    }
    return { after: isContinued ? after : null, facts: facts as Known['log']['facts'], late }
  }

  /** The seats whose last open decision was the clock's. */
  private late(seq: number): Seat[] {
    const last = new Map<Seat, boolean>()
    for (const { seat, isLate } of this.lineAt(seq).pages) if (seat !== null && isLate !== null) last.set(seat, isLate)
    return [...last].flatMap(([seat, isLate]) => (isLate ? seat : [])).toSorted((a, b) => a - b)
  }
}

/** Copied as it is told: rules go on changing what they have told of. */
function page(seq: number, told: readonly Told<Typed>[], seat: Seat | null, isLate: boolean | null): Page {
  return { seq, told: structuredClone(told), seat, isLate }
}

/** The parts in one order, so that equal ones are mostly equal texts. */
function orderly({ seq, seat, view, awaiting, prompt, mayUndo, voice, log, late, outcome }: Known): Known {
  return { seq, seat, view, awaiting, prompt, mayUndo, voice, log, late, outcome }
}
