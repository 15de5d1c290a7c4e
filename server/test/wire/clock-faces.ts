import type { Seat } from '@octopolis/engine'
import type { Findings } from './findings.ts'
import type { Position } from './shapes.ts'

interface Terms {
  readonly hasClock: boolean
  readonly people: ReadonlySet<Seat>
  /** A bot stood in for these for a while. */
  readonly left: ReadonlySet<Seat>
  /** Time is up for bots too. */
  isForAll(seq: number): boolean
}

interface Face {
  deadline: number | null
  reserve: number | null
}

/** A clock shows everybody the same: a deadline, while a person is awaited at a table that has one. */
export class ClockFaces {
  private readonly terms: Terms
  private readonly findings: Findings
  private readonly faces = new Map<string, Face>()

  constructor(terms: Terms, findings: Findings) {
    this.terms = terms
    this.findings = findings
  }

  look(reader: string, { seq, awaiting }: Position): void {
    for (const { seat, deadline, reserve } of awaiting) {
      const key = `${seq} ${seat}`
      const face = this.faces.get(key) ?? { deadline, reserve }
      this.faces.set(key, face)
      face.deadline ??= deadline
      const isSame = reserve === face.reserve && (deadline === face.deadline || this.mayLack(seat, deadline))
      if (isSame && (deadline === null || this.mayHave(seat) || this.terms.isForAll(seq))) continue
      const sees = JSON.stringify({ deadline, reserve })
      this.findings.add('clock', reader, `line ${seq}, seat ${seat}: it sees ${sees}, others ${JSON.stringify(face)}`)
    }
  }

  private mayHave(seat: Seat): boolean {
    return this.terms.hasClock && this.terms.people.has(seat)
  }

  private mayLack(seat: Seat, deadline: number | null): boolean {
    return deadline === null && (!this.mayHave(seat) || this.terms.left.has(seat))
  }
}
