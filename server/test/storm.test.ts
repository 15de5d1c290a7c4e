import { describe, expect, test } from 'vitest'
import { faultKinds } from '../trial/chaos/fault.ts'
import { storeKinds, storm } from '../trial/chaos/storm.ts'
import { printedStorms } from '../trial/chaos/storm-figures.ts'

/** Milliseconds: here it only ends what hangs. How soon games go on is for the command to say, on a quiet machine. */
const LONG = 60_000
const ROUNDS = 6

const none = Object.fromEntries(Object.keys(faultKinds).map((kind) => [kind, 0]))

describe.each(storeKinds)('a house on %s', (store) => {
  test('keeps everything it has promised, whatever happens to it', async () => {
    const found = await storm({ store, rounds: ROUNDS, tables: 4, seed: 'test', patience: LONG, longest: 10 * LONG })
    if (found === null) {
      console.warn('Not tried on PostgreSQL, which is not installed here: storms.')
      return
    }
    for (const sentence of found.missing) console.warn(sentence)
    expect(found.faults).toEqual([])
    expect(found.figures.faults).toEqual(none)
    expect(found.fallen).toHaveLength(ROUNDS)
    expect(new Set(found.fallen.map(({ kind }) => kind)).size).toBeGreaterThan(3)
    expect(found.figures.acknowledged).toBeGreaterThan(50)
    for (const { kind } of found.fallen) expect(printedStorms([found])).toContain(`${store}: ${kind}`)
  })
})
