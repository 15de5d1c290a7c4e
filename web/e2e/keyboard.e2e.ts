import type { Page } from '@playwright/test'
import { arrive, expect, firstGame, test } from './house.ts'
import { phaseOf } from './players.ts'

/** The role and the name of what has the focus, as they are read aloud. */
async function focused(page: Page): Promise<string> {
  const focus = page.locator('*:focus')
  return (await focus.count()) === 0 ? '' : await focus.ariaSnapshot()
}

/** Walks on with the Tab key until it is there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  const seen: string[] = []
  while (seen.length < 120) {
    const name = await focused(page)
    if (name.startsWith(`- ${wanted}`)) return
    seen.push(name.split('\n')[0] ?? '')
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key never comes to ${wanted}, but to ${[...new Set(seen)].join(', ')}.`)
}

/** One step of an answer in words: a digit, or Enter where the answer lies ready. */
async function step(page: Page, count: number): Promise<void> {
  const form = page.locator('main section').filter({ has: page.locator('kbd') })
  const choices = form.locator('fieldset button')
  const doubt = page.getByRole('dialog', { name: 'Are you sure?' })
  const before = await page.locator('main').innerText()
  if (await doubt.isVisible()) {
    await tabTo(page, 'button "Yes, send it"')
    await page.keyboard.press('Enter')
    return await expect(doubt).toBeHidden()
  }
  const texts = await choices.allInnerTexts()
  if (texts.length === 0) {
    if (!(await form.getByRole('button', { name: 'Send' }).isVisible())) return
    await page.keyboard.press('Enter')
  } else {
    // What warns of nothing first; not always the same, or nobody would ever get anywhere.
    const digits = texts.flatMap((text, index) => (text.includes('Careful') || index > 8 ? [] : [index + 1]))
    await page.keyboard.press(String(digits[count % digits.length] ?? 1))
  }
  const state = async () => (await doubt.isVisible()) || (await page.locator('main').innerText())
  await expect.poll(state).not.toBe(before)
}

test('a whole game by the keyboard alone', async ({ browser, house }) => {
  const page = await arrive(browser)
  await page.goto(house.base)
  await firstGame(page).getByRole('button', { name: 'Play now against bots' }).waitFor()

  await test.step('from the front page to a table', async () => {
    await tabTo(page, 'button "Play now against bots"')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await tabTo(page, 'radio "3"')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
    await tabTo(page, 'button "Begin"')
    await page.keyboard.press('Enter')
    await page.locator('[data-phase="asked"]').waitFor()
  })

  await test.step('the first clock on the board, by its hands', async () => {
    await tabTo(page, 'slider "Dagger"')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'slider "Tentacle"')
    await page.keyboard.press('6')
    await tabTo(page, 'button "Send it"')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-fact="set"]')).toHaveCount(1)
  })

  await test.step('the rest in words', async () => {
    await page.keyboard.press('w')
    for (let count = 0; ; count++) {
      await page.locator('[data-phase="asked"], [data-phase="over"]').waitFor()
      if ((await phaseOf(page)) === 'over') break
      await step(page, count)
    }
  })

  await test.step('and again', async () => {
    const first = page.url()
    await tabTo(page, 'button "Play again"')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.href !== first)
    await page.locator('[data-phase="asked"]').waitFor()
  })
})
