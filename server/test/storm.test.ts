import { expect, test } from 'vitest'
import { blowKinds } from '../trial/chaos/blow.ts'
import { faultKinds } from '../trial/chaos/fault.ts'
import { storeKinds, storm, type StormSetting } from '../trial/chaos/storm.ts'
import { printedStorms } from '../trial/chaos/storm-figures.ts'

/** Milliseconds: here it only ends what hangs; how soon games go on is for the command to say. */
const LONG = 60_000

const setting: Omit<StormSetting, 'store' | 'rounds'> = { tables: 4, seed: 'test', patience: LONG, longest: LONG * 10 }

const planted = (name: string): string => new URL(`./planted-houses/${name}.js`, import.meta.url).href

const none = Object.fromEntries(Object.keys(faultKinds).map((kind) => [kind, 0]))

test.each(storeKinds)('a house on %s keeps everything it has promised, whatever happens to it', async (store) => {
  const found = await storm({ ...setting, store, rounds: 6 })
  if (found === null) {
    console.warn('Not tried on PostgreSQL, which is not installed here.')
    return
  }
  for (const sentence of found.missing) console.warn(sentence)
  expect(found.faults).toEqual([])
  expect(found.figures.faults).toEqual(none)
  expect(found.fallen).toHaveLength(6)
  expect(new Set(found.fallen.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  expect(found.figures.acknowledged).toBeGreaterThan(50)
  for (const { kind } of found.fallen) expect(printedStorms([found])).toContain(`${store}: ${kind}`)
})

const wrong: readonly { house: string; kinds: StormSetting['kinds'] & {}; rounds: number; finds: string }[] = [
  { house: 'hasty', kinds: ['server killed'], rounds: 2, finds: 'lost' },
  { house: 'obedient', kinds: ['clock jumped'], rounds: 4, finds: 'clock' },
  { house: 'curt', kinds: ['clock jumped'], rounds: 2, finds: 'dropped' },
]

test.each(wrong)('a house that is $house is found out: $finds', async ({ house, kinds, rounds, finds }) => {
  const found = await storm({ ...setting, store: 'sqlite', rounds, kinds, imports: [planted(house)] })
  expect(found?.faults.map(({ kind }) => kind)).toContain(finds)
})

test('a house whose games do not go on soon enough is found out', async () => {
  const found = await storm({ ...setting, store: 'sqlite', rounds: 1, kinds: ['server killed'], patience: 0 })
  expect(found?.faults.map(({ kind }) => kind)).toContain('stuck')
})

test('everything that may happen has its name once', () => {
  expect(new Set(blowKinds).size).toBe(blowKinds.length)
})
