import { encode } from 'uqr'
import { arrive, expect, phone, test } from './house.ts'
import { overhear, playOn, secretsIn, winnerOn } from './players.ts'

/** How a code is drawn. */
function drawn(text: string): string {
  const { data } = encode(text, { border: 2, ecc: 'M' })
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
}

test('a big screen for the room, and phones that hold the clocks', async ({ browser, house }) => {
  const screen = await arrive(browser, { viewport: { width: 1920, height: 1080 } })
  const ada = await arrive(browser, phone)
  const ben = await arrive(browser, phone)
  const phones = [ada, ben]
  const heard = overhear(screen)

  await test.step('each free seat has a code', async () => {
    await screen.goto(`${house.base}/play/octopus`)
    await screen.getByText('In one room').click()
    await screen.getByRole('radio', { name: '3', exact: true }).click()
    await screen.getByRole('button', { name: 'Open the table on this screen' }).click()
    await screen.waitForURL(/\/t\/[^/]+\/room$/)
    await expect(screen.getByRole('img', { name: /^Seat \d: Point your phone here/ })).toHaveCount(3)
  })

  const table = screen.url().replace(/\/room$/, '')
  await test.step('a code and one tap bring a phone to that very seat', async () => {
    for (const [page, name, seat] of [
      [ada, 'Ada', 2],
      [ben, 'Ben', 0],
    ] as const) {
      const code = screen.getByRole('img', { name: new RegExp(`^Seat ${seat + 1}:`) })
      await expect(code.locator('path').last()).toHaveAttribute('d', drawn(`${table}?seat=${seat}&hand=1`))
      await page.goto(`${table}?seat=${seat}&hand=1`)
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: `Sit down as ${name}` }).click()
      await page.getByRole('button', { name: 'I’m ready' }).click()
      await expect(screen.getByRole('main').getByRole('listitem').nth(seat)).toContainText(name)
      await expect(code).toHaveCount(0)
    }
    await screen.getByRole('button', { name: 'Bots for the rest' }).click()
    await screen.getByRole('button', { name: 'Start the game' }).click()
    for (const page of phones) await page.locator('[data-phase="asked"]').waitFor()
  })

  await test.step('a phone is a hand: what it is asked and what it alone knows, without a second board', async () => {
    for (const page of phones) {
      await expect(page.getByRole('img', { name: /^Turn 1 of/ })).toHaveCount(0)
      await expect(page.getByRole('list', { name: 'Around the table' })).toBeHidden()
      await expect(page.getByRole('heading', { name: 'The table' })).toBeHidden()
      await page.getByRole('button', { name: 'On the board' }).click()
    }
  })

  await test.step('the screen tells what has happened, and has a way out', async () => {
    await screen.getByRole('button', { name: 'What has happened' }).click()
    await expect(screen.getByRole('region', { name: 'What has happened' })).toContainText('Candles are lit')
    await screen.getByRole('button', { name: 'What has happened' }).click()
    await expect(screen.getByRole('button', { name: 'Leave the big screen' })).toBeVisible()
  })

  await test.step('the phones play, the screen shows the same end', async () => {
    await expect(screen.getByRole('img', { name: /^Turn 1 of/ })).toBeVisible()
    await playOn(phones, async () => {
      await expect(screen.getByRole('slider')).toHaveCount(0)
      await expect(screen.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(screen.locator('[data-phase], [data-answers]')).toHaveCount(0)
      return false
    })
    const winner = await winnerOn(ada)
    expect(await winnerOn(ben)).toBe(winner)
    await expect(screen.getByRole('status')).toContainText(winner)
    expect(secretsIn(heard)).toEqual([])
    expect(heard.some((frame) => frame.includes('"type":"revealed"'))).toBe(true)
  })
})
