import { describe, expect, test } from 'vitest'
import {
  editionsOf,
  explain,
  readRecord,
  Refusal,
  seal,
  Table,
  verify,
  type Game,
  type GameRecord,
  type Kit,
} from '../index.ts'

interface Heap {
  readonly edition: number
  left: number
}

type Take = { readonly type: 'take'; readonly pearls: number }

/** From a heap, take up to as many as the edition allows; whoever takes the last has won. */
const mostByEdition: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3 }

interface HeapKit extends Kit {
  State: Heap
  Move: Take
  View: Heap
  Fact: { type: 'took' }
  Ask: { type: 'take' }
}

const heap: Game<HeapKit> = {
  id: 'heap',
  version: 4,
  editions: { 4: [4], 3: [3], 2: [2], 1: [4, 3, 2] },
  seats: { min: 1, max: 1 },
  options: {},
  longest: 10,
  setup: (_options, _seats, _turn, edition) => ({ edition, left: 3 }),
  awaiting: ({ left }) => (left > 0 ? [0] : []),
  prompt: ({ edition, left }) => ({
    ask: { type: 'take' },
    moves: Array.from({ length: mostByEdition[edition] ?? 0 }, (_, n) => ({ type: 'take', pearls: n + 1 })),
    fallback: { type: 'take', pearls: 1 },
    pace: 'quick',
    rule: `HEAP-${left}.1`,
  }),
  play(state, _seat, { pearls }) {
    state.left = Math.max(0, state.left - pearls)
  },
  view: (state) => ({ ...state }),
  imagine: (view) => ({ ...view }),
  clone: (state) => ({ ...state }),
  outcome: ({ edition, left }) => (left > 0 ? null : { places: [1], reason: `edition ${edition}` }),
}

const took = (version: number, ...heaps: readonly number[]): GameRecord<Take> => ({
  game: 'heap',
  version,
  options: {},
  seats: 1,
  seed: 's',
  moves: heaps.map((pearls): [number, Take] => [0, { type: 'take', pearls }]),
})

describe('editions', () => {
  test('are those whose number means themselves', () => {
    expect(new Set(editionsOf(heap))).toEqual(new Set([2, 3, 4]))
  })

  test('a new table plays the newest, and its record says so', () => {
    const table = Table.start(heap, { seats: 1, seed: 's' })
    expect([table.version, table.state.edition, table.record().version]).toEqual([4, 4, 4])
  })

  test('a record is replayed by its own edition', () => {
    const table = Table.replay(heap, took(2, 1, 1))
    expect([table.version, table.state.edition, table.record().version]).toEqual([2, 2, 2])
    expect(() => Table.replay(heap, took(2, 2))).toThrow(
      new Refusal('Move 1: {"type":"take","pearls":2} is none of the 1 answers that seat 0 may give to "take".'),
    )
  })

  test('taking back stays in the edition', () => {
    const table = Table.replay(heap, took(2, 1))
    table.undo(0)
    expect([table.version, table.state.edition]).toEqual([2, 2])
  })

  test('a snapshot is resumed by the edition of its record', () => {
    const { state } = Table.replay(heap, took(3, 1))
    expect(Table.resume(heap, took(3, 1, 1), { seq: 1, state }).record().version).toBe(3)
  })

  test('an edition that is not here is refused', () => {
    expect(() => Table.replay(heap, took(7))).toThrow(
      new Refusal('The record is of version 7 of heap; here are the versions 2, 3, 4.'),
    )
  })
})

describe('a number under which several editions were played', () => {
  test('means the likeliest that allows all moves', () => {
    expect(Table.replay(heap, took(1, 3)).version).toBe(4)
    expect(Table.replay(heap, took(1, 1)).version).toBe(4)
  })

  test('means one that there was when it began, if that is known', () => {
    const dated = { ...heap, since: { 4: 400, 3: 300 } }
    const edition = (begunAt?: number) => explain(dated, 1, (one) => one, begunAt)
    expect([edition(), edition(400), edition(399), edition(0)]).toEqual([4, 4, 3, 2])
  })

  test('means one that ends as the record says, when it is verified', () => {
    const sealed = readRecord({ ...seal(took(1, 1, 1, 1), { places: [1], reason: 'edition 3' }) })
    expect(verify(heap, sealed).version).toBe(3)
    const strange = seal(took(1, 1, 1, 1), { places: [1], reason: 'edition 9' })
    expect(() => verify(heap, strange)).toThrow('No edition of heap explains it; by the likeliest: The record says')
  })

  test('means none, if none explains it', () => {
    expect(() => Table.replay(heap, took(1, 9))).toThrow('No edition of heap explains it; by the likeliest: Move 1')
  })

  test('starts no table', () => {
    expect(() => Table.start(heap, { seats: 1, seed: 's', version: 1 })).toThrow('version 1 of heap')
  })
})
