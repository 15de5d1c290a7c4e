import {
  followed,
  heard,
  nextAround,
  noWindows,
  opening,
  openWindow,
  same,
  seemingly,
  Table,
  type AnyGame,
  type AnyTable,
  type Seat,
  type Told,
  type Typed,
  type Viewer,
  type Windows,
} from '@octopolis/engine'
import type { Entry, TableRow } from '../../store/rows.ts'
import { deadline, tick, windUp, type Clocks, type TimedQuestion } from '../../tables/clocks.ts'
import type { Position } from '../../protocol/tables.ts'
import { digest, sceneDigest } from './sight.ts'

/** What was told at a line that stands. */
interface Page {
  readonly seq: number
  readonly told: readonly Told<Typed>[]
}

/** A game played once more by nothing but the engine and its log: what everybody must have seen. */
export class Replay {
  private readonly game: AnyGame
  private readonly row: TableRow
  private readonly table: AnyTable
  private readonly pages: Page[]
  private clocks: Clocks
  private windows: Windows
  private takenBackAt = 0
  private lines = 0

  constructor(game: AnyGame, row: TableRow) {
    this.game = game
    this.row = row
    this.table = Table.start(game, { options: row.options, seats: row.seats, seed: row.seed ?? '' })
    this.pages = [{ seq: 0, told: this.table.lastTold() }]
    this.windows = opening(noWindows, 0, this.seesWindow)
    this.clocks = windUp(row.clock, this.questions(), row.startedAt ?? 0)
  }

  /** The next line; refuses what the rules refuse. */
  play(entry: Entry): void {
    const { kind, seq, seat, move } = entry
    const prompt = kind === 'move' ? this.table.prompt(seat ?? -1) : null
    const isPass = prompt?.window !== undefined && same(prompt.fallback, move)
    const isLast = this.table.awaiting.length === 1
    if (kind === 'move') {
      this.table.play(seat ?? -1, move)
      this.windows = followed(this.windows, { seq, seat: seat ?? -1, isPass, isLast }, this.seesWindow)
      this.pages.push({ seq, told: this.table.lastTold() })
    } else if (kind === 'undo') {
      this.table.undo(seat ?? -1)
      this.pages.pop()
      this.takenBackAt = seq
    }
    this.clocks = tick(this.row.clock, this.clocks, { ...entry, isPass }, this.questions())
    this.lines = seq
  }

  get outcome(): Position['outcome'] {
    return this.table.outcome as Position['outcome']
  }

  /** Of the moves that stand. */
  get moves(): string {
    return digest(this.table.record().moves)
  }

  /** By the log alone, without any grace. */
  deadline(seat: Seat): number | null {
    return deadline(this.row.clock, this.clocks, seat)
  }

  private get seesWindow(): boolean {
    return openWindow(this.table.awaiting, (seat) => this.table.prompt(seat)) !== null
  }

  /** Time is up for all at once, bots too. */
  get isForAll(): boolean {
    return this.row.clock.kind === 'live' && this.seesWindow
  }

  /** Who is asked: at a slow table one after the other. */
  private get asked(): readonly Seat[] {
    const { awaiting } = this.table
    const first = this.row.clock.kind === 'slow' && this.seesWindow ? nextAround(awaiting, this.windows.actor) : null
    return first === null ? awaiting : [first]
  }

  /** Are eyes closed? */
  get isVeiled(): boolean {
    return (this.game.veil?.(this.table.state) ?? null) !== null
  }

  /** `isAsked`: as the viewer was. With eyes closed a seat that has answered is asked nothing more. */
  scene(viewer: Viewer, isAsked: boolean): string {
    const { table, game } = this
    const isSeat = viewer !== 'watcher'
    const { asked } = this
    const isHeard = isSeat && (asked === table.awaiting || asked.includes(viewer))
    const prompt = isHeard && (isAsked || !this.isVeiled) ? table.prompt(viewer) : null
    const isAwaited = prompt !== null && isSeat && table.awaiting.includes(viewer)
    return sceneDigest({
      view: table.view(viewer),
      awaiting: seemingly(game, table.state).filter(
        ({ seat }) => (seat !== viewer || isAwaited) && (asked === table.awaiting || asked.includes(seat)),
      ),
      prompt: prompt as Position['prompt'],
      mayUndo: isSeat && table.outcome === null && table.mayUndo(viewer),
      voice: isSeat ? (game.voice?.(table.state, viewer) ?? 'free') : 'free',
      outcome: this.outcome,
    })
  }

  /** What this viewer was told after a line; null if something was taken back since, so that it can't be continued. */
  facts(viewer: Viewer, after: number | null): string | null {
    if (after !== null && after < this.takenBackAt) return null
    const { faded } = this.game
    const facts = this.pages
      .filter(({ seq }) => after === null || seq > after)
      .flatMap(({ seq, told }) => {
        const isNews = after !== null && seq === this.lines
        return heard(told, viewer).filter((fact) => isNews || faded?.(this.table.state, fact, viewer) !== true)
      })
    return digest(facts)
  }

  private questions(): (TimedQuestion | null)[] {
    const { asked } = this
    const { last } = this.windows
    const closing = this.isVeiled ? { veiled: true as const } : {}
    const racing = last !== null && last.shut === null ? { window: last.asked } : {}
    return Array.from({ length: this.row.seats }, (_, seat) => {
      const prompt = asked.includes(seat) ? this.table.prompt(seat) : null
      return prompt === null ? null : { type: prompt.ask.type, pace: prompt.pace, ...closing, ...racing }
    })
  }
}
