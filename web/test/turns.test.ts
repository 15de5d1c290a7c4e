import { expect, test } from 'vitest'
import { nextTurn, oncePerTurn } from '../look/turns.ts'

test('what is wanted a hundred times in a turn is done once, in the next; and again when it is wanted again', async () => {
  let calls = 0
  const call = oncePerTurn(() => calls++)
  for (let time = 0; time < 100; time++) call()
  expect(calls).toBe(0)
  await nextTurn()
  expect(calls).toBe(1)
  await nextTurn()
  expect(calls).toBe(1)
  call()
  await nextTurn()
  expect(calls).toBe(2)
})
