import { QuickChance, type Viewer } from '@octopolis/engine'
import { afterEach, expect, test, vi } from 'vitest'
import type { Position, TableInfo } from '../../protocol/tables.ts'
import { LiveTable } from '../../tables/table.ts'
import { plans, short } from './plans.ts'
import { playSeason } from './season.ts'

/** A season as short as that of every change has to find each of these houses, whatever the luck of its evenings. */
const seeds = ['a', 'b', 'c', 'd', 'e']

interface Look {
  readonly table: LiveTable
  readonly viewer: Viewer
  readonly after: number | null
  /** As somebody else would see it. */
  as(viewer: Viewer): Position
}

/** What is shown instead; null: what ought to be. */
type Leak = (shown: Position, look: Look, chance: QuickChance) => Position | null

const once = (times: number, leak: Leak): Leak => {
  return (shown, look, chance) => (chance.below(times) === 0 ? leak(shown, look, chance) : null)
}

const neighbour = ({ viewer, table }: Look): Viewer => (viewer === 'watcher' ? 0 : (viewer + 1) % table.row.seats)

const another: Leak = (shown, look) => ({ ...shown, view: look.as(neighbour(look)).view })

/** Houses in which something is shown that may not be, by what is wrong with them. */
const leaks: Readonly<Record<string, Leak>> = {
  'one look in 200 shows another’s view': once(200, another),
  'one look in 200 shows a watcher what a seat sees': once(200, (shown, look, chance) =>
    look.viewer === 'watcher' ? another(shown, look, chance) : null,
  ),
  'one look in 200 shows another’s question': once(200, (shown, look) => {
    const { prompt } = look.as(neighbour(look))
    return prompt === null ? null : { ...shown, prompt }
  }),
  'who has been away is told what another was told': (shown, look) =>
    look.after !== null && look.after < shown.seq - 1 ? { ...shown, log: look.as(neighbour(look)).log } : null,
  'at slow tables, one look in 50 shows another’s view': once(50, (shown, look, chance) =>
    look.table.row.clock.kind === 'slow' ? another(shown, look, chance) : null,
  ),
  'at tables with a code, one look in 50 shows another’s view': once(50, (shown, look, chance) =>
    look.table.row.visibility === 'code' ? another(shown, look, chance) : null,
  ),
  'after something was taken back, another’s view': (shown, look, chance) =>
    look.table.match?.mayUndo(0) === false && shown.seq > 0 && chance.below(100) === 0
      ? another(shown, look, chance)
      : null,
  'who has yet to answer with eyes closed': (shown, { table }) => {
    const awaiting = shown.awaiting.filter(({ seat }) => table.awaiting.includes(seat))
    return awaiting.length === shown.awaiting.length ? null : { ...shown, awaiting }
  },
  'a fact too many, once in 200': once(200, (shown) => {
    const [first] = shown.log.facts
    return first === undefined ? null : { ...shown, log: { ...shown.log, facts: [...shown.log.facts, first] } }
  }),
  'a deadline of its own for each viewer': once(50, (shown) => ({
    ...shown,
    awaiting: shown.awaiting.map(({ deadline, ...one }) => ({
      ...one,
      deadline: deadline === null ? null : deadline + 1,
    })),
  })),
}

/** The same for what is told of a table. */
const indiscretions: Readonly<Record<string, (told: TableInfo, table: LiveTable) => TableInfo>> = {
  'the code is told to whoever asks': (told, { row }) => ({ ...told, code: row.code }),
  'the seed is what is promised': (told, { row }) => (row.seed === null ? told : { ...told, commitment: row.seed }),
}

afterEach(() => vi.restoreAllMocks())

function leakBy(leak: Leak, seed: string): void {
  const { see } = LiveTable.prototype
  const chance = new QuickChance(`leak ${seed}`)
  vi.spyOn(LiveTable.prototype, 'see').mockImplementation(function (this: LiveTable, viewer, after) {
    const as = (other: Viewer): Position => see.call(this, other, after)
    const shown = as(viewer)
    return leak(shown, { table: this, viewer, after, as }, chance) ?? shown
  })
}

async function isFound(seed: string): Promise<boolean> {
  const { verdicts, lobby } = await playSeason(plans({ ...short, seed: ` ${seed}` }))
  return lobby.length > 0 || verdicts.some(({ findings }) => findings.length > 0)
}

async function foundBy(plant: (seed: string) => void): Promise<string[]> {
  const found: string[] = []
  for (const seed of seeds) {
    plant(seed)
    if (await isFound(seed)) found.push(seed)
    vi.restoreAllMocks()
  }
  return found
}

test('nothing is found in a house that is sound', async () => {
  for (const seed of seeds) expect(await isFound(seed), `season ${seed}`).toBe(false)
})

test.each(Object.entries(leaks))('a short season finds: %s', async (what, leak) => {
  const found = await foundBy((seed) => leakBy(leak, seed))
  console.log(`figures: ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})

test.each(Object.entries(indiscretions))('a short season finds: %s', async (what, tell) => {
  const { info } = LiveTable.prototype
  const found = await foundBy(() => {
    vi.spyOn(LiveTable.prototype, 'info').mockImplementation(function (this: LiveTable, account) {
      return tell(info.call(this, account), this)
    })
  })
  console.log(`figures: ${what}: found by ${found.length} of ${seeds.length}`)
  expect(found).toEqual(seeds)
})
