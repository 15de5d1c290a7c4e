import type { Page } from '@playwright/test'
import { arrive, expect, test } from './house.ts'

/** What the lesson wants its clocks to say: dagger and tentacle. */
const clocks: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 4],
  [6, 6],
  [4, 2],
  [5, 2],
]

const plateOf = (page: Page) => page.locator('section[data-kind][data-hushed="false"]')
const stepOf = (page: Page) =>
  plateOf(page)
    .locator('p')
    .filter({ hasText: /^Step \d+/ })

async function setClock(page: Page, dagger: number, tentacle: number): Promise<void> {
  await page.locator('[data-point="dagger"]').press(String(dagger))
  await page.locator('[data-point="tentacle"]').press(String(tentacle))
  await page.getByRole('button', { name: 'Send it', exact: true }).click()
}

/** Locks in that one takes it, or takes what lies there. */
async function answerOtherwise(page: Page): Promise<void> {
  const takes = page.locator('[data-point="negotiation"] li', { hasText: 'I take it' }).last()
  if ((await takes.count()) === 0) await page.locator('[data-answers] button', { hasText: /^Take an? / }).click()
  else await takes.locator('button:enabled').first().click()
}

test('the tutorial, to its end', async ({ browser, house }) => {
  const page = await arrive(browser)
  await page.goto(`${house.base}/learn/octopus`)
  const plate = plateOf(page)
  const facts = page.locator('[data-fact]')
  let clock = 0
  for (;;) {
    await plate.waitFor()
    const kind = await plate.getAttribute('data-kind')
    if (kind === 'done') break
    const step = (await stepOf(page).textContent()) ?? ''
    if (kind === 'tell') {
      await plate.getByRole('button', { name: 'Go on' }).click()
    } else if (await page.locator('[data-point="clock"]').isVisible()) {
      if (clock === 0) {
        await test.step('a wrong answer gets the hint and changes nothing', async () => {
          const before = await facts.allInnerTexts()
          await setClock(page, 3, 5)
          await expect(plate.locator('[data-refused="true"] p')).toHaveCount(2)
          await expect(stepOf(page)).toHaveText(step)
          expect(await facts.allInnerTexts()).toEqual(before)
        })
      }
      if (clock === 2) {
        await test.step('a reload goes on at the same step', async () => {
          const before = await facts.allInnerTexts()
          await page.reload()
          await expect(stepOf(page)).toHaveText(step)
          expect(await facts.allInnerTexts()).toEqual(before)
        })
      }
      const [dagger, tentacle] = clocks[clock++] ?? [0, 0]
      await setClock(page, dagger, tentacle)
    } else {
      await answerOtherwise(page)
    }
    await expect(page.locator('section[data-kind]')).not.toContainText(step)
  }
  expect(clock).toBe(clocks.length)
  await expect(page.getByRole('heading', { name: 'That is all I can teach you' })).toBeVisible()
  await expect(plate.getByRole('link', { name: 'Play against bots' })).toBeVisible()
})
