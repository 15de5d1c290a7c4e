import type { Seat, Viewer } from '@octopolis/engine'
import type { Position, Said, TableInfo } from '../../protocol/tables.ts'
import type { ClockSetting } from '../../store/rows.ts'
import type { Fault, FaultKind } from './fault.ts'
import { sightOf } from './sight.ts'

/** A move or an undo on its way into the log. */
export interface Wish {
  /** As it stands in the log, the seat before it. */
  readonly key: string
  readonly kind: 'move' | 'undo'
  readonly seat: Seat
  readonly move: unknown
}

export interface Acknowledged {
  readonly seq: number
  /** When it was sent for the last time before. */
  readonly sentAt: number
  /** It was given with eyes closed: that line is still to come, and lines of the house's own may come before it. */
  readonly sealed?: true | undefined
  /** The line in sight of which it was decided. */
  readonly sight?: number
}

interface Shown {
  readonly scene: string
  /** By the line they continue. */
  readonly facts: Map<number | null, string>
}

/** A deadline, and when the house showed it. */
export interface ShownDeadline {
  readonly seq: number
  readonly seat: Seat
  readonly deadline: number | null
  readonly now: number
}

/** A fallback that is still missing so long after the deadline, on the house's own clock, won't come. */
const LATE = 5000

const statuses = ['gathering', 'playing', 'finished', 'closed'] as const
type Status = (typeof statuses)[number]

function rank(status: Status): number {
  return statuses.indexOf(status)
}

interface Floor {
  readonly seq: number
  readonly status: Status
}

/** With eyes closed one line has two moments for a seat: before its answer and after it. */
export function momentOf(seq: number, isAsked: boolean): string {
  return `${seq} ${isAsked ? 'asked' : 'waiting'}`
}

/** All that the trial's people have done, were promised and have seen at one table. */
export class Testimony {
  readonly table: string
  readonly sent = new Map<string, Wish>()
  readonly acknowledged = new Map<string, Acknowledged>()
  /** Refused, and never sent again: they must not be in the log. */
  readonly refused = new Set<string>()
  /** Texts, each meant once: under which id, and the line it became; null if nobody knows. */
  readonly said = new Map<string, { readonly account: string; readonly id: string; n: number | null }>()
  /** Refused, and never sent again: they must not be in the talk. */
  readonly unsaid = new Set<string>()
  readonly shown = new Map<Viewer, Map<string, Shown>>()
  readonly deadlines: ShownDeadline[] = []
  readonly faults: Fault[] = []
  /** The last line that anybody knows of. */
  highest = 0
  movedAt = Date.now()
  seenAt = Date.now()
  isOver = false
  status: Status = 'gathering'
  clock: ClockSetting['kind'] = 'none'
  commitment: string | null = null
  /** Of the moves in the record that was given out. */
  record: string | null = null
  private readonly isExcused: () => boolean
  private life = 0
  /** Those that were shown in this life. */
  private readonly deadlinesNow = new Set<string>()

  /** `isExcused`: the house can't do what it should just now, and needn't. */
  constructor(table: string, isExcused: () => boolean = () => false) {
    this.table = table
    this.isExcused = isExcused
  }

  blame(kind: FaultKind, seq: number | null, what: string): void {
    this.faults.push({ kind, table: this.table, seq, what })
  }

  know(seq: number): void {
    if (seq <= this.highest) return
    this.highest = seq
    this.movedAt = Date.now()
  }

  /** Several answers to one wish, or none, come to this. */
  acknowledge({ key }: Wish, answer: Acknowledged): void {
    const { seq, sealed } = answer
    const before = this.acknowledged.get(key)
    const mayDiffer = before?.sealed === true && before.seq < seq
    if (before !== undefined && before.seq !== seq && !mayDiffer) {
      this.blame('contradicted', seq, `${key} was acknowledged as line ${before.seq}, then as line ${seq}`)
    }
    if (before === undefined) this.acknowledged.set(key, answer)
    if (sealed !== true) this.know(seq)
  }

  /** What is known now. Nobody who asks from now on may be told less. */
  get floor(): Floor {
    return { seq: this.highest, status: this.status }
  }

  /** `floor`: when this was asked for. `life`: the how manieth start of the house it is. */
  see(position: Position, floor: Pick<Floor, 'seq'>, life: number): void {
    const sight = sightOf(position)
    const { seq, viewer } = sight
    this.seenAt = Date.now()
    if (seq < floor.seq) {
      this.blame('back', seq, `line ${floor.seq} was known before viewer ${viewer} asked, and was shown line ${seq}`)
    }
    this.know(seq)
    if (position.outcome !== null) this.isOver = true

    const before = this.shown.get(viewer) ?? new Map<string, Shown>()
    this.shown.set(viewer, before)
    const moment = momentOf(seq, position.prompt !== null)
    const { scene, facts } = before.get(moment) ?? { scene: sight.scene, facts: new Map<number | null, string>() }
    before.set(moment, { scene, facts })
    const told = facts.get(sight.after) ?? sight.facts
    facts.set(sight.after, told)
    if (scene !== sight.scene || told !== sight.facts) {
      this.blame('contradicted', seq, `viewer ${viewer} was shown two different things at this line`)
    }
    this.seeDeadlines(position, life)
  }

  private seeDeadlines({ awaiting, seq, now }: Position, life: number): void {
    if (life !== this.life) this.deadlinesNow.clear()
    this.life = life
    for (const { seat, deadline } of awaiting) {
      if (deadline !== null && now > deadline + LATE && !this.isExcused()) {
        this.blame('clock', seq, `seat ${seat} is still waited for ${now - deadline} ms after its deadline`)
      }
      const key = `${seq} ${seat} ${deadline}`
      if (this.deadlinesNow.has(key)) continue
      this.deadlinesNow.add(key)
      this.deadlines.push({ seq, seat, deadline, now })
    }
  }

  seeInfo({ status, seq, commitment }: Pick<TableInfo, 'status' | 'seq' | 'commitment'>, floor: Floor): void {
    if (seq < floor.seq) {
      this.blame('back', seq, `line ${floor.seq} was known before somebody asked, and was told of ${seq}`)
    }
    this.know(seq)
    if (rank(status) < rank(floor.status)) this.blame('back', seq, `the table was ${floor.status}, and is ${status}`)
    if (rank(status) > rank(this.status)) {
      this.status = status
      this.movedAt = Date.now()
    }
    if (commitment !== null && this.commitment !== null && commitment !== this.commitment) {
      this.blame('contradicted', 0, 'the seed that was committed to is another one')
    }
    this.commitment ??= commitment
  }

  hear({ n, said }: Said): void {
    const line = typeof said === 'string' ? this.said.get(said) : undefined
    if (line === undefined) return
    if (line.n !== null && line.n !== n)
      this.blame('contradicted', null, `"${String(said)}" is line ${line.n} and ${n}`)
    line.n = n
  }
}
