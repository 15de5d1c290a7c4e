import { describe, expect, test } from 'vitest'
import { commitment, readRecord, Refusal, seal, Table, verify, type SealedRecord } from '../index.ts'
import { pearls } from './pearls/game.ts'

function playedTable() {
  const table = Table.start(pearls, { seats: 2, options: { die: 'four' }, seed: 'record' })
  for (let [seat] = table.awaiting; seat !== undefined; [seat] = table.awaiting) {
    table.play(seat, table.prompt(seat)?.fallback)
  }
  return table
}

const table = playedTable()
const sealed = seal(table.record(), table.outcome)

/** The record as somebody handed it on: stored, read, and with something in it changed. */
function tampered(change: Partial<SealedRecord>): SealedRecord {
  return readRecord(JSON.parse(JSON.stringify({ ...sealed, ...change })))
}

/** Tampered with by somebody who knows how to seal. */
function resealed(change: Partial<SealedRecord>): SealedRecord {
  const { commitment: promised, digest: _digest, ...record } = tampered(change)
  return { ...seal(record, record.outcome), commitment: change.commitment ?? promised }
}

describe('a sealed record', () => {
  test('holds the promise made at the start, and how it ended', () => {
    expect(sealed.commitment).toBe(commitment('record'))
    expect(sealed.outcome).toEqual(table.outcome)
    expect(sealed.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is verified by replaying it', () => {
    const again = verify(pearls, tampered({}))
    expect(again.state).toEqual(table.state)
  })

  test('is verified whatever the order of its keys', () => {
    const reversed: unknown = Object.fromEntries(Object.entries(sealed).toReversed())
    expect(verify(pearls, readRecord(reversed)).seq).toBe(table.seq)
  })

  test('can be of a game that is not over', () => {
    const young = Table.start(pearls, { seats: 2, seed: 'young' })
    expect(verify(pearls, seal(young.record(), young.outcome)).outcome).toBeNull()
  })
})

describe('verifying refuses', () => {
  const [, ...later] = sealed.moves
  const other = { places: [1, 1], reason: 'shared' }

  test.each<[string, SealedRecord, RegExp | string]>([
    [
      'another seed',
      tampered({ seed: 'luckier' }),
      `The record's seed doesn't match its commitment ${sealed.commitment}.`,
    ],
    ['another commitment', tampered({ commitment: 'ff' }), "The record's seed doesn't match its commitment ff."],
    ['another game', tampered({ game: 'chess' }), 'The record is of chess, not of pearls.'],
    ['another version', tampered({ version: 3 }), 'The record is of version 3 of pearls; this is version 1.'],
    ['too many seats', tampered({ seats: 9 }), 'The game pearls is for 2 to 3 seats, not 9.'],
    [
      'options that are not there',
      tampered({ options: { dice: 2 } }),
      'There is no option dice; the options are die, peeking, charms.',
    ],
    ['options left out', resealed({ options: { die: 'four' } }), "The record's options are not complete."],
    [
      'a move that was never possible',
      tampered({ moves: [[0, { type: 'pass' }]] }),
      /^Move 1: .* is none of the 3 answers/,
    ],
    ['a move left out', tampered({ moves: later }), /^Move \d+: /],
    [
      'the last move left out',
      tampered({ moves: sealed.moves.slice(0, -1) }),
      /^The record says that the game ended .*; replayed, it ends null\.$/,
    ],
    [
      'another outcome',
      tampered({ outcome: other }),
      /^The record says that the game ended .*; replayed, it ends .*\.$/,
    ],
    ['another digest', tampered({ digest: 'ff' }), "The record doesn't match its digest: something in it was changed."],
  ])('%s', (_what, record, sentence) => {
    expect(() => verify(pearls, record)).toThrow(Refusal)
    expect(() => verify(pearls, record)).toThrow(sentence)
  })
})

describe('reading a record refuses', () => {
  test.each([null, 17, 'text', [[]]])('%j, which is no object', (value) => {
    expect(() => readRecord(value)).toThrow(new Refusal('A record is a JSON object.'))
  })

  test.each(Object.keys(sealed))('a record without its %s', (key) => {
    const { [key]: _left, ...rest } = Object.fromEntries<unknown>(Object.entries(sealed))
    expect(() => readRecord(rest)).toThrow(new Refusal(`The record has no ${key}.`))
  })

  test.each<[string, unknown, string]>([
    ['game', 7, 'the name of a game'],
    ['version', -1, 'a whole number'],
    ['options', [], 'an object'],
    ['seats', '2', 'a whole number'],
    ['seed', null, 'a text'],
    ['moves', [[0]], 'a list of [seat, move]'],
    ['moves', [['0', {}]], 'a list of [seat, move]'],
    ['commitment', 1, 'a text'],
    ['outcome', 'won', 'an outcome or null'],
    ['digest', {}, 'a text'],
  ])('a %s that is %j', (key, value, what) => {
    expect(() => readRecord({ ...sealed, [key]: value })).toThrow(new Refusal(`The record's ${key} is not ${what}.`))
  })

  test('what no record has', () => {
    expect(() => readRecord({ ...sealed, note: '' })).toThrow(
      new Refusal('The record has a note, which no record has.'),
    )
  })
})
