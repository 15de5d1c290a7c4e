import { readFile } from 'node:fs/promises'
import { arrive, expect, test } from './house.ts'
import { playOn } from './players.ts'

test('a look back on a finished game', async ({ browser, house }) => {
  const page = await arrive(browser)
  const scrub = page.getByRole('slider', { name: 'Moves of the game' })
  const at = async (move: number): Promise<void> => expect(scrub).toHaveValue(String(move))

  await test.step('a game is played', async () => {
    await page.goto(`${house.base}/play/octopus`)
    await page.getByRole('radiogroup', { name: 'Number of opponents' }).getByRole('radio', { name: '2' }).click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.waitForURL(/\/here\//)
    await playOn([page])
  })

  await test.step('and looked back on', async () => {
    await page.getByRole('link', { name: 'Look back' }).click()
    await page.waitForURL(/\/replay\/here-/)
    await at(0)
    await expect(page.getByText(/^Move 0 of \d+$/)).toBeVisible()
  })
  const last = Number(await scrub.getAttribute('max'))
  expect(last).toBeGreaterThan(5)

  await test.step('step by step, by the keyboard', async () => {
    await page.keyboard.press('ArrowRight')
    await at(1)
    // The facts of a move are shown one by one; asked for the next before they are over, it shows them all.
    await page.waitForURL(/[?&]move=1$/)
    await page.keyboard.press('ArrowRight')
    await at(2)
    await page.keyboard.press('ArrowLeft')
    await at(1)
    await page.keyboard.press('End')
    await at(last)
    await expect(page.getByText(/ wins?: /).first()).toBeVisible()
    await page.keyboard.press('Home')
    await at(0)
  })

  await test.step('and by the bar, whose place is in the address', async () => {
    await scrub.fill('4')
    await expect(page.getByText(`Move 4 of ${last}`, { exact: true })).toBeVisible()
    await page.waitForURL(/[?&]move=4/)
    await page.reload()
    await at(4)
  })

  await test.step('through a seat’s eyes', async () => {
    const eyes = page.getByRole('radiogroup', { name: 'Seen by' })
    const log = page.getByRole('tabpanel', { name: 'Log' })
    await scrub.fill(String(last))
    const settings = log.getByText(/ sets the clock – /)
    await expect(settings.filter({ hasNotText: /^Ada / }).first()).toBeAttached()
    await eyes.getByRole('radio', { name: 'Ada' }).click()
    await expect(settings.filter({ hasText: 'Ada' }).first()).toBeAttached()
    await expect(settings.filter({ hasNotText: 'Ada' })).toHaveCount(0)
    await eyes.getByRole('radio', { name: 'Watcher' }).click()
    await expect(settings).toHaveCount(0)
    await eyes.getByRole('radio', { name: 'All-seeing' }).click()
  })

  await test.step('the dice are proven', async () => {
    await page.getByRole('tab', { name: 'Proof' }).click()
    const proof = page.getByRole('tabpanel', { name: 'Proof' })
    await expect(proof.getByText('They are the same: the seed is the one that was promised.')).toBeVisible()
    await expect(proof.getByText(`All ${last} moves were replayed from that seed by the rules`)).toBeVisible()
    await expect(proof.locator('[data-holds="false"]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('and the record can be taken along', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    const record = JSON.parse(await readFile(await file.path(), 'utf8')) as { moves: readonly unknown[] }
    expect(record.moves).toHaveLength(last)
  })

  await test.step('it is found again from the front page', async () => {
    await page.goto(house.base)
    await page.getByRole('link', { name: 'Look back on the game you finished on this device' }).click()
    const past = page.getByRole('region', { name: 'Played on this device' })
    await past.getByRole('link').click()
    await page.waitForURL(/\/replay\/here-/)
  })

  await test.step('and shared with its names, at the place where one was', async () => {
    await scrub.fill('4')
    await page.waitForURL(/[?&]move=4/)
    await page.getByRole('button', { name: 'Keep it under a link' }).click()
    await page.waitForURL(/\/replay\/i[0-9a-f]+\?move=4$/)
    await at(4)
    await expect(page.getByRole('radio', { name: 'Ada' })).toBeVisible()
    const friend = await arrive(browser)
    await friend.goto(page.url())
    await expect(friend.getByRole('radio', { name: 'Ada' })).toBeVisible()
    await expect(friend.getByText(`Move 4 of ${last}`, { exact: true })).toBeVisible()
  })
})
