import { canonical } from '@octopolis/engine'
import type { TalkRow } from '../../store/rows.ts'
import type { Findings } from './findings.ts'
import type { Said } from './shapes.ts'
import type { Stay } from './stays.ts'

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
  checkStay(reader: string, stay: Stay, muted: ReadonlySet<string>): void {
    for (const { joined, said } of stay.arrivals) {
      const later = stay.said.slice(said)
      this.check(reader, joined.talk, muted)
      this.check(reader, later, muted, joined.talk.at(-1)?.n ?? 0)
      const heard = joined.talk.length + later.length
      const all = this.heardBut(muted).length
      if (stay.isToTheEnd && heard < all) {
        this.findings.add('talk', reader, `of ${all} things said since it came and before, it heard ${heard}`)
      }
    }
  }

  /** Is this what this account just said? */
  checkOwn(reader: string, said: Said, account: string | null): void {
    const line = this.lines.find(({ n }) => n === said.n)
    if (line === undefined || line.by?.id !== account || canonical(line) !== canonical(said)) {
      this.findings.add('talk', reader, `it is told that it said ${canonical(said)}`)
    }
  }
}
