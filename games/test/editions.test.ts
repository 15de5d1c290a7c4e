import { editionsOf, verify } from '@octopolis/engine'
import { describe, expect, test } from 'vitest'
import { boxes } from '../index.ts'
import { recordsOf, unrecorded } from './recorded-games.ts'
import { strays } from './trails.ts'

/** Games outlive their cards: whatever was recorded of any edition goes as it went, for ever. */
const played = Object.values(boxes).flatMap(({ game }) =>
  editionsOf(game).map((edition) => ({ id: game.id, edition, game, records: recordsOf(game.id, edition) })),
)

describe.each(played)('edition $edition of $id', ({ id, edition, game, records }) => {
  test('has recorded games', () => {
    expect(records.length, `edition ${edition}: ${unrecorded(id)}`).toBeGreaterThan(0)
    expect(records.map((one) => one.game.version)).toEqual(records.map(() => edition))
  })

  test.each(records)('$name goes through the same states and tells the same', ({ name, game: record, trail }) => {
    expect(strays(game, name, record, trail)).toBeNull()
    expect(verify(game, record).outcome).toEqual(record.outcome)
  })
})
