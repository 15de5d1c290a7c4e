import { Friend } from './friends.ts'
import { arrive, expect, House, phone, test } from './house.ts'

const games = ['octopus', 'kraken'] as const

// A house of its own: what others have left open would be counted too.
let house: House
test.beforeAll(async () => {
  house = await House.open()
})
test.afterAll(() => house.close())

test('many open tables: a page of them, more on demand, of one game, and as they come and go', async ({ browser }) => {
  const hosts = await Promise.all(Array.from({ length: 4 }, () => Friend.come(house, 'Ada')))
  const tables: string[] = []
  for (const host of hosts) {
    for (let n = 0; n < 9; n++) {
      const wish = { game: games[n % 2], seats: 5, visibility: 'open' }
      tables.push((await host.ask('POST', '/api/tables', wish)).id)
    }
  }
  for (const device of [{}, phone]) {
    const page = await arrive(browser, device)
    await page.goto(house.base)
    const open = page.getByRole('region', { name: 'Open tables' })
    const rows = open.getByRole('listitem')
    await expect(open.getByText('36 gathering')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await open.getByRole('button', { name: 'All 36 tables' }).click()
    await expect(rows).toHaveCount(30)
    await open.getByRole('button', { name: 'Show more tables' }).click()
    await expect(rows).toHaveCount(36)
    await expect(open.getByRole('button', { name: 'Show more tables' })).toHaveCount(0)
    await open.getByRole('radio', { name: 'Feed the Kraken' }).click()
    await expect(rows).toHaveCount(16)
    await expect(open.getByText('16 gathering')).toBeVisible()
    await page.context().close()
  }

  const page = await arrive(browser)
  await page.goto(house.base)
  const open = page.getByRole('region', { name: 'Open tables' })
  await expect(open.getByText('36 gathering')).toBeVisible()
  await open.getByRole('button', { name: 'All 36 tables' }).click()
  const newcomer = await Friend.come(house, 'Cléo')
  await newcomer.ask('POST', '/api/tables', { game: 'octopus', seats: 5, visibility: 'open' })
  await expect(open.getByText('37 gathering')).toBeVisible()
  await expect(open.getByRole('listitem').first()).toContainText('Cléo’s table')
  await expect(open.getByRole('listitem')).toHaveCount(30)
  // The oldest lies below what is shown: it is counted, and nothing else changes.
  await hosts[0]?.ask('PATCH', `/api/tables/${tables[0]}`, { visibility: 'unlisted' })
  await expect(open.getByText('36 gathering')).toBeVisible()
  await expect(open.getByRole('listitem')).toHaveCount(30)
})
