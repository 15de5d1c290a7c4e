import { canonical } from '@octopolis/engine'
import type { TalkRow } from '../../store/rows.ts'
import type { Findings } from './findings.ts'
import type { Said } from './shapes.ts'
import type { Arrival, TableVisit } from './table-visits.ts'

/** All that was said at a table, as it lies in the store. */
export class Conversation {
  private readonly lines: readonly Said[]
  private readonly findings: Findings

  constructor(rows: readonly TalkRow[], nameOf: (account: string) => string, findings: Findings) {
    this.findings = findings
    this.lines = rows.map(({ table, n, seq, seat, account, kind, said, at }) => {
      const by = account === null ? null : { id: account, name: nameOf(account) }
      return { table, n, seq, seat, by, kind, said, at }
    })
  }

  /** What somebody gets who has muted these. */
  private heardBut(muted: ReadonlySet<string>): readonly Said[] {
    return this.lines.filter(({ by }) => by === null || !muted.has(by.id))
  }

  /** Is every one of these what was said, and are they in order, from the first or after another one? */
  check(reader: string, sent: readonly Said[], muted: ReadonlySet<string>, after = 0): void {
    const heard = this.heardBut(muted).filter(({ n }) => n > after)
    sent.forEach((said, index) => {
      const [mine, theirs] = [canonical(heard[index] ?? null), canonical(said)]
      if (mine === theirs) return
      this.findings.add('talk', reader, `it hears ${theirs}, where it may hear ${mine}`)
    })
  }

  /** Each line once in order: those that the join told, then those that came; all of them, for who stayed to the end. */
  checkVisit(reader: string, visit: TableVisit, muted: ReadonlySet<string>): void {
    for (const arrival of visit.arrivals) {
      const { talk, since } = arrival.joined
      const later = visit.said.slice(arrival.said)
      const first = this.beginning(reader, arrival, muted)
      this.check(reader, talk, muted, first)
      this.check(reader, later, muted, talk.at(-1)?.n ?? since)
      const heard = talk.length + later.length
      const all = this.heardBut(muted).filter(({ n }) => n > first).length
      if (visit.isToTheEnd && heard < all) {
        this.findings.add('talk', reader, `of ${all} things said since it came and before, it heard ${heard}`)
      }
    }
  }

  /** The line before the first that a join tells: the one that it named, or where the last hundred begin. */
  private beginning(reader: string, { joined, heard }: Arrival, muted: ReadonlySet<string>): number {
    const { talk, since, earlier } = joined
    if (since !== 0 && since !== heard) {
      this.findings.add('talk', reader, `it has heard line ${heard}, and is told what follows line ${since}`)
    }
    if (!earlier) return since
    const first = (talk[0]?.n ?? 1) - 1
    const before = this.heardBut(muted).filter(({ n }) => n <= first)
    if (talk.length !== 100 || since !== 0 || before.length === 0) {
      this.findings.add('talk', reader, `it is told that more was said before the ${talk.length} lines from ${first}`)
    }
    return first
  }

  /** Are these the last things said before a line that was there? */
  checkEarlier(reader: string, sent: readonly Said[], muted: ReadonlySet<string>, before: number, limit: number): void {
    const earlier = this.heardBut(muted).filter(({ n }) => n < before)
    if (canonical(earlier.slice(-limit)) === canonical(sent)) return
    this.findings.add('talk', reader, `before line ${before} it hears ${canonical(sent)}`)
  }

  /** Is this what this account just said? */
  checkOwn(reader: string, said: Said, account: string | null): void {
    const line = this.lines.find(({ n }) => n === said.n)
    if (line === undefined || line.by?.id !== account || canonical(line) !== canonical(said)) {
      this.findings.add('talk', reader, `it is told that it said ${canonical(said)}`)
    }
  }
}
