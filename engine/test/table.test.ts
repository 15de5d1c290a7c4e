import { describe, expect, test } from 'vitest'
import { heard, QuickChance, Refusal, Table, type GameRecord, type Snapshot } from '../index.ts'
import { pearls, type Fact, type Move, type Pearls, type State } from './pearls/game.ts'

type PearlTable = Table<Pearls>

function start(seats = 3, options: object = {}): PearlTable {
  return Table.start(pearls, { seats, options, seed: 'table' })
}

function card(table: PearlTable, seat: number, index = 0): Move {
  const move = table.prompt(seat)?.moves[index]
  if (move === undefined) throw new Error(`seat ${seat} has no answer ${index}`)
  return move
}

function bid(table: PearlTable, seat: number, index = 0): void {
  table.play(seat, card(table, seat, index))
}

/** Plays anything to the end. */
function finish(table: PearlTable): PearlTable {
  const chance = new QuickChance('finish')
  while (table.awaiting.length > 0) {
    const seat = chance.pick(table.awaiting)
    table.play(seat, chance.pick(table.prompt(seat)?.moves ?? []))
  }
  return table
}

describe('starting', () => {
  test('settles the options and sets the game up', () => {
    const table = start(2, { die: 'four' })
    expect(table.options).toEqual({ die: 'four', peeking: true, charms: ['shell'] })
    expect(table.seats).toBe(2)
    expect(table.seq).toBe(0)
    expect(table.awaiting).toEqual([0, 1])
    expect(table.outcome).toBeNull()
  })

  test('deals the same from the same seed', () => {
    expect(start().state).toEqual(start().state)
    expect(Table.start(pearls, { seats: 3, seed: 'other' }).state).not.toEqual(start().state)
  })

  test.each([1, 4, 2.5, Number.NaN])('refuses %d seats', (seats) => {
    expect(() => start(seats)).toThrow(new Refusal(`The game pearls is for 2 to 3 seats, not ${seats}.`))
  })

  test('refuses options that the game has not', () => {
    expect(() => start(3, { slow: true })).toThrow(Refusal)
  })
})

describe('playing', () => {
  test('plays a listed move, and tells', () => {
    const table = start()
    const move = card(table, 1)
    table.play(1, move)
    const told = table.lastTold()
    expect(table.seq).toBe(1)
    expect(table.awaiting).toEqual([0, 2])
    expect(heard(told, 1)).toEqual([{ ...move, seat: 1 }])
    expect(heard(told, 0)).toEqual([{ type: 'ready', seat: 1 }])
    expect(heard(told, 'watcher')).toEqual([{ type: 'ready', seat: 1 }])
  })

  test('takes an equal move for the listed one', () => {
    const table = start()
    const move = card(table, 0)
    const copy: unknown = JSON.parse(JSON.stringify(move))
    table.play(0, copy)
    expect(table.record().moves).toEqual([[0, move]])
  })

  test('lets a seat speak unasked where the game allows it', () => {
    const table = start()
    bid(table, 0)
    expect(table.awaiting).not.toContain(0)
    expect(table.prompt(0)?.ask.type).toBe('rebid')
    table.play(0, card(table, 0))
    expect(heard(table.lastTold(), 1)).toEqual([])
  })

  test('asks the game again after a move', () => {
    const table = start()
    const before = table.prompt(0)
    expect(table.prompt(0)).toBe(before)
    bid(table, 1)
    bid(table, 0)
    expect(table.prompt(0)).not.toEqual(before)
  })

  test.each<[string, number, unknown, string]>([
    [
      'an unlisted move',
      0,
      { type: 'peek' },
      'Move 2: {"type":"peek"} is none of the 3 answers that seat 0 may give to "bid".',
    ],
    ['junk', 0, 'x', 'Move 2: "x" is none of the 3 answers that seat 0 may give to "bid".'],
    ['nothing', 0, undefined, 'Move 2: undefined is none of the 3 answers that seat 0 may give to "bid".'],
    ['a seat too high', 3, { type: 'pass' }, "Move 2: seat 3 isn't asked anything now."],
    ['a seat too low', -1, { type: 'pass' }, "Move 2: seat -1 isn't asked anything now."],
    ['half a seat', 0.5, { type: 'pass' }, "Move 2: seat 0.5 isn't asked anything now."],
  ])('refuses %s, and nothing has changed', (_what, seat, move, sentence) => {
    const table = start()
    bid(table, 1)
    const before = JSON.stringify([table.state, table.record(), table.heard(0), table.mayUndo(1)])
    expect(() => table.play(seat, move)).toThrow(new Refusal(sentence))
    expect(JSON.stringify([table.state, table.record(), table.heard(0), table.mayUndo(1)])).toBe(before)
  })

  test('refuses a seat that is not asked', () => {
    const table = finish(start())
    expect(() => table.play(0, { type: 'pass' })).toThrow(
      new Refusal(`Move ${table.seq + 1}: seat 0 isn't asked anything now.`),
    )
  })
})

describe('taking back', () => {
  test('restores everything as it was before the move', () => {
    const table = start()
    bid(table, 1)
    const before = JSON.stringify([table.state, table.record(), table.heard(0)])
    bid(table, 0)
    expect(table.mayUndo(0)).toBe(true)
    table.undo(0)
    expect(JSON.stringify([table.state, table.record(), table.heard(0)])).toBe(before)
    expect(table.awaiting).toEqual([0, 2])
    bid(table, 0, 1)
    expect(table.seq).toBe(2)
  })

  test('goes on to the move before, while nothing was learned by that one either', () => {
    const table = start()
    bid(table, 1)
    bid(table, 0)
    table.undo(0)
    expect(table.mayUndo(0)).toBe(false)
    table.undo(1)
    expect(table.seq).toBe(0)
  })

  test('is refused before the first move', () => {
    expect(() => start().undo(0)).toThrow(new Refusal("Move 0: seat 0 can't take it back."))
  })

  test('is refused to others than the one who moved last', () => {
    const table = start()
    bid(table, 0)
    bid(table, 1)
    expect(table.mayUndo(0)).toBe(false)
    expect(() => table.undo(0)).toThrow(new Refusal("Move 2: seat 0 can't take it back."))
  })

  test('is refused once dice were rolled', () => {
    const table = start(2)
    bid(table, 0)
    bid(table, 1)
    expect(table.state.die).not.toBeNull()
    expect(table.mayUndo(1)).toBe(false)
  })

  test('is refused once a secret was shown', () => {
    const table = start(2)
    bid(table, 0)
    bid(table, 1)
    const [winner = 0] = table.awaiting
    table.play(winner, { type: 'peek' })
    expect(table.mayUndo(winner)).toBe(false)
  })

  test('is allowed after a look was declined', () => {
    const table = start(2)
    bid(table, 0)
    bid(table, 1)
    const [winner = 0] = table.awaiting
    table.play(winner, { type: 'pass' })
    expect(table.mayUndo(winner)).toBe(true)
  })

  test('is refused once another seat was told something', () => {
    const whispering: typeof pearls = {
      ...pearls,
      play(state, seat, move, turn) {
        pearls.play(state, seat, move, turn)
        turn.tell({ type: 'ready', seat }, [0])
      },
    }
    const table = Table.start(whispering, { seats: 3, seed: 'table' })
    bid(table, 0)
    expect(table.mayUndo(0)).toBe(true)
    bid(table, 1)
    expect(table.mayUndo(1)).toBe(false)
  })
})

describe('replaying', () => {
  test('comes to the same state, views and facts', () => {
    const table = finish(start())
    const again = Table.replay(pearls, table.record())
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(table.state))
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      expect(JSON.stringify(again.view(viewer))).toBe(JSON.stringify(table.view(viewer)))
      expect(JSON.stringify(again.heard(viewer))).toBe(JSON.stringify(table.heard(viewer)))
    }
    expect(again.outcome).toEqual(table.outcome)
    expect(again.record()).toEqual(table.record())
  })

  test('refuses the record of another game, or of another version', () => {
    const record = start().record()
    expect(() => Table.replay(pearls, { ...record, game: 'chess' })).toThrow(
      new Refusal('The record is of chess, not of pearls.'),
    )
    expect(() => Table.replay(pearls, { ...record, version: 2 })).toThrow(
      new Refusal('The record is of version 2 of pearls; this is version 1.'),
    )
  })

  test('refuses a move that could not be made, and says which', () => {
    const record = start().record()
    expect(() => Table.replay(pearls, { ...record, moves: [[0, { type: 'peek' }]] })).toThrow(/^Move 1: /)
  })
})

/** As it comes back from storage. */
function stored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** All there is to see at a table, and to be had from it. */
function everything(table: PearlTable): unknown {
  const seats = [0, 1, 2]
  return stored({
    state: table.state,
    views: [...seats, 'watcher' as const].map((viewer) => [table.view(viewer), table.log(viewer)]),
    asked: seats.map((seat) => [table.prompt(seat), table.talk(seat), table.mayUndo(seat)]),
    told: [table.lastTold(), table.told()],
    course: [table.seq, table.awaiting, table.outcome, table.record()],
  })
}

describe('resuming', () => {
  const whole = finish(start()).record()
  const cutAfter = (count: number) => ({ ...whole, moves: whole.moves.slice(0, count) })
  const snapshots = [...whole.moves.keys()].map((seq) => Table.replay(pearls, cutAfter(seq)).snapshot())

  function snapshotAfter(seq: number): Snapshot<State> {
    const snapshot = snapshots[seq]
    if (snapshot === undefined) throw new RangeError(`no snapshot after ${seq} moves`)
    return snapshot
  }

  function resume(record: GameRecord<Move>, seq: number): PearlTable {
    return Table.resume(pearls, stored(record), stored(snapshotAfter(seq)))
  }

  test.each([...snapshots.keys()])(
    'from move %i is as if the table had never been closed, however far it got',
    (seq) => {
      for (let count = seq + 1; count <= whole.moves.length; count++) {
        const replayed = Table.replay(pearls, cutAfter(count))
        const resumed = resume(cutAfter(count), seq)
        expect(everything(resumed)).toEqual(everything(replayed))
        for (const [seat, move] of whole.moves.slice(count)) {
          resumed.play(seat, stored(move))
          replayed.play(seat, move)
          expect(everything(resumed)).toEqual(everything(replayed))
        }
        expect(resumed.outcome).not.toBeNull()
      }
    },
  )

  test('plays none of the moves before the snapshot, and sets nothing up', () => {
    const played: Move[] = []
    const watched: typeof pearls = {
      ...pearls,
      setup() {
        throw new Error('set up')
      },
      play(state, seat, move, turn) {
        played.push(move)
        pearls.play(state, seat, move, turn)
      },
    }
    Table.resume(watched, whole, snapshotAfter(4))
    expect(played).toEqual(whole.moves.slice(4).map(([, move]) => move))
  })

  test('a move that may be taken back still may, and what came before the snapshot too', () => {
    const table = start()
    bid(table, 1)
    const snapshot = table.snapshot()
    bid(table, 0)
    const again = Table.resume(pearls, stored(table.record()), stored(snapshot))
    again.undo(0)
    table.undo(0)
    expect(everything(again)).toEqual(everything(table))
    again.undo(1)
    expect(everything(again)).toEqual(everything(start()))
  })

  test('leaves the snapshot as it was, and a snapshot leaves the table', () => {
    const table = start()
    const snapshot = table.snapshot()
    const before = stored(snapshot)
    bid(table, 0)
    expect(snapshot).toEqual(before)
    bid(Table.resume(pearls, table.record(), snapshot), 1)
    expect(snapshot).toEqual(before)
  })

  test.each([whole.moves.length, whole.moves.length + 1, -1, 0.5, Number.NaN])(
    'refuses a snapshot after %d moves, which is none before the last',
    (seq) => {
      const { state } = snapshotAfter(0)
      expect(() => Table.resume(pearls, whole, { seq, state })).toThrow(
        new Refusal(`A snapshot after ${seq} moves doesn't lie before the last of the record's ${whole.moves.length}.`),
      )
    },
  )

  test('refuses a record without moves, which has none before the last', () => {
    const table = start()
    expect(() => Table.resume(pearls, table.record(), table.snapshot())).toThrow(
      new Refusal("A snapshot after 0 moves doesn't lie before the last of the record's 0."),
    )
  })

  test('refuses the record of another game, or of another version', () => {
    const snapshot = snapshotAfter(0)
    expect(() => Table.resume(pearls, { ...whole, game: 'chess' }, snapshot)).toThrow(
      new Refusal('The record is of chess, not of pearls.'),
    )
    expect(() => Table.resume(pearls, { ...whole, version: 2 }, snapshot)).toThrow(
      new Refusal('The record is of version 2 of pearls; this is version 1.'),
    )
  })

  test('refuses a move after the snapshot that could not be made, and says which', () => {
    const moves = [...whole.moves.slice(0, 3), [0, { type: 'bid', card: 99 }] as const]
    expect(() => resume({ ...whole, moves }, 2)).toThrow(/^Move 4: /)
  })
})

describe('talking', () => {
  test('a seat may say what the game lists for it, from what it sees', () => {
    const table = start(2)
    expect(table.talk(1)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((claimed) => ({ type: 'claim', card: claimed })),
      { type: 'threat', seat: 0 },
    ])
  })

  test('gives the listed talk for an equal one, true or not', () => {
    const table = start(2)
    expect(table.checkTalk(0, { seat: 1, type: 'threat' })).toEqual({ type: 'threat', seat: 1 })
    for (const claimed of [1, 9]) {
      expect(table.checkTalk(0, { type: 'claim', card: claimed })).toEqual({ type: 'claim', card: claimed })
    }
  })

  test.each<[string, number, unknown, string]>([
    [
      'unlisted talk',
      0,
      { type: 'threat', seat: 0 },
      'The talk {"type":"threat","seat":0} is none of the 10 things that seat 0 may say now.',
    ],
    ['junk', 1, 'boo', 'The talk "boo" is none of the 10 things that seat 1 may say now.'],
    ['nothing', 1, undefined, 'The talk undefined is none of the 10 things that seat 1 may say now.'],
    ['a seat too high', 2, { type: 'threat', seat: 0 }, 'Seat 2 has nothing to say now.'],
    ['a seat too low', -1, { type: 'threat', seat: 0 }, 'Seat -1 has nothing to say now.'],
    ['half a seat', 0.5, { type: 'threat', seat: 0 }, 'Seat 0.5 has nothing to say now.'],
  ])('refuses %s', (_what, seat, said, sentence) => {
    expect(() => start(2).checkTalk(seat, said)).toThrow(new Refusal(sentence))
  })

  test('refuses everything where there is nothing to say', () => {
    expect(() => finish(start()).checkTalk(0, { type: 'claim', card: 1 })).toThrow(
      new Refusal('Seat 0 has nothing to say now.'),
    )
    const { talk: _talk, ...mute } = pearls
    const table = Table.start(mute, { seats: 2, seed: 'table' })
    expect(table.talk(0)).toEqual([])
    expect(() => table.checkTalk(0, { type: 'claim', card: 1 })).toThrow(Refusal)
  })

  test('leaves no trace at the table', () => {
    const table = start()
    const before = everything(table)
    table.checkTalk(0, { type: 'claim', card: 1 })
    expect(everything(table)).toEqual(before)
  })
})

describe('the log', () => {
  test('begins with what was told at the start, to each seat its own', () => {
    const table = start()
    expect(table.log(1)).toEqual([
      { type: 'dealt', cards: 3 },
      { type: 'hand', seat: 1, cards: table.state.hands[1] },
    ])
    expect(table.log('watcher')).toEqual([{ type: 'dealt', cards: 3 }])
  })

  test('drops what has faded, while what was heard stays', () => {
    const table = finish(start(2, { peeking: false }))
    const rolls = (facts: readonly Fact[]) => facts.filter(({ type }) => type === 'rolled').length
    expect(rolls(table.heard('watcher'))).toBe(3)
    expect(rolls(table.log('watcher'))).toBe(1)
  })
})
