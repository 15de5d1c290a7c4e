import { QuickChance, Table, type Seat, type Viewer } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { kraken } from '../game.ts'
import type { Navigation } from '../logbook.ts'
import { isIn, type State } from '../state.ts'
import type { View } from '../view.ts'
import { recordedGames } from './record.ts'

// What can't be known has to vary wherever a game may stand, or a bot would take its own fancy for a fact.

interface Position {
  readonly view: View
  readonly viewer: Viewer
  readonly worlds: readonly State[]
}

const worldsDrawn = 80

/** Early, in the middle and near the end of every recorded game, with the worlds that one of the viewers imagines. */
function* positions(): Generator<Position> {
  for (const { game } of recordedGames.read()) {
    const chance = new QuickChance(game.seed)
    const table = Table.start(kraken, { ...game, options: game.options })
    const stops = new Set([0.3, 0.6, 0.9].map((share) => Math.floor(game.moves.length * share)))
    for (const [at, [seat, move]] of game.moves.entries()) {
      table.play(seat, move)
      if (!stops.has(at)) continue
      const viewer = chance.pick<Viewer>(['watcher', ...table.state.crew.keys()])
      const view = table.view(viewer)
      yield { view, viewer, worlds: Array.from({ length: worldsDrawn }, () => kraken.imagine(view, chance)) }
    }
  }
}

const looked = [...positions()]
const values = (worlds: readonly State[], of: (world: State) => unknown) =>
  new Set(worlds.map((one) => JSON.stringify(of(one))))
const navigationsOf = (log: readonly { readonly type: string }[]) =>
  log.filter((entry): entry is Navigation => entry.type === 'navigation')

/** By what everybody knows and this viewer has seen: who may lead the cult? */
function mayLead({ crew, log, viewer }: View): Seat[] {
  const known = crew.findIndex(({ dealt }) => dealt === 'leader')
  if (known >= 0) return [known]
  return crew.flatMap(({ dealt, flogged, convert }, seat) => {
    if (seat === viewer || dealt !== null || flogged === 'cult' || convert === true) return []
    const out = log.some((entry) => {
      if (entry.type === 'fed') return entry.seat === seat
      return entry.type === 'ritual' && entry.ritual === 'stash' && isIn(entry.aboard, seat) !== entry.given.length > 0
    })
    return out ? [] : [seat]
  })
}

test('[KRA-1.4] whoever may lead the cult leads it in some world, and nobody else in any', () => {
  const wrong: string[] = []
  let open = 0
  for (const { view, viewer, worlds } of looked) {
    const possible = mayLead(view)
    const leaders = new Set(worlds.map(({ crew }) => crew.findIndex(({ dealt }) => dealt === 'leader')))
    for (const seat of leaders) if (!possible.includes(seat)) wrong.push(`${String(viewer)} imagines ${seat} as leader`)
    if (possible.length > 1) {
      open++
      // Rarely somebody is all but ruled out by how many cards of each faction there are.
      if (leaders.size < possible.length - 1 || leaders.size < 2)
        wrong.push(`${String(viewer)} imagines only ${[...leaders].join()} of ${possible.join()}`)
    }
  }
  expect(wrong).toEqual([])
  expect(open).toBeGreaterThan(40)
})

test('[KRA-1.9] every character that was never shown takes many shapes', () => {
  for (const { view, worlds } of looked) {
    view.crew.forEach(({ character }, seat) => {
      if (character === null) expect(values(worlds, ({ crew }) => crew[seat]?.character).size).toBeGreaterThan(4)
    })
  }
})

test('[KRA-4.1] every hand of another varies, of each navigation so far', () => {
  let [fixed, all] = [0, 0]
  for (const { view, viewer, worlds } of looked) {
    navigationsOf(view.log).forEach(({ captain, lieutenant }, at) => {
      for (const [seat, hand] of [
        [captain, 'captainHand'],
        [lieutenant, 'lieutenantHand'],
      ] as const) {
        if (seat === viewer) continue
        all++
        if (values(worlds, ({ log }) => navigationsOf(log)[at]?.[hand].drew).size === 1) fixed++
      }
    })
  }
  expect(all).toBeGreaterThan(300)
  // Who heard the mermaid and read the logbook may know it all.
  expect(fixed / all).toBeLessThan(0.01)
})

test('[KRA-4.1] who gave which is open to all who gave neither', () => {
  let [fixed, all] = [0, 0]
  for (const { view, viewer, worlds } of looked) {
    navigationsOf(view.log).forEach(({ captain, lieutenant, revealed }, at) => {
      if (viewer === captain || viewer === lieutenant || revealed === null) return
      all++
      const byCaptain = values(worlds, ({ log }) => navigationsOf(log)[at]?.captainHand.gave === revealed)
      if (byCaptain.size === 1) fixed++
    })
  }
  expect(all).toBeGreaterThan(100)
  // In a logbook of two cards alike both gave it.
  expect(fixed / all).toBeLessThan(0.1)
})

test('[KRA-7.3] whom the leader chose is open to all who weren’t there', () => {
  let all = 0
  for (const { view, viewer, worlds } of looked) {
    view.log.forEach((entry, at) => {
      if (entry.type !== 'ritual' || entry.ritual !== 'conversion' || entry.chose !== null) return
      if (viewer !== 'watcher' && view.crew[viewer]?.dealt === 'leader') return
      // Who has seen the sign of the tentacle may know.
      if (view.crew.some(({ convert }, seat) => convert === true && seat !== viewer)) return
      all++
      const chosen = values(worlds, ({ log }) => {
        const told = log[at]
        return told?.type === 'ritual' ? told.chose : null
      })
      const open = view.crew.filter(
        ({ flogged, dealt }, seat) =>
          isIn(entry.open, seat) && seat !== viewer && flogged !== 'cult' && dealt !== 'leader',
      )
      expect(chosen.size).toBeGreaterThanOrEqual(Math.max(2, open.length - 1))
    })
  }
  expect(all).toBeGreaterThan(10)
})

test('[KRA-4.1] the next card may be any, for whoever hasn’t looked', () => {
  let [fixed, all] = [0, 0]
  for (const { view, worlds } of looked) {
    if (view.pile < 2) continue
    all++
    if (values(worlds, ({ pile }) => pile.at(-1)).size === 1) fixed++
    expect(values(worlds, ({ pile }) => pile[0]).size).toBeGreaterThan(1)
  }
  expect(fixed / all).toBeLessThan(0.1)
})
