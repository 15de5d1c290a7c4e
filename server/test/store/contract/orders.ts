import { expect, test } from 'vitest'
import { laid, type Open } from './ground.ts'

export function ordersContract(open: Open): void {
  test('are kept by table and account, and the last word counts', async () => {
    const opened = await open()
    const { orders } = opened.store
    await laid(opened, 't1', 't2')
    const [ada, bob] = [
      { table: 't1', account: 'ada', orders: { played: 'pass', moved: 'mine' } },
      { table: 't1', account: 'bob', orders: {} },
    ] as const
    for (const row of [bob, { ...ada, orders: { played: 'ask' as const } }, ada, { ...ada, table: 't2' }])
      await orders.set(row)
    expect(await orders.of('t1')).toStrictEqual([ada, bob])
    expect(await orders.of('t2')).toHaveLength(1)
    expect(await orders.of('t3')).toEqual([])
  })

  test('are dropped with whoever gave them', async () => {
    const opened = await open()
    const { orders, tables } = opened.store
    await laid(opened, 't1')
    for (const account of ['ada', 'bob']) await orders.set({ table: 't1', account, orders: { played: 'pass' } })
    await tables.forget('ada')
    expect((await orders.of('t1')).map(({ account }) => account)).toEqual(['bob'])
  })
}
