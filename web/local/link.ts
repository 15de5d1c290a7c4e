import { openBox } from '../games.ts'
import { newId } from '../client/id.ts'
import { decide, speak } from '../thinking/desk.ts'
import { deviceDrawer } from './drawer.ts'
import { LocalTables, type LocalSetup } from './tables.ts'
import type { PassedAround } from './passing.ts'
import { Shelf } from './shelf.ts'

/** The tables of this device, as pages reach them. What is promised here fails with a Declined. */

export const shelf = new Shelf(deviceDrawer())

/** A moment that people can follow; shorter where all choose at once, for there is nothing to see. */
function moment(isSimultaneous: boolean): number {
  const [least, most] = isSimultaneous ? [200, 500] : [600, 1200]
  return least + Math.random() * (most - least)
}

/** As people let an event pass, or don't: mostly after a second and a half, seldom after much more. */
function reflex(): number {
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())
  return Math.min(3800, Math.max(600, 1400 * Math.exp(0.4 * normal)))
}

const tables = new LocalTables({
  shelf,
  openGame: async (game) => (await openBox(game))?.game ?? null,
  decide,
  speaks: async (game, level) => (await openBox(game))?.bots[level].speak !== undefined,
  speak,
  now: () => Date.now(),
  newSeed: () => newId() + newId(),
  moment,
  reflex,
  window: 5000,
  veil: 6000,
  glance: 200,
})

/** Sets a table up; gives its id. */
export function newLocalTable(setup: LocalSetup): Promise<string> {
  return tables.newTable(setup)
}

/** The same people, bots and options again. */
export function againLocal(id: string): Promise<string> {
  return tables.again(id)
}

export function passAround(id: string): Promise<PassedAround> {
  return tables.passAround(id)
}
