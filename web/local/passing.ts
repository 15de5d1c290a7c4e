import type { Seat, Viewer } from '@octopolis/engine'
import type { TableLink } from '../table/link.ts'
import {
  answering,
  laidDown,
  passedOn,
  sceneOf,
  settled,
  taken,
  whoIsNext,
  type Holding,
  type Scene,
} from './curtain.ts'
import type { Sitter } from './kept.ts'
import type { LocalTable } from './table.ts'

interface Hosted {
  readonly table: LocalTable
  subscribe(listener: () => void): () => void
  link(viewer: Viewer, since: number | null): TableLink
  passAll(): Promise<void>
}

/** What the device shows now. Behind a curtain there is no link at all: nothing of anybody's can be looked up. */
export interface Moment {
  readonly scene: Scene
  readonly viewer: Viewer | null
  readonly link: TableLink | null
  /** Who is asked now, of those in the room. */
  readonly next: Seat | null
}

type Person = Extract<Sitter, { kind: 'person' }>

/** One device that goes round: whose eyes it serves, and what each of them has seen. */
export class PassedAround {
  private readonly host: Hosted
  private readonly unsubscribe: () => void
  private readonly listeners = new Set<() => void>()
  /** By viewer: the line up to which they have looked. */
  private readonly seen = new Map<Viewer, number>()
  private holding: Holding
  private moment: Moment

  constructor(host: Hosted) {
    this.host = host
    const around = host.table.around()
    for (const viewer of [...around.people, 'watcher'] as const) this.seen.set(viewer, around.seq)
    this.holding = settled(around, laidDown(around))
    this.moment = this.look(null)
    this.unsubscribe = host.subscribe(() => this.settle(this.holding))
  }

  current(): Moment {
    return this.moment
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Who sits there. */
  who(seat: Seat): Person | null {
    const sitter = this.host.table.kept.sitters[seat]
    return sitter?.kind === 'person' ? sitter : null
  }

  /** "It's me." */
  take(): void {
    this.settle(taken(this.host.table.around(), this.holding))
  }

  /** "I answer." */
  answer(seat: Seat): void {
    this.settle(answering(this.host.table.around(), this.holding, seat))
  }

  /** "Nobody answers." */
  letPass(): void {
    void this.host.passAll()
  }

  /** What is played. */
  get game(): string {
    return this.host.table.kept.game
  }

  /** "We have seen it", "I have seen it". */
  pass(): void {
    this.settle(passedOn(this.host.table.around(), this.holding))
  }

  close(): void {
    this.unsubscribe()
    this.moment.link?.close()
    this.listeners.clear()
  }

  private settle(holding: Holding): void {
    this.holding = settled(this.host.table.around(), holding)
    this.moment = this.look(this.moment)
    for (const listener of this.listeners) listener()
  }

  private look(before: Moment | null): Moment {
    const { table } = this.host
    const around = table.around()
    const scene = sceneOf(around, this.holding)
    const viewer = scene.kind === 'eyes' ? scene.seat : scene.kind === 'curtain' ? null : 'watcher'
    const next = whoIsNext(around)
    if (before !== null && before.viewer === viewer) return { ...before, scene, next }
    this.lookAway(before)
    const link = viewer === null ? null : this.host.link(viewer, this.seen.get(viewer) ?? null)
    return { scene, viewer, link, next }
  }

  private lookAway(before: Moment | null): void {
    const seq = before?.link?.current()?.position?.seq
    before?.link?.close()
    if (before === null || before.viewer === null || seq === undefined) return
    // What was shown to all was shown to each.
    for (const viewer of before.viewer === 'watcher' ? [...this.seen.keys()] : [before.viewer])
      this.seen.set(viewer, seq)
  }
}
