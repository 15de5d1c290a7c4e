import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readRecord, Table, type SealedRecord } from '@octopolis/engine'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import type { KeptRecord } from '../dev/kept.ts'
import { Walk, type Find } from '../dev/walk.ts'

/** A few records of a game are enough to see how they are walked through. */
const A_FEW = 6

function someRecords(game: string, edition: number): { readonly kept: KeptRecord; readonly record: SealedRecord }[] {
  const folder = new URL(`../../games/${game}/test/records/${edition}/`, import.meta.url)
  if (!existsSync(folder)) {
    throw new Error(`nothing of edition ${edition} of ${game} is recorded: games/test/editions.test.ts says what to do`)
  }
  const names = readdirSync(folder).filter((file) => file !== 'trails.json')
  return names.slice(0, A_FEW).map((file) => {
    const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
    const kept = { game, edition, name: file.replace('.json', ''), seats: record.seats, moves: record.moves.length }
    return { kept, record }
  })
}

describe.each(Object.values(boxes))('the records of $game.id', ({ game }) => {
  const records = someRecords(game.id, game.version)
  const walk = new Walk()
  const finds = records.flatMap(({ kept, record }) => walk.through({ game }, kept, record))

  const keyOf = ({ seats, ask }: Pick<Find, 'seats' | 'ask'>): string => `${seats} ${ask}`

  test('show each ask once at each number of seats, and the end', () => {
    const answered = records.flatMap(({ record }) => {
      const table = Table.start(game, record)
      const asks = record.moves.map(([seat, move]) => {
        const ask = table.prompt(seat)?.ask.type ?? ''
        table.play(seat, move)
        return keyOf({ seats: record.seats, ask })
      })
      return [...asks, keyOf({ seats: record.seats, ask: null })]
    })
    expect(finds.map(keyOf).toSorted()).toEqual([...new Set(answered)].toSorted())
  })

  test('are found at the move at which they are asked, in the eyes of those who are', () => {
    for (const { record: kept, move, seat, ask, view, prompt } of finds) {
      const record = records.find((one) => one.kept === kept)?.record
      if (record === undefined) throw new Error(`${kept.name} was never kept`)
      const table = Table.replay(game, { ...record, moves: record.moves.slice(0, move) })
      expect(view).toEqual(table.view(seat ?? 'watcher'))
      expect(prompt).toEqual(seat === null ? null : table.prompt(seat))
      expect(prompt?.ask.type ?? null).toBe(ask)
      expect(table.outcome === null).toBe(ask !== null)
    }
  })
})
