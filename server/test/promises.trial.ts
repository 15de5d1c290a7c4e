import type * as childProcess from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { chaos } from '../trial/chaos/trial.ts'

/** A trial as short as that of every change has to find each of these houses, whatever its luck. */
const KILLS = 15
const seeds = ['a', 'b', 'c']

const plants = {
  early: 'acknowledges a move half a second before it is kept',
  lossy: 'keeps all moves but one in 40',
  forgetful: 'has forgotten after a fall what it was sent before',
  impatient: 'has other deadlines after every start',
  deaf: 'keeps all that is said but one line in ten',
  parrot: 'says again whatever it is sent again',
  rude: 'fails at one request in 300',
  endless: 'does not write down the end of one game in three',
} as const

const planted = vi.hoisted(() => ({ now: '' }))

// What is planted is loaded into the server's process before its own modules are.
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof childProcess>()
  const module = new URL('planted/promises.js', import.meta.url).href
  const fork = (main: string, words: string[], options: childProcess.ForkOptions): childProcess.ChildProcess =>
    real.fork(main, words, {
      ...options,
      execArgv: [...(options.execArgv ?? []), '--import', module],
      env: { ...options.env, PLANTED: planted.now },
    })
  return { ...real, fork }
})

test.each(Object.entries(plants))('finds a house that is %s: it %s', async (name, what) => {
  planted.now = name
  const found: string[] = []
  const kinds = new Set<string>()
  for (const seed of seeds) {
    const { faults } = await chaos({ kills: KILLS, tables: 12, seed })
    if (faults.length > 0) found.push(seed)
    for (const { kind } of faults) kinds.add(kind)
  }
  console.log(`figures: it ${what}: found by ${found.length} of ${seeds.length} (${[...kinds].join(', ')})`)
  expect(found).toEqual(seeds)
})
