import type { Failure, Group, Report } from '@octopolis/engine/conform'

/** What all batches found. Of each group the failure of the earliest game is kept, in whatever order they came in. */
export class Total {
  games = 0
  moves = 0
  positions = 0
  hidden = 0
  private readonly first = new Map<Group, Failure>()

  add({ games, moves, positions, hidden, failures }: Report): void {
    this.games += games
    this.moves += moves
    this.positions += positions
    this.hidden += hidden
    for (const failure of failures) {
      const known = this.first.get(failure.group)
      if (known === undefined || failure.game < known.game) this.first.set(failure.group, failure)
    }
  }

  get failures(): Failure[] {
    return [...this.first.values()].toSorted((a, b) => a.group - b.group)
  }
}
