import { replayed } from '#test/recorded'
import { describe, expect, test } from 'vitest'
import { exteriors } from '../data/places.ts'
import { endings, type Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Ask } from '../state.ts'
import { playing, recordedGames, recorder } from './record.ts'
import { recordings } from './recordings.ts'

const records = replayed({ game: octopus, recorder, recordedGames }, recordings, playing, 17)

describe('together the recorded games go through', () => {
  /** Of one kind of passage, all that the records go through, and all there are. */
  const through = (kind: string) =>
    new Set(
      records.flatMap(({ account }) =>
        account.through.flatMap((passage) => (passage.startsWith(`${kind} `) ? [passage.slice(kind.length + 1)] : [])),
      ),
    )
  const every = <Type extends string>(types: Readonly<Record<Type, true>>): Set<string> => new Set(Object.keys(types))
  const options = records.map(({ game }) => game.options as Options)

  test('every fact that can be told', () => {
    expect(through('fact')).toEqual(
      every<Fact['type']>({
        night: true,
        turn: true,
        set: true,
        ready: true,
        revealed: true,
        erred: true,
        harmed: true,
        negotiation: true,
        declared: true,
        locked: true,
        disagreed: true,
        agreed: true,
        confrontation: true,
        fought: true,
        dominated: true,
        gathered: true,
        declined: true,
        dreamt: true,
        woke: true,
        swapped: true,
        swappedUnseen: true,
        swapFailed: true,
        kept: true,
        sacrificed: true,
        returned: true,
        drowned: true,
        out: true,
        ended: true,
      }),
    )
  })

  test('every question', () => {
    expect(through('ask')).toEqual(
      every<Ask['type']>({ clock: true, negotiate: true, gather: true, swap: true, return: true, dream: true }),
    )
  })

  test('every kind of answer', () => {
    expect(through('answer')).toEqual(
      every<Move['type']>({
        clock: true,
        declare: true,
        lock: true,
        take: true,
        leave: true,
        sacrifice: true,
        swap: true,
        keep: true,
        return: true,
        dream: true,
        wake: true,
      }),
    )
  })

  test('what sets this edition apart', () => {
    expect(through('rule')).toEqual(new Set(['OCT-3.3', 'OCT-3.4']))
  })

  test('every ending', () => {
    expect(through('end')).toEqual(new Set(endings))
    expect(new Set(records.map(({ game }) => game.outcome?.reason))).toEqual(new Set(endings))
  })

  test('every number of players and every option', () => {
    expect(new Set(records.map(({ game }) => game.seats))).toEqual(new Set([3, 4, 5]))
    expect(new Set(options.map(({ exterior }) => exterior))).toEqual(new Set(['chance', ...exteriors]))
    expect(new Set(options.map(({ quick }) => quick))).toEqual(new Set([true, false]))
    expect(new Set(options.map(({ hidden }) => hidden))).toEqual(new Set([true, false]))
    expect(new Set(options.map(({ stairs }) => stairs.join())).size).toBeGreaterThan(1)
  })
})
