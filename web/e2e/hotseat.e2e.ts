import type { Page } from '@playwright/test'
import { arrive, expect, test } from './house.ts'
import { act, phaseOf, pointHands, send, winnerOn } from './players.ts'

const itsMe = (page: Page, name: string) => page.getByRole('button', { name: `It’s me, ${name}` })
const passOn = (page: Page) => page.getByRole('button', { name: 'Pass the device on' })

/** Goes on to the next curtain, past what all may see: which this isn't. */
async function untilCurtain(page: Page, name: string, hidden: string): Promise<void> {
  await itsMe(page, name).or(passOn(page)).waitFor()
  if (await passOn(page).isVisible()) {
    await expect(page.getByText('Everyone may look.')).toBeVisible()
    expect(await page.content()).not.toContain(hidden)
    await passOn(page).click()
  }
  await itsMe(page, name).waitFor()
}

test('two people pass one device around, with a curtain between them and a bot beside them', async ({
  browser,
  house,
}) => {
  const page = await arrive(browser)
  const adasClock = 'offspring: observatory'

  await test.step('they sit down', async () => {
    await page.goto(`${house.base}/play/octopus`)
    await page.getByText('One device, passed around').click()
    await page.getByLabel('Player 1', { exact: true }).fill('Ada')
    await page.getByLabel('Player 2', { exact: true }).fill('Ben')
    await expect(page.getByRole('switch', { name: 'Quick game' })).toBeChecked()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.waitForURL(/\/here\//)
  })

  await test.step('the first sets a clock', async () => {
    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible()
    await expect(page.locator('[data-phase]')).toHaveCount(0)
    await itsMe(page, 'Ada').click()
    await page.locator('[data-phase="asked"]').waitFor()
    await pointHands(page, 2, 5)
    await expect(page.locator('[data-point="bar"]')).toContainText(adasClock)
    await send(page)
  })

  await test.step('nothing of it is behind the curtain, nor before the second’s eyes', async () => {
    await untilCurtain(page, 'Ben', adasClock)
    const behind = await page.content()
    expect(behind).not.toContain(adasClock)
    expect(behind).not.toContain('data-phase')
    expect(behind).not.toMatch(/observatory/i)
    await expect(page.getByRole('button')).toHaveCount(1)
    await itsMe(page, 'Ben').click()
    await page.locator('[data-phase="asked"]').waitFor()
    await expect(page.getByText('Ada has set the clock.').first()).toBeAttached()
    expect(await page.content()).not.toContain(adasClock)
    await pointHands(page, 3, 6)
    await send(page)
  })

  await test.step('what comes of it is for all to see', async () => {
    // Where the second alone is asked next, the device stays in their hands; all may look all the same.
    const forAll = page.getByText('Everyone may look.').or(page.locator('[data-phase="asked"]'))
    await expect(forAll.first()).toBeVisible()
    const log = page.getByRole('tabpanel', { name: 'Log' })
    await expect(log.getByText(/Ada .*slithers into the observatory/)).toBeVisible()
    await expect(log.getByText(/Ben .*slithers into the garden/)).toBeVisible()
    expect(await page.content()).not.toContain(adasClock)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })

  await test.step('to the end', async () => {
    const takes = page.getByRole('button', { name: /^It’s me, / })
    const next = takes.or(passOn(page)).or(page.locator('[data-phase="asked"], [data-phase="over"]'))
    for (;;) {
      await next.first().waitFor()
      if (await passOn(page).isVisible()) await passOn(page).click()
      else if (await takes.isVisible()) await takes.click()
      else if ((await phaseOf(page)) === 'over') break
      else await act(page)
    }
    expect(await winnerOn(page)).not.toBe('')
    await expect(page.getByRole('link', { name: 'Look back' })).toBeVisible()
  })
})
