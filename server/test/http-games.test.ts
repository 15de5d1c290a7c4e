import { Table } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { missingBeginnings } from './programs/begin.ts'
import { findingsIn } from './programs/findings.ts'
import { playAll, type Played } from './programs/play.ts'
import { ofEach, settings, short } from './programs/settings.ts'

/** Of each kind that are played to their end. */
const GAMES = lot({ test: short, trial: 20 })

/** Every kind of question that was asked in a game. */
function asksIn({ game, record }: Played): Set<string> {
  const asks = new Set<string>()
  const table = Table.start(game, record)
  const note = (): void => table.awaiting.forEach((seat) => asks.add(table.prompt(seat)?.ask.type ?? ''))
  note()
  for (const [seat, move] of record.moves) {
    table.play(seat, move)
    note()
  }
  return asks
}

describe('a program that only knows HTTP', () => {
  let app: TestApp
  let played: Played[]

  beforeAll(async () => {
    app = await openTestApp()
    played = await playAll(app, ofEach(GAMES))
  })

  afterAll(() => app.close())

  test(`plays ${GAMES} whole games of each kind with the house's bots, each to an outcome`, () => {
    expect(played).toHaveLength(GAMES * Object.keys(boxes).length)
    console.log(
      `figures: ${played.length} games, ${played.reduce((sum, { record }) => sum + record.moves.length, 0)} moves`,
    )
  })

  test('is shown, promised and given what the log says, and nothing else', async () => {
    const findings = await Promise.all(played.map((one) => findingsIn(app, one)))
    expect(findings.flat()).toEqual([])
  })

  test.each(Object.entries(boxes))(
    '%s: begins at every number of seats, with every value of every option',
    async (_id, box) => expect(await missingBeginnings(app, box)).toEqual([]),
  )

  // It takes many games until each has come up.
  const all = lot({ test: [], trial: Object.entries(boxes) })
  test.each(all)('%s: comes across every question that the game knows', async (id, box) => {
    const known = Object.keys(box.words.en.asks).toSorted()
    const asked = new Set(played.filter(({ game }) => game.id === id).flatMap((one) => [...asksIn(one)]))
    // Luck may have it that one never came up: then more games are played, but not for ever.
    for (let more = 0; more < 3 && asked.size < known.length; more++) {
      for (const one of await playAll(app, settings(box))) for (const ask of asksIn(one)) asked.add(ask)
    }
    expect([...asked].toSorted()).toEqual(known)
  })
})
