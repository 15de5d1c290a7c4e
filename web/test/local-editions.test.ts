import { readRecord, seal, verify } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { openBox } from '../games.ts'
import type { Kept } from '../local/kept.ts'
import { LocalTable } from '../local/table.ts'
import { fromFile } from '../pages/replay/open.ts'
import { isProven } from '../pages/replay/proof.ts'
import { bot } from './local-ground.ts'

const files = import.meta.glob<unknown>('../../games/cthulhu500/test/records/*/chain.json', {
  eager: true,
  import: 'default',
})
const races = Object.values(files).map((file) => readRecord(file))
const { game } = (await openBox('cthulhu500')) ?? {}
if (game === undefined) throw new Error('there are no races')

/** As a device kept it before editions were told apart, when so many moves had been made. */
function kept({ version, seed, options, seats, moves }: (typeof races)[number], count: number): Kept {
  const createdAt = game?.since?.[version] ?? 1
  return {
    form: 1,
    id: 'race',
    game: 'cthulhu500',
    version: 1,
    options,
    hints: true,
    seed,
    sitters: Array.from({ length: seats }, () => bot),
    lines: moves.slice(0, count).map(([seat, move]) => ({ kind: 'move', seat, move })),
    talk: [],
    createdAt,
    changedAt: createdAt,
    finishedAt: null,
    rev: 7,
  }
}

describe.each(races)('a race of edition $version that a device has kept', (race) => {
  const { version, moves } = race

  test('goes on to its end by the cards it began with, and is kept under its edition', () => {
    const table = LocalTable.open(game, kept(race, moves.length - 20))
    expect(table.kept).toMatchObject({ version, rev: 7 })
    for (const [seat, move] of moves.slice(-20)) table.play(seat, move, table.seq, 2)
    expect(table.isOver).toBe(true)
    expect(table.kept.version).toBe(version)
    expect(verify(game, table.record()).outcome).toEqual(race.outcome)
  })

  test('can be looked at from a file that doesn’t tell editions apart', async () => {
    const { commitment: _commitment, digest: _digest, outcome, ...open } = race
    const sealed = seal({ ...open, version: 1 }, outcome)
    const evening = await fromFile(new Blob([JSON.stringify(sealed)]))
    expect(isProven(evening.proof)).toBe(true)
    expect(evening.replay.frames).toHaveLength(moves.length + 1)
    expect(evening.replay.outcome).toEqual(race.outcome)
  })
})

test('a record of an edition that isn’t here is turned away with that reason', async () => {
  const [race] = races
  if (race === undefined) throw new Error('nothing was recorded')
  await expect(fromFile(new Blob([JSON.stringify({ ...race, version: 99 })]))).rejects.toMatchObject({
    reason: 'edition',
  })
})
