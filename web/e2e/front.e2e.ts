import type { Page } from '@playwright/test'
import { arrive, expect, firstGame, House, phone, test } from './house.ts'

// A house of its own: whoever else waits for a quick match would be joined.
let house: House
test.beforeAll(async () => {
  house = await House.open()
})
test.afterAll(() => house.close())

for (const [size, device] of Object.entries({
  '1440x900': { viewport: { width: 1440, height: 900 } },
  '390x844': phone,
})) {
  for (const locale of ['en-GB', 'fr-FR']) {
    test(`what one came for is seen without scrolling: ${size}, ${locale}`, async ({ browser }) => {
      const page = await arrive(browser, { ...device, locale })
      await page.goto(house.base)
      await page.locator('#open').waitFor()
      for (const wanted of [
        page.getByRole('button', { name: /^(Quick match|Partie immédiate), / }),
        page.getByRole('button', { name: /^(Come in|Entrer)$/ }),
        page.locator('#open'),
        firstGame(page).getByRole('button').first(),
        firstGame(page).getByRole('button').nth(1),
      ]) {
        await expect(wanted).toBeInViewport({ ratio: 1 })
      }
      await page.context().close()
    })
  }
}

const quick = async (page: Page, game?: string): Promise<void> => {
  await page.goto(house.base)
  if (game !== undefined) await page.getByLabel('Which game').selectOption({ label: game })
  await page.getByRole('button', { name: 'Quick match, Play' }).click()
  await page.waitForURL(/\/t\//)
}

test('a quick match: who came is seen, one may go again, and bots fill up after a wait', async ({ browser }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  await quick(ada, 'Night of the Grand Octopus')
  await expect(ada.getByText('1 of 4 have come')).toBeVisible()
  await expect(ada.getByText(/^Bots take the free seats in \d+\ss\.$/)).toBeVisible()
  await test.step('any game is the one somebody waits for', async () => {
    await quick(ben)
    expect(ben.url()).toBe(ada.url())
    await expect(ada.getByText('2 of 4 have come')).toBeVisible()
  })
  await test.step('whoever cancels is gone', async () => {
    await ben.getByRole('button', { name: 'Cancel' }).click()
    await ben.waitForURL(`${house.base}/`)
    await expect(ada.getByText('1 of 4 have come')).toBeVisible()
  })
  await ada.locator('[data-phase="asked"]').waitFor({ timeout: 60_000 })
})

test('who plays on this device has the same name in the house', async ({ browser }) => {
  const page = await arrive(browser)
  await page.goto(`${house.base}/play/octopus`)
  await page.getByLabel('Your name').fill('Inkpot')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/here\//)
  await page.goto(house.base)
  await expect(page.getByRole('link', { name: 'Inkpot: your page' })).toBeVisible()
  await firstGame(page).getByRole('button', { name: 'Play with friends' }).click()
  await page.waitForURL(/\/t\//)
  await expect(page.getByText('Inkpot (you)')).toBeVisible()
})

test('settings are kept on this device, and do what they say', async ({ browser }) => {
  const page = await arrive(browser, phone)
  await page.goto(`${house.base}/settings`)
  const size = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  const before = Number.parseFloat(await size())
  await page.getByRole('radio', { name: '130%' }).check({ force: true })
  expect(Number.parseFloat(await size())).toBeCloseTo(before * 1.3, 0)
  await page.getByRole('radio', { name: 'the left thumb' }).check({ force: true })
  await page.getByRole('switch', { name: 'Reduced motion' }).click()
  await page.reload()
  await expect(page.getByRole('radio', { name: '130%' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.getByRole('radio', { name: '100%' }).check({ force: true })

  await page.goto(house.base)
  await firstGame(page).getByRole('button', { name: 'Play now against bots' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('[data-phase="asked"]').waitFor()
  const send = page.getByRole('button', { name: 'Send it' })
  const left = (await send.boundingBox())?.x ?? 0
  await page.evaluate(() => (document.documentElement.dataset['thumb'] = 'right'))
  expect((await send.boundingBox())?.x ?? 0).toBeGreaterThan(left)
})
