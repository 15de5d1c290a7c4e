import type { Findings } from './findings.ts'
import type { TableInfo } from './shapes.ts'
import type { Event, TableVisit } from './table-visits.ts'

/** All who are at a table at a time get the same messages in the same order, whoever they are. */

/** What of an event is the same for all: a position's line, all of a table but its code. */
function keyOf(event: Event): string {
  if (event.kind === 'position') return `position ${event.position.seq}`
  return `table ${JSON.stringify({ ...event.info, code: null })}`
}

/** What of a table changes by word alone: not who is there just now, and how far the game is. */
function agreed(info: TableInfo): string {
  const seats = info.seats.map(({ sitter, ...seat }) => {
    return { ...seat, sitter: sitter && { ...sitter, present: null, votes: null, mayBeReplaced: null } }
  })
  return JSON.stringify({ ...info, code: null, watchers: null, seq: null, seats })
}

function agreement(part: readonly string[], whole: readonly string[], from: number): number {
  let length = 0
  while (length < part.length && part[length] === whole[from + length]) length++
  return length
}

/** The story of a table, as somebody heard it who was there from first to last. */
export class Story {
  private readonly keys: readonly string[]
  private readonly agreed: ReadonlySet<string>
  /** So much is sure to have come to everybody who stayed. */
  private readonly end: number
  private readonly findings: Findings

  constructor(witness: TableVisit, last: number, findings: Findings) {
    this.findings = findings
    this.keys = witness.events.map(keyOf)
    this.end = witness.settled ?? this.keys.length
    this.agreed = new Set(witness.events.flatMap((event) => (event.kind === 'table' ? agreed(event.info) : [])))
    const seqs = witness.events.flatMap((event) => (event.kind === 'position' ? event.position.seq : []))
    if (seqs.length !== last + 1 || seqs.some((seq, index) => seq !== index)) {
      findings.add('order', 'the witness', `a log of ${last} lines was shown by the positions ${seqs.join(' ')}`)
    }
    if (!witness.events.some((event) => event.kind === 'table' && event.info.status === 'finished')) {
      findings.add('order', 'the witness', 'nobody said that the game is finished')
    }
  }

  /** Is this visit a part of the story, without gap and addition, and up to the end if it was? */
  check(reader: string, visit: TableVisit): void {
    this.arrivals(reader, visit)
    const part = visit.events.map(keyOf)
    const earliest = visit.isToTheEnd ? Math.max(this.end - part.length, 0) : 0
    let best = { from: 0, length: -1 }
    for (let from = earliest; from <= this.keys.length; from++) {
      const length = agreement(part, this.keys, from)
      if (length === part.length) return
      if (length > best.length) best = { from, length }
    }
    const [own, others] = [part[best.length], this.keys[best.from + best.length]]
    // Where both are tables, it is one that is described differently, or one that is missing.
    const isTable = own?.startsWith('table') === true && others?.startsWith('table') === true
    const isLost = isTable && this.keys.includes(own)
    const what = `after ${best.length} of ${part.length} messages it gets ${own}, and all others ${others ?? 'nothing'}`
    this.findings.add(isTable && !isLost ? 'table' : 'order', reader, what)
  }

  /** Is a table that somebody asked for as all were told that it is? Before the game starts nobody may have been there. */
  checkInfo(reader: string, info: TableInfo): void {
    if (info.status === 'gathering' || this.agreed.has(agreed(info))) return
    this.findings.add('table', reader, `the table was never announced as ${JSON.stringify(info)}`)
  }

  /** A join is answered with the line that its reader is at: the next position is the next line. */
  private arrivals(reader: string, { arrivals, events }: TableVisit): void {
    for (const { joined, events: before } of arrivals) {
      const seq = joined.position?.seq ?? -1
      const earlier = events.slice(0, before).findLast(({ kind }) => kind === 'position')
      const next = events.slice(before).find(({ kind }) => kind === 'position')
      if (earlier?.kind === 'position' && earlier.position.seq > seq) {
        this.findings.add(
          'order',
          reader,
          `position ${earlier.position.seq} came before the join's own, of line ${seq}`,
        )
      }
      if (next?.kind === 'position' && next.position.seq !== seq + 1) {
        this.findings.add('order', reader, `position ${next.position.seq} comes next after a join at line ${seq}`)
      }
    }
  }
}
