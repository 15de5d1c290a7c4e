import { arrive, expect, firstGame, test } from './house.ts'
import { phaseOf, playOn, winnerOn } from './players.ts'

test('against bots without the house', async ({ browser, house }) => {
  const page = await arrive(browser)
  const secondTurn = page.getByRole('img', { name: /^Turn 2 of/ })

  await test.step('a game begins while the house is there', async () => {
    await page.goto(house.base)
    await firstGame(page).getByRole('button', { name: 'Play now against bots' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: '2', exact: true }).click()
    await sheet.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/\/here\//)
    await playOn([page], async () => (await secondTurn.count()) > 0)
  })

  await test.step('the page is kept', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length
    })
    expect(kept).toBeGreaterThan(0)
  })

  await house.stop()
  try {
    await test.step('the game goes on to its end', async () => {
      await page.reload()
      await expect(secondTurn).toBeVisible()
      await playOn([page])
      expect(await phaseOf(page)).toBe('over')
      expect(await winnerOn(page)).not.toBe('')
    })

    await test.step('the front page opens, and says what needs the house', async () => {
      await page.goto(house.base)
      await expect(page.getByText(/The house doesn’t answer, so open tables can’t be seen/)).toBeVisible()
      await page.context().setOffline(true)
      await expect(page.getByText(/Friends elsewhere, codes and open tables need the house/)).toBeVisible()
      await expect(firstGame(page).getByRole('button', { name: 'Play with friends' })).toBeDisabled()
      await expect(firstGame(page).getByRole('button', { name: 'Play now against bots' })).toBeEnabled()
    })
  } finally {
    await house.start()
  }
})
