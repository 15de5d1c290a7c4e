import { createHash } from 'node:crypto'
import { canonical, Refusal, Table, type AnyGame, type GameRecord } from '@octopolis/engine'

/**
 * What a recorded game leaves behind, a character a move: each hangs on all before it, so that from the first move that
 * goes otherwise on, nothing is as it was. The set-up is the first.
 */
export interface Trail {
  readonly told: string
  readonly states: string
}

/** A line of characters, each of which depends on all that was written before. */
class Ink {
  line = ''
  private last = ''

  write(what: string): void {
    this.last = createHash('sha256').update(this.last).update(what).digest('base64')
    this.line += this.last.charAt(0)
  }
}

/** A state but for its edition, which the record has: the first edition of a game need not say in its states that it is one. */
function unnumbered(state: unknown): string {
  return canonical(state).replaceAll(/"edition":\d+,|,"edition":\d+/gu, '')
}

/** A trail as it grows, position by position. */
function* growing(game: AnyGame, record: GameRecord): Generator<Trail> {
  const [told, states] = [new Ink(), new Ink()]
  const table = Table.start(game, record)
  for (const next of [null, ...record.moves]) {
    if (next !== null) table.play(...next)
    told.write(canonical(table.lastTold()))
    states.write(unnumbered(table.state))
    yield { told: told.line, states: states.line }
  }
}

/** What a game tells, and the states it goes through, from its set-up to its last move. */
export function trailOf(game: AnyGame, record: GameRecord): Trail {
  return [...growing(game, record)].at(-1) ?? { told: '', states: '' }
}

/** Where a recorded game no longer goes as it went, in a sentence; null: nowhere. */
export function strays(game: AnyGame, name: string, record: GameRecord, trail: Trail): string | null {
  const otherwise = (move: number) =>
    `${name}, of edition ${record.version} of ${game.id}, replays differently at move ${move}: ` +
    'a change of rules or numbers is a new edition; see docs/adding-a-game.md.'
  let move = 0
  try {
    for (const { told, states } of growing(game, record)) {
      if (!trail.told.startsWith(told) || !trail.states.startsWith(states)) return otherwise(move)
      move++
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return otherwise(move)
  }
  return move === trail.told.length ? null : otherwise(move)
}
