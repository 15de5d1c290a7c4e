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

  write(what: unknown): void {
    this.last = createHash('sha256').update(this.last).update(canonical(what)).digest('base64')
    this.line += this.last.charAt(0)
  }
}

/** A trail as it grows, position by position. */
function* growing(game: AnyGame, record: GameRecord): Generator<Trail> {
  const [told, states] = [new Ink(), new Ink()]
  const table = Table.start(game, record)
  for (const next of [null, ...record.moves]) {
    if (next !== null) table.play(...next)
    told.write(table.lastTold())
    states.write(table.state)
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
