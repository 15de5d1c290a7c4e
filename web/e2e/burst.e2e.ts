import { boxes } from '@octopolis/games'
import { arrive, expect, test } from './house.ts'
import { Friend } from './friends.ts'

/** Milliseconds for which a page is kept from everything else: what happens at the table meanwhile comes all at once. */
const BUSY = 20_000

test('a page that had no time while a hundred moves were made catches up, and goes on', async ({ browser, house }) => {
  // The longest game of all, in words: there every position is shown at once.
  const { game } = Object.values(boxes).reduce((one, other) => (other.game.longest > one.game.longest ? other : one))
  const page = await arrive(browser)
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  const host = await Friend.withPage(house, page.context(), 'Ada')
  const { id } = await host.ask('POST', '/api/tables', { game: game.id, seats: game.seats.min })
  for (let seat = 1; seat < game.seats.min; seat += 1) {
    await host.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
  }
  await host.ask('POST', `/api/tables/${id}/start`)
  await page.goto(`${house.base}/t/${id}`)
  const table = page.locator('[data-phase]').first()
  await expect(table).toBeVisible()
  const playing = host.playOut(id)
  await page.evaluate((busy) => {
    const until = performance.now() + busy
    while (performance.now() < until);
  }, BUSY)
  const { seq } = await host.ask<{ seq: number }>('GET', `/api/tables/${id}`)
  expect(seq, 'moves that came at once').toBeGreaterThan(100)
  await host.close()
  await expect(playing).rejects.toThrow(/./)
  // Until all that has come is worked off.
  for (let time = 0; time < 5; time += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForTimeout(500)
  }
  await expect(table).toBeVisible()
  expect(broken).toEqual([])
})
