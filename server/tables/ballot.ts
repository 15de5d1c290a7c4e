import type { Seat } from '@octopolis/engine'

/** Who wants what: one wish is about a seat, one about time. They don't outlive a restart; the vote is soon cast again. */
export class Ballot {
  private readonly wishes = new Map<Seat | 'haste', Set<string>>()

  cast(about: Seat | 'haste', voter: string): void {
    const voters = this.wishes.get(about) ?? new Set()
    this.wishes.set(about, voters.add(voter))
  }

  count(about: Seat | 'haste'): number {
    return this.wishes.get(about)?.size ?? 0
  }

  clear(about: Seat | 'haste'): void {
    this.wishes.delete(about)
  }

  /** Votes of those who may vote: who has left since doesn't count. */
  among(about: Seat | 'haste', voters: readonly string[]): number {
    const cast = this.wishes.get(about)
    return cast === undefined ? 0 : voters.filter((voter) => cast.has(voter)).length
  }
}
