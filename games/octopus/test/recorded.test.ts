import { verify } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { exteriors } from '../data/places.ts'
import { endings, type Fact } from '../facts.ts'
import { octopus } from '../game.ts'
import type { Options } from '../options.ts'
import type { Ask, Move } from '../state.ts'
import { keepsakes, recordMissing, retell } from './record.ts'

if (process.env['RECORD'] === 'octopus') recordMissing()
const records = keepsakes.read()

describe('recorded games', () => {
  test.each(records)('$name replays to the same end', ({ game }) => {
    expect(verify(octopus, game).outcome).toEqual(game.outcome)
  })

  test.each(records)('$name shows, tells and asks everyone the same on the way', ({ game, account }) => {
    expect(retell(game)).toEqual(account)
  })
})

describe('together the recorded games go through', () => {
  const every = <Type extends string>(types: Readonly<Record<Type, true>>): Set<string> => new Set(Object.keys(types))
  const options = records.map(({ game }) => game.options as Options)

  test('every fact that can be told', () => {
    expect(new Set(records.flatMap(({ account }) => Object.keys(account.facts)))).toEqual(
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
    expect(new Set(records.flatMap(({ account }) => account.asks))).toEqual(
      every<Ask['type']>({ clock: true, negotiate: true, gather: true, swap: true, return: true, dream: true }),
    )
  })

  test('every kind of answer', () => {
    expect(new Set(records.flatMap(({ account }) => account.deeds))).toEqual(
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

  test('every ending', () => {
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
