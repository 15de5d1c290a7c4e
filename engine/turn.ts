import { SecretChance } from './chance.ts'
import type { Seat, Turn, Typed, Viewer } from './game.ts'

/** A fact with its audience: everyone (to is null), or some seats, and what the rest see instead. */
export interface Told<Fact> {
  readonly fact: Fact
  readonly to: readonly Seat[] | null
  readonly others: Fact | null
}

/** What this viewer gets of what was told. */
export function heard<Fact>(told: readonly Told<Fact>[], viewer: Viewer): Fact[] {
  const facts: Fact[] = []
  for (const { fact, to, others } of told) {
    if (to === null || (viewer !== 'watcher' && to.includes(viewer))) facts.push(fact)
    else if (others !== null) facts.push(others)
  }
  return facts
}

/** What a move may do besides changing the state; one for the whole life of a table. */
export class TableTurn<Fact extends Typed> implements Turn<Fact> {
  readonly chance: SecretChance
  /** What was told since the move began, apart and used again: simulations tell millions of facts to nobody. */
  private count = 0
  private readonly facts: Fact[] = []
  private readonly to: (readonly Seat[] | null)[] = []
  private readonly others: (Fact | null)[] = []
  private mover: Seat | null = null
  private shown = false

  constructor(seed: string) {
    this.chance = new SecretChance(seed)
  }

  begin(mover: Seat | null, move: number): void {
    this.chance.begin(move)
    this.mover = mover
    this.shown = false
    this.count = 0
  }

  tell(fact: Fact, to?: readonly Seat[], others?: Fact): void {
    if (to !== undefined) for (const seat of to) if (seat !== this.mover) this.shown = true
    const { count } = this
    this.facts[count] = fact
    this.to[count] = to ?? null
    this.others[count] = others ?? null
    this.count = count + 1
  }

  told(): Told<Fact>[] {
    return this.facts.slice(0, this.count).map((fact, index) => ({
      fact,
      to: this.to[index] ?? null,
      others: this.others[index] ?? null,
    }))
  }

  reveal(): void {
    this.shown = true
  }

  /** Did anybody learn what can't be unlearned? */
  get learned(): boolean {
    return this.shown || this.chance.draws > 0
  }
}
