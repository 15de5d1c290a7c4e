import { expect, test } from 'vitest'
import type { Account } from '../../identity/account.ts'
import { Echo } from '../../live/echo.ts'
import type { Said } from '../../protocol/tables.ts'
import type { LiveTable } from '../../tables/table.ts'

const table = { id: 't' } as LiveTable

function line(n: number, by = 'ada'): Said {
  return { table: 't', n, seq: 0, seat: 0, by: { id: by, name: by }, kind: 'text', said: 'hello', at: n }
}

function listener(id: string) {
  const heard: number[] = []
  const socket = { emit: (_name: 'said', { n }: Said) => heard.push(n) }
  const tables = new Map([['t', table]])
  return { heard, tables, socket, account: { id } as Account }
}

test('lines are heard in their order, however long it takes to look up whom somebody doesn’t hear', async () => {
  const lookups: (() => void)[] = []
  const echo = new Echo({ of: () => new Promise((resolve) => lookups.push(() => resolve(new Set()))) })
  const ben = listener('ben')
  const told = [1, 2, 3].map((n) => echo.repeat(table, line(n), [ben]))
  while (ben.heard.length < 3) {
    lookups.pop()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(told)
  expect(ben.heard).toEqual([1, 2, 3])
})

test('a list that can’t be looked up keeps nobody from the next line', async () => {
  let isAway = true
  const echo = new Echo({
    of: async () => {
      if (isAway) throw new Error('the database is away')
      return new Set(['eve'])
    },
  })
  const ben = listener('ben')
  await expect(echo.repeat(table, line(1), [ben])).rejects.toThrow('away')
  isAway = false
  await echo.repeat(table, line(2), [ben])
  await echo.repeat(table, line(3, 'eve'), [ben])
  expect(ben.heard).toEqual([2])
})

test('who has left meanwhile hears nothing more', async () => {
  const echo = new Echo({ of: async () => new Set() })
  const ben = listener('ben')
  const told = echo.repeat(table, line(1), [ben])
  ben.tables.clear()
  await told
  expect(ben.heard).toEqual([])
})
