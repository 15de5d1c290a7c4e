/** What the checker looks for. */
export type Rule =
  /** A message of an unknown kind, or with another set of keys. */
  | 'shape'
  /** A position that is not what its reader may know. */
  | 'position'
  /** A deadline or a reserve that differs between readers. */
  | 'clock'
  /** A table that is described differently to different readers. */
  | 'table'
  /** An answer to something else than what was asked. */
  | 'answer'
  /** A refusal that nothing its reader knows accounts for. */
  | 'refusal'
  /** A message too few, too many, or at the wrong time. */
  | 'order'
  /** Something said that was not, or not to this reader. */
  | 'talk'
  /** Bytes that nobody, or only somebody else, may see. */
  | 'secret'

export interface Finding {
  readonly rule: Rule
  readonly reader: string
  readonly what: string
}

const LONGEST = 2000

export class Findings {
  readonly all: Finding[] = []

  add(rule: Rule, reader: string, what: string): void {
    this.all.push({ rule, reader, what: what.length > LONGEST ? `${what.slice(0, LONGEST)}…` : what })
  }
}
