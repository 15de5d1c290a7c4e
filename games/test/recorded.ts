import { verify, type Game, type Kit, type SealedRecord } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import type { Kept, Playing, RecordedGames, Recorder, Wish } from './recorded-games.ts'

/** The recorded games of a game: how they are played, kept and told of. */
interface Recorded<K extends Kit> {
  readonly game: Game<K>
  readonly recorder: Recorder<K>
  readonly recordedGames: RecordedGames
}

/**
 * Sees that the newest edition's recorded games go as they went, and that there are those that were asked for. With
 * `RECORD=<game>` those that are missing are played and kept first.
 */
export function replayed<K extends Kit, Wished extends Wish>(
  { game, recorder, recordedGames }: Recorded<K>,
  recordings: Readonly<Record<string, Wished>>,
  playing: Playing<K, Wished>,
  least: number,
): readonly Kept[] {
  const retell = (record: SealedRecord) => recorder.retell(record)
  if (process.env['RECORD'] === game.id) {
    recordedGames.write(recorder.record(recordedGames.missing(recordings), playing), Object.keys(recordings), retell)
  }
  const records = recordedGames.read()

  describe('recorded games', () => {
    test.each(records)('$name replays to the same end', ({ game: record }) => {
      expect(verify(game, record).outcome).toEqual(record.outcome)
    })

    test.each(records)('$name tells, shows and asks everyone the same on the way', ({ game: record, account }) => {
      expect(retell(record)).toEqual(account)
    })
  })

  test(`there are at least ${least}, no two the same, each of those that were asked for`, () => {
    expect(records.length).toBeGreaterThanOrEqual(least)
    expect(new Set(records.map(({ game: record }) => record.digest)).size).toBe(records.length)
    expect(records.map(({ name }) => name)).toEqual(Object.keys(recordings))
    expect(recordedGames.files().toSorted()).toEqual(Object.keys(recordings).toSorted())
  })

  return records
}
