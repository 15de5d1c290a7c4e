import { Friend } from './friends.ts'
import { untilAsked } from './gathering.ts'
import { arrive, expect, phone, test } from './house.ts'

test('whoever leaves a table has the seat back by returning, or by sitting again', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  const host = await Friend.withPage(house, ada.context(), 'Ada')
  const guest = await Friend.withPage(house, ben.context(), 'Ben')
  const { id } = await host.ask('POST', '/api/tables', { game: 'octopus', seats: 3 })
  await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
  await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true })

  await test.step('before the start the table says whether it counts', async () => {
    await ada.goto(`${house.base}/t/${id}`)
    await expect(ada.getByText('This game counts, but not for whoever asks for a hint.')).toBeVisible()
    await host.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'easy' })
    await expect(ada.getByText('This game doesn’t count: a bot plays too.')).toBeVisible()
  })

  await host.ask('POST', `/api/tables/${id}/start`)
  await ben.goto(`${house.base}/t/${id}`)
  for (const page of [ada, ben]) await untilAsked(page)
  const elsewhere = await ada.context().newPage()
  await elsewhere.goto(`${house.base}/t/${id}`)
  await untilAsked(elsewhere)
  const plate = ben.locator('[data-point="seat-0"]')

  const leave = async (): Promise<void> => {
    await ada.getByRole('tab', { name: 'Table' }).click()
    await ada.getByRole('button', { name: 'Leave my seat' }).click()
    await ada.getByRole('dialog').getByRole('button', { name: 'Leave my seat' }).click()
    await ada.waitForURL(`${house.base}/`)
    await expect(plate).toContainText('a bot plays')
  }

  await test.step('she leaves, and everybody sees it', async () => {
    await leave()
    await expect(ben.getByText('Ada has left; a bot plays on.').first()).toBeVisible()
  })

  await test.step('another page of hers still looks on, through a fall of the line', async () => {
    await expect(elsewhere.getByText(/^A bot plays for you\./)).toBeVisible()
    const isLost = elsewhere.getByText('Connection lost: trying again. Nothing is lost.')
    await house.stop('SIGKILL')
    await expect(isLost).toBeAttached()
    await house.start()
    await expect(isLost).toHaveCount(0)
    await expect(plate).toContainText('a bot plays')
  })

  await test.step('and sits again by the button', async () => {
    await elsewhere.getByRole('button', { name: 'Sit again' }).click()
    await expect(plate).not.toContainText('a bot plays')
    await expect(ben.getByText('Ada is back.').first()).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Sit again' })).toHaveCount(0)
  })

  await test.step('or by coming back to the table', async () => {
    await ada
      .getByRole('link', { name: /Octopus/ })
      .first()
      .click()
    await ada.waitForURL(`${house.base}/t/${id}`)
    await leave()
    await ada.goBack()
    await expect(plate).not.toContainText('a bot plays')
  })

  await test.step('when all have left, the table waits', async () => {
    await guest.ask('DELETE', `/api/tables/${id}/seats/1`)
    await host.ask('DELETE', `/api/tables/${id}/seats/0`)
    await expect(ada.getByText(/^Everybody has left, so the table waits\./)).toBeVisible()
    await ada.getByRole('button', { name: 'Sit again' }).click()
    await expect(ada.getByText(/^Everybody has left/)).toHaveCount(0)
  })
})
