import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themes } from './kinds/index.ts'
import { send } from './send.ts'
import { openStage } from './stage.ts'

const ROUNDS = 20
/** By then caches are full and everything is compiled. */
const WARM = 5
/**
 * Fifteen more rounds are some ten thousand requests: if each left a kilobyte behind, this would be passed. What comes
 * and goes by itself (compiled code, the pools of sockets and of the database) was a third of it in trials.
 */
const MOST_MEGABYTES = 10

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function heap(): Promise<number> {
  for (let n = 0; n < 4; n++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return process.memoryUsage().heapUsed / 1024 / 1024
}

function sockets(): number {
  return process.getActiveResourcesInfo().filter((name) => /TCP|Pipe/i.test(name)).length
}

test(`after ${ROUNDS} rounds of everything, memory and sockets are what they were`, async () => {
  const stage = await openStage()
  const kinds = Object.values(themes)
    .flat()
    .filter(({ once, changes }) => !once && !changes)
  // Bare connections take long, for their quiet has to be waited for: they come with every fifth round.
  const quick = kinds.filter(({ way }) => way.over === 'http')
  const long = kinds.filter(({ way }) => way.over === 'bytes' || way.over === 'packets')
  const frames = kinds.filter(({ way }) => way.over === 'frame')
  const heaps: number[] = []
  const open: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const together = round % WARM === 0 ? [...quick, ...long] : quick
    for (let from = 0; from < together.length; from += 16) {
      await Promise.all(together.slice(from, from + 16).map(({ way }) => send(stage, way)))
    }
    for (const { way } of frames) await send(stage, way)
    heaps.push(await heap())
    open.push(sockets())
  }
  const [warm = 0, end = Infinity] = [heaps[WARM - 1], heaps[ROUNDS - 1]]
  console.log(`${kinds.length} kinds, ${ROUNDS} rounds; heap in MB: ${heaps.map((one) => one.toFixed(1)).join(' ')}`)
  console.log(`sockets: ${open.join(' ')}`)
  expect(end - warm).toBeLessThan(MOST_MEGABYTES)
  expect((open.at(-1) ?? Infinity) - (open[WARM - 1] ?? 0)).toBeLessThanOrEqual(2)
  await stage.close()
})
