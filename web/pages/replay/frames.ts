import {
  heard,
  same,
  Table,
  type AnyGame,
  type GameRecord,
  type Outcome,
  type Seat,
  type Told,
  type Typed,
  type Viewer,
} from '@octopolis/engine'

/** Whose eyes: a seat's, anyone's, or all at once. */
export type Eyes = Viewer | 'all'

/** One move of a finished game, and what it told to whom. The first is the set-up, which nobody made. */
export interface Frame {
  readonly mover: Seat | null
  readonly told: readonly Told<Typed>[]
}

/** A finished game, open at any of its moves. */
export interface Replay {
  readonly seats: number
  /** Frame 0 is the set-up; frame n comes after n moves. */
  readonly frames: readonly Frame[]
  readonly outcome: Outcome | null
  /** All that was true after so many moves, secrets too. */
  state(move: number): unknown
  /** What these eyes saw after so many moves. */
  view(move: number, eyes: Eyes): unknown
  /** What these eyes were told by that move, as an all-knowing reader or as they heard it. */
  facts(move: number, eyes: Eyes): readonly Typed[]
}

/** A state is kept after every so many moves: whatever is asked for is at most so many moves away. */
const STRIDE = 20

export function openReplay(game: AnyGame, record: GameRecord): Replay {
  const table = Table.start(game, record)
  const frames: Frame[] = [{ mover: null, told: table.lastTold() }]
  const kept: unknown[] = [game.clone(table.state)]
  for (const [seat, move] of record.moves) {
    table.play(seat, move)
    frames.push({ mover: seat, told: table.lastTold() })
    if (table.seq % STRIDE === 0) kept.push(game.clone(table.state))
  }
  const last = game.clone(table.state)

  /** The state that was last looked at: most often the next one is wanted. */
  let near = { move: 0, state: kept[0] }

  function stateAt(move: number): unknown {
    if (move === frames.length - 1) return last
    if (near.move === move) return near.state
    const from = Math.floor(move / STRIDE)
    const isNearer = near.move < move && near.move >= from * STRIDE
    const start = isNearer ? near : { move: from * STRIDE, state: kept[from] }
    const state = advance(game, record, start, move)
    near = { move, state }
    return state
  }

  const seats = Array.from({ length: record.seats }, (_, seat) => seat)
  return {
    seats: record.seats,
    frames,
    outcome: table.outcome,
    state: stateAt,
    view(move, eyes) {
      const state = stateAt(move)
      if (eyes !== 'all') return game.view(state, eyes)
      return seats.reduce<unknown>((seen, seat) => fillIn(seen, game.view(state, seat)), game.view(state, 'watcher'))
    },
    facts: (move, eyes) => hear(frames[move]?.told ?? [], eyes),
  }
}

/** The state some moves later: a table that resumes there replays only those. */
function advance(
  game: AnyGame,
  record: GameRecord,
  from: { readonly move: number; readonly state: unknown },
  to: number,
): unknown {
  if (from.move === to) return from.state
  const moves = record.moves.slice(0, to)
  return Table.resume(game, { ...record, moves }, { seq: from.move, state: from.state }).state
}

function hear(told: readonly Told<Typed>[], eyes: Eyes): readonly Typed[] {
  return eyes === 'all' ? told.map(({ fact }) => fact) : heard(told, eyes)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * What a watcher sees, with the blanks filled in by somebody who sees more. Only what is null is filled: games leave
 * null where there is something that this viewer may not know, and everything else stays as the watcher has it.
 */
export function fillIn(seen: unknown, more: unknown): unknown {
  if (seen === null) return more
  if (Array.isArray(seen) && Array.isArray(more) && seen.length === more.length) {
    return seen.map((one: unknown, index) => fillIn(one, more[index]))
  }
  if (isObject(seen) && isObject(more)) {
    return Object.fromEntries(
      Object.entries(seen).map(([key, value]) => [key, key in more ? fillIn(value, more[key]) : value]),
    )
  }
  return seen
}

/** Who was told what others were not: the seats that heard this as it is, null if everybody did. */
export function secretOf({ fact, to, others }: Told<Typed>): readonly Seat[] | null {
  return to === null || (others !== null && same(fact, others)) ? null : to
}
