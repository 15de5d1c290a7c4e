import type { AnyGame } from '@octopolis/engine'
import { learner, type Lesson } from '@octopolis/games/lesson'
import type { Crest } from '@octopolis/server/protocol/heraldry'
import type { Position } from '@octopolis/server/protocol/tables'
import { FORM, type Sitter } from '../local/kept.ts'
import { LocalTable } from '../local/table.ts'
import { Declined } from '../declined.ts'
import { withPosition, type TableLink, type TableState } from '../table/link.ts'
import type { Bookmark } from './kept.ts'
import { answer, countOf, goBack, goOn, start, toQuestion, walkTo, type LessonProgress } from './lesson.ts'

/** What the voice says now. */
export interface Voice {
  readonly step: LessonProgress['step']
  readonly at: number
  readonly of: number
  /** How often an answer was taken back at this step: the hint is shown, and said again each time. */
  readonly refusals: number
  readonly mayGoBack: boolean
}

interface Pupil {
  readonly name: string
  readonly crest: Crest
}

/** Those who sit around a lesson have no face of their own choosing. */
const crests: readonly Crest[] = [
  { emblem: 'bell', field: 'chevron', tincture: 'coral' },
  { emblem: 'moth', field: 'rays', tincture: 'tide' },
  { emblem: 'compass', field: 'bars', tincture: 'moss' },
  { emblem: 'tower', field: 'cross', tincture: 'brass' },
]

/** A prepared table that plays along with a lesson, in the learner's eyes. */
export class LessonLink implements TableLink {
  private readonly game: AnyGame
  private readonly lesson: Lesson
  private readonly sitters: readonly Sitter[]
  private readonly bookmark: Bookmark
  private readonly listeners = new Set<() => void>()
  private progress: LessonProgress
  private state: TableState
  private said: Voice

  constructor(game: AnyGame, lesson: Lesson, pupil: Pupil, bookmark: Bookmark) {
    this.game = game
    this.lesson = lesson
    this.bookmark = bookmark
    const names = [pupil.name, ...lesson.names].slice(0, lesson.seats)
    this.sitters = names.map((name, seat) => {
      const crest = seat === learner ? pupil.crest : crests[(seat - 1) % crests.length]
      return { kind: 'person', name, crest: crest ?? pupil.crest }
    })
    this.progress = walkTo(game, lesson, bookmark.read())
    const table = this.table()
    const nothing = { info: table.info(), position: null, log: [], edition: 0, talk: [], hasEarlier: false, unsaid: [] }
    this.state = withPosition({ ...nothing, connection: 'here', isSending: false }, this.position(table, null))
    this.said = this.voiceNow(0)
  }

  current = (): TableState => this.state
  voice = (): Voice => this.said

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Plays what the lesson waits for; anything else is taken back with the hint. */
  async play(move: unknown): Promise<void> {
    const asked = toQuestion(this.game, this.lesson, this.progress)
    const next = answer(this.game, this.lesson, asked, move)
    if (next !== null) return this.moveTo(next)
    const isSame = asked.place.step === this.progress.place.step
    this.progress = asked
    this.bookmark.write(asked.place)
    this.show(this.state.position?.seq ?? null, isSame ? this.said.refusals + 1 : 1)
  }

  goOn(): void {
    if (this.progress.step?.kind === 'tell') this.moveTo(goOn(this.game, this.lesson, this.progress))
  }

  goBack(): void {
    const before = goBack(this.game, this.lesson, this.progress)
    if (before !== null) this.moveTo(before)
  }

  restart(): void {
    this.moveTo(walkTo(this.game, this.lesson, start))
  }

  async undo(): Promise<void> {
    throw new Declined('forbidden', 'In a lesson one goes back instead.')
  }

  async say(): Promise<void> {
    throw new Declined('forbidden', 'There is nobody to talk to in a lesson.')
  }

  async earlier(): Promise<void> {}

  close(): void {
    this.listeners.clear()
  }

  private moveTo(next: LessonProgress): void {
    // Going back tells everything anew: there is nothing to animate then.
    const isLater = next.moves.length >= this.progress.moves.length && next.place.step > this.progress.place.step
    const after = isLater ? this.progress.moves.length : null
    this.progress = next
    this.bookmark.write(next.place)
    this.show(after, 0)
  }

  private show(after: number | null, refusals: number): void {
    const table = this.table()
    this.state = withPosition({ ...this.state, info: table.info() }, this.position(table, after))
    this.said = this.voiceNow(refusals)
    for (const listener of this.listeners) listener()
  }

  private voiceNow(refusals: number): Voice {
    const { progress, lesson } = this
    const mayGoBack = goBack(this.game, lesson, progress) !== null
    return { step: progress.step, ...countOf(lesson, progress), refusals, mayGoBack }
  }

  /** The table as the moves so far made it: a lesson is short enough to be played again at each step. */
  private table(): LocalTable {
    const { options, seed } = this.lesson
    return LocalTable.open(this.game, {
      form: FORM,
      id: 'lesson',
      game: this.game.id,
      version: this.game.version,
      options,
      hints: false,
      seed,
      sitters: this.sitters,
      lines: this.progress.moves.map(([seat, move]) => ({ kind: 'move', seat, move })),
      talk: [],
      createdAt: 0,
      changedAt: 0,
      finishedAt: null,
      rev: 0,
    })
  }

  private position(table: LocalTable, after: number | null): Position {
    const position = table.position(learner, after, Date.now())
    const { step } = this.progress
    const isOpen = step?.kind === 'do' || (step?.kind === 'tell' && step.isOpen === true)
    return { ...position, prompt: isOpen ? position.prompt : null, mayUndo: false, voice: 'silent' }
  }
}
