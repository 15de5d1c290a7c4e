import { setImmediate as nextTurn } from 'node:timers/promises'
import { Refusal } from '@octopolis/engine'
import { expect, test } from 'vitest'
import { Together } from '../../store/together.ts'
import { endings } from './contract/ground.ts'

/** Takes some time, and refuses whatever it is told to as soon as that is part of it. */
function slowWriter(bad: readonly number[] = [], why: Error = new Refusal('bad')) {
  const writes: number[][] = []
  const together = new Together<number>(async (items) => {
    writes.push([...items])
    for (let turns = 0; turns < 5; turns++) await nextTurn()
    if (items.some((item) => bad.includes(item))) throw why
    return items.map((item) => (item < 0 ? new Error('negative') : null))
  })
  return { together, writes }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

test('those who come in the same turn share one commit', async () => {
  const { together, writes } = slowWriter()
  await Promise.all(upTo(500).map((item) => together.add(item)))
  expect(writes).toEqual([upTo(500)])
})

test('those who come while a commit is running share the next one', async () => {
  const { together, writes } = slowWriter()
  const works = [together.add(0)]
  await nextTurn()
  await nextTurn()
  works.push(together.add(1))
  await nextTurn()
  works.push(together.add(2))
  await Promise.all(works)
  expect(writes).toEqual([[0], [1, 2]])
})

test('nobody is answered before their own commit is done', async () => {
  const { together } = slowWriter()
  let answered = false
  const work = together.add(0).then(() => (answered = true))
  await nextTurn()
  expect(answered).toBe(false)
  await work
})

test('each has a result of its own', async () => {
  const { together, writes } = slowWriter()
  expect(await endings([1, -1, 2].map((item) => together.add(item)))).toEqual(['well', 'Error', 'well'])
  expect(writes).toHaveLength(1)
})

test('one who spoils it for all fails alone, and is found in few commits', async () => {
  const { together, writes } = slowWriter([7, 300])
  const results = await endings(upTo(500).map((item) => together.add(item)))
  expect(results).toEqual(upTo(500).map((item) => (item === 7 || item === 300 ? 'Refusal' : 'well')))
  expect(writes.length).toBeLessThan(50)
})

test('when nobody is to blame all fail at once, and the next ones are tried again', async () => {
  const { together, writes } = slowWriter([7], new Error('the disk is gone'))
  const results = await endings(upTo(10).map((item) => together.add(item)))
  expect(results).toEqual(upTo(10).map(() => 'Error'))
  expect(writes).toHaveLength(1)
  await together.add(8)
  expect(writes).toHaveLength(2)
})

test('a crowd is served in portions', async () => {
  const { together, writes } = slowWriter()
  await Promise.all(upTo(2500).map((item) => together.add(item)))
  expect(writes.map((items) => items.length)).toEqual([1000, 1000, 500])
})

test('it is idle when nobody waits any more', async () => {
  const { together, writes } = slowWriter()
  await together.idle()
  void together.add(0)
  await together.idle()
  expect(writes).toEqual([[0]])
})
