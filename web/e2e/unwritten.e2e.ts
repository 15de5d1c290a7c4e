import { Friend } from './friends.ts'
import { untilAsked } from './gathering.ts'
import { arrive, expect, phone, test } from './house.ts'
import { pointHands } from './players.ts'

test('what one answers while the house can’t write is seen on its way, and arrives when it can', async ({
  browser,
  house,
}) => {
  const page = await arrive(browser, phone)
  const me = await Friend.withPage(house, page.context(), 'Ada')
  const { id } = await me.ask('POST', '/api/tables', { game: 'octopus', seats: 3 })
  const guest = await Friend.come(house, 'Ben')
  await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
  await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true })
  await me.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'easy' })
  await me.ask('POST', `/api/tables/${id}/start`)
  await page.goto(`${house.base}/t/${id}`)
  await untilAsked(page)
  await pointHands(page, 3, 0)

  const end = await house.beStill()
  await page.getByRole('button', { name: 'Send it' }).click()
  const says = page.getByText(/^The house can’t write just now/)
  const dagger = page.getByRole('slider', { name: /^Dagger/ })
  await test.step('one sentence says so, all of it, and the answer waits where it was', async () => {
    await expect(says).toBeVisible()
    expect(await says.evaluate((line) => line.scrollWidth <= line.clientWidth && line.clientWidth > 300)).toBe(true)
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
    await expect(dagger).toHaveAttribute('aria-valuetext', /crypt/i)
  })

  await test.step('nothing else can be answered meanwhile', async () => {
    await dagger.press('2')
    await expect(dagger).toHaveAttribute('aria-valuetext', /crypt/i)
  })

  await test.step('and it arrives', async () => {
    await end()
    await expect(says).toHaveCount(0)
    await expect(page.locator('[data-phase="waiting"]')).toBeAttached()
    const { view } = await me.ask<{ view: { cults: { clock: unknown }[] } }>('GET', `/api/tables/${id}/position`)
    expect(view.cults[0]?.clock).toMatchObject({ dagger: 3 })
  })
  await me.close()
  await guest.close()
})
