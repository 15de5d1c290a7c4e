import { expect, test } from 'vitest'
import { laid, type Open } from './ground.ts'

export function callsContract(open: Open): void {
  test('are kept by table and account, and the last one counts', async () => {
    const opened = await open()
    const { calls } = opened.store
    await laid(opened, 't1', 't2')
    const [ada, bob] = [
      { table: 't1', account: 'ada', asked: 3, times: 2 },
      { table: 't1', account: 'bob', asked: 0, times: 1 },
    ]
    for (const row of [bob, { ...ada, asked: 1, times: 1 }, ada, { ...ada, table: 't2' }]) await calls.set(row)
    expect(await calls.of('t1')).toStrictEqual([ada, bob])
    expect(await calls.of('t2')).toHaveLength(1)
    expect(await calls.of('t3')).toEqual([])
  })

  test('are forgotten with whoever was called', async () => {
    const opened = await open()
    const { calls, tables } = opened.store
    await laid(opened, 't1')
    for (const account of ['ada', 'bob']) await calls.set({ table: 't1', account, asked: 1, times: 1 })
    await tables.forget('ada')
    expect((await calls.of('t1')).map(({ account }) => account)).toEqual(['bob'])
  })
}
