import { expect, test } from 'vitest'
import type { BlowKind } from '../trial/chaos/blow.ts'
import type { FaultKind } from '../trial/chaos/fault.ts'
import { storm, type StormSetting } from '../trial/chaos/storm.ts'

const LONG = 60_000
const setting = { store: 'sqlite', tables: 4, seed: 'planted', patience: LONG, longest: 10 * LONG } as const

async function found(change: Pick<StormSetting, 'rounds'> & Partial<StormSetting>): Promise<Set<FaultKind>> {
  const findings = await storm({ ...setting, ...change })
  return new Set(findings?.faults.map(({ kind }) => kind))
}

interface Wrong {
  readonly house: string
  readonly kinds: readonly BlowKind[]
  readonly rounds: number
  readonly finds: FaultKind
}

const wrong: readonly Wrong[] = [
  { house: 'hasty', kinds: ['server killed'], rounds: 2, finds: 'lost' },
  { house: 'obedient', kinds: ['clock jumped'], rounds: 4, finds: 'clock' },
  { house: 'curt', kinds: ['clock jumped'], rounds: 2, finds: 'dropped' },
]

test.each(wrong)('a house that is $house is found out: $finds', async ({ house, kinds, rounds, finds }) => {
  const imports = [new URL(`planted/${house}.js`, import.meta.url).href]
  expect(await found({ rounds, kinds, imports })).toContain(finds)
})

test('a house whose games do not go on soon enough is found out', async () => {
  expect(await found({ rounds: 1, kinds: ['server killed'], patience: 0 })).toContain('stuck')
})
