import type { Chance } from '../chance.ts'
import type { AnyGame, Seat, Turn, Typed, Viewer } from '../game.ts'
import { heard, type Told } from '../turn.ts'
import { copy, text } from './plain.ts'
import { blaming } from './report.ts'

/** A turn outside any table. */
export class Rehearsal implements Turn<Typed> {
  readonly chance: Chance
  readonly told: Told<Typed>[] = []
  shown = false

  constructor(chance: Chance) {
    this.chance = chance
  }

  tell(fact: Typed, to?: readonly Seat[], others?: Typed): void {
    this.told.push({ fact, to: to ?? null, others: others ?? null })
  }

  reveal(): void {
    this.shown = true
  }
}

/** A state after a move that was only tried, what was told on the way, and whether a secret was shown. */
export interface Rehearsed {
  readonly state: unknown
  readonly told: readonly Told<Typed>[]
  readonly shown: boolean
}

/** Plays a listed move on a copy of the state. */
export function rehearse(game: AnyGame, state: unknown, seat: Seat, move: unknown, chance: Chance): Rehearsed {
  const turn = new Rehearsal(chance)
  const after = copy(state)
  blaming(2, `Seat ${seat}'s move ${text(move)} is listed, but can't be played`, () =>
    game.play(after, seat, move, turn),
  )
  return { state: after, told: turn.told, shown: turn.shown }
}

/** What this viewer was told by a move and may still read after it. */
export function remembered(game: AnyGame, { state, told }: Rehearsed, viewer: Viewer): Typed[] {
  return heard(told, viewer).filter((fact) => !(game.faded?.(state, fact, viewer) ?? false))
}
