import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { describe, expect, test } from 'vitest'
import { overheard, short } from './notices.ts'

/** Of each game. */
const TABLES = lot({ test: short, trial: 3 })

describe.each(Object.values(boxes))('$game.id: whoever is away', ({ game, proof }) => {
  test.each(proof.tables.slice(0, TABLES))(
    'is told once that they are awaited at a table, and no more, and nobody else is: %j',
    async ({ seats, options }) => {
      const seed = JSON.stringify({ seats, options })
      expect(await overheard({ game, seats, options, seed })).toEqual([])
    },
  )
})
