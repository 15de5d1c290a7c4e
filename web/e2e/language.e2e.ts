import type { Page } from '@playwright/test'
import { gather } from './gathering.ts'
import { arrive, expect, test } from './house.ts'
import { act, phaseOf } from './players.ts'

declare global {
  interface Window {
    isTheSamePage?: boolean
  }
}

const logOf = (page: Page) => page.locator('[data-fact] > span')
const hand = (page: Page, name: string) => page.getByRole('slider', { name })

test('in mid-game the table changes its language, and nothing else', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser)
  await gather(house, [ada, ben], { seats: 3 })
  await test.step('a turn is played', async () => {
    const isLater = async (): Promise<boolean> => {
      const isAsked = (await phaseOf(ada)) === 'asked' && (await hand(ada, 'Dagger').isVisible())
      return isAsked && (await ada.locator('[data-fact="turn"]').count()) > 1
    }
    while (!(await isLater())) {
      for (const page of [ada, ben]) if ((await phaseOf(page)) === 'asked' && !(await isLater())) await act(page)
    }
  })

  await hand(ada, 'Dagger').press('4')
  await hand(ada, 'Tentacle').press('5')
  await expect(ada.getByRole('button', { name: 'Send it', exact: true })).toBeEnabled()
  const english = await logOf(ada).allInnerTexts()
  const room = await hand(ada, 'Dagger').getAttribute('aria-valuetext')
  await ada.evaluate(() => {
    window.isTheSamePage = true
  })

  await ada.getByRole('radio', { name: 'FR', exact: true }).first().click()
  await expect(ada.locator('html')).toHaveAttribute('lang', 'fr')

  await test.step('the table, the draft and the log are there in French', async () => {
    await expect(hand(ada, 'Dague')).toHaveAttribute('aria-valuetext', /laboratoire/)
    expect(room).toMatch(/laboratory/)
    await expect(hand(ada, 'Tentacule')).toHaveAttribute('aria-valuetext', /observatoire/)
    await expect(ada.locator('[data-handled] p')).toContainText('observatoire')
    await expect(ada.locator('[data-fact="turn"]').last()).toHaveText(/^Tour \d+ sur/)
    const french = await logOf(ada).allInnerTexts()
    expect(french.length).toBeGreaterThanOrEqual(english.length)
    expect(french.filter((line) => english.includes(line))).toEqual([])
  })

  await test.step('the socket still works', async () => {
    const mine = ada.locator('[data-fact="set"]')
    const seen = ben.locator('[data-fact="ready"]')
    const [mineBefore, seenBefore] = [await mine.count(), await seen.count()]
    await ada.getByRole('button', { name: 'Envoyer', exact: true }).click()
    const sure = ada.getByRole('button', { name: 'Oui, envoyer' })
    await sure.or(mine.nth(mineBefore)).first().waitFor({ state: 'attached' })
    if (await sure.isVisible()) await sure.click()
    await expect(mine.nth(mineBefore)).toContainText('observatoire')
    await expect.poll(() => seen.count()).toBeGreaterThan(seenBefore)
  })
  expect(await ada.evaluate(() => window.isTheSamePage)).toBe(true)
  await expect(ben.locator('html')).toHaveAttribute('lang', 'en')
})
