import { Friend } from './friends.ts'
import { arrive, expect, phone, test } from './house.ts'

test('before the start everybody chooses a seat, and two change places if both want to', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  const host = await Friend.withPage(house, ada.context(), 'Ada')
  const guest = await Friend.withPage(house, ben.context(), 'Ben')
  const { id } = await host.ask('POST', '/api/tables', { game: 'octopus', seats: 4 })
  await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
  await host.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'easy' })
  for (const page of [ada, ben]) await page.goto(`${house.base}/t/${id}`)
  const chairs = ada.locator('section[aria-labelledby="around"] > ul').last().locator('> li')

  await test.step('chairs have colours, which are said', async () => {
    await expect(chairs.nth(0)).toContainText('coral, a crescent')
    await expect(chairs.nth(3)).toContainText('green, a trident')
  })

  await test.step('he asks, she says no, then yes', async () => {
    const asks = ada.getByText('Ben would like to change places with you.')
    await ben.getByRole('button', { name: 'Change places with Ada' }).click()
    await expect(ben.getByText('Ada and Ben change places if Ada agrees.')).toBeVisible()
    await expect(asks).toBeVisible()
    await ada.getByRole('button', { name: 'No, thanks' }).click()
    await expect(ben.getByText('Ada and Ben change places if Ada agrees.')).toHaveCount(0)
    await ben.getByRole('button', { name: 'Change places with Ada' }).click()
    await ada.getByRole('button', { name: 'Change places', exact: true }).first().click()
    await expect(chairs.nth(0)).toContainText('Ben')
    await expect(chairs.nth(1)).toContainText('Ada')
    await expect(asks).toHaveCount(0)
  })

  await test.step('for a bot’s seat the host is asked', async () => {
    const { name } = await host
      .ask<{ seats: { sitter: { name: string } | null }[] }>('GET', `/api/tables/${id}`)
      .then(({ seats }) => seats[2]?.sitter ?? { name: '' })
    await ben.getByRole('button', { name: `Change places with ${name}` }).click()
    await expect(ada.getByText(`Ben would like to change places with ${name}.`)).toBeVisible()
    await ada.getByRole('button', { name: 'Change places', exact: true }).first().click()
    await expect(chairs.nth(2)).toContainText('Ben')
  })

  await test.step('a stranger chooses a chair before saying a name', async () => {
    await host.ask('PATCH', `/api/tables/${id}`, { seats: 5 })
    const cleo = await arrive(browser)
    await cleo.goto(`${house.base}/t/${id}`)
    await cleo.getByRole('button', { name: 'Choose this seat: seat 5' }).click()
    await cleo.getByRole('button', { name: /^Sit down/ }).click()
    await expect(chairs.nth(4)).not.toContainText('A free chair')
    await expect(chairs.nth(3)).toContainText('A free chair')
  })

  await test.step('the form says what an Exterior does to a game, and a quick game has none to choose', async () => {
    await ada.getByRole('button', { name: 'Change', exact: true }).first().click()
    const form = ada.getByRole('dialog')
    await expect(form.getByText('A long, tactical game that pulls leaders back.')).toBeVisible()
    await form.getByText('Quick game').first().click()
    await expect(form.getByText('A long, tactical game that pulls leaders back.')).toHaveCount(0)
  })
})
