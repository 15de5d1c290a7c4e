import { Friend } from './friends.ts'
import { untilAsked } from './gathering.ts'
import { arrive, expect, test } from './house.ts'

test('talk: the last of it, what was said earlier, and words that find no way', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, { locale: 'fr-FR' })
  const host = await Friend.withPage(house, ada.context(), 'Ada')
  const guest = await Friend.withPage(house, ben.context(), 'Ben')
  const { id } = await host.ask('POST', '/api/tables', { game: 'octopus', seats: 3 })
  await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
  await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true })
  await host.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'random' })
  // Before the start anybody may talk, each as much as they like, for a while.
  let said = 0
  for (let friends = 0; friends < 50; friends++) {
    const friend = await Friend.come(house, 'Cleo')
    for (let n = 0; n < 5; n++) {
      await friend.ask('POST', `/api/tables/${id}/talk`, { kind: 'text', said: `Line ${++said}.` })
    }
    await friend.close()
  }
  await host.ask('POST', `/api/tables/${id}/start`)
  for (const page of [ada, ben]) await page.goto(`${house.base}/t/${id}`)
  for (const page of [ada, ben]) await untilAsked(page)
  await ada.getByRole('tab', { name: 'Talk' }).click()
  await ben.getByRole('tab', { name: 'Discussion' }).click()
  const talk = ada.getByRole('list', { name: 'Talk' })
  const lines = talk.getByText(/^Line \d+\.$/)

  await test.step('who comes sees the last hundred lines, and the newest of them', async () => {
    await expect(lines).toHaveCount(100)
    await expect(talk.getByText('Line 250.')).toBeInViewport()
  })

  await test.step('a button brings what was said earlier, and what one reads stays where it is', async () => {
    const button = talk.getByRole('button', { name: 'What was said earlier' })
    await button.scrollIntoViewIfNeeded()
    await expect(lines).toHaveCount(200)
    await expect(talk.getByText('Line 151.')).toBeInViewport()
    await button.focus()
    await expect(lines).toHaveCount(250)
    await expect(button).toHaveCount(0)
    await expect(talk.getByText('Line 51.')).toBeInViewport()
    const inFrench = ben.getByRole('button', { name: 'Ce qui s’est dit avant' })
    await inFrench.press('Enter')
    await expect(ben.getByText('Line 100.', { exact: true })).toBeAttached()
  })

  await test.step('words that find no way are seen to wait, and are said once, by themselves', async () => {
    await ada.context().setOffline(true)
    const field = ada.getByRole('textbox', { name: 'Say something' })
    for (const words of ['Do you hear me?', 'It is dark here.']) {
      await field.fill(words)
      await field.press('Enter')
    }
    await expect(talk.getByText('Sending…')).toHaveCount(2)
    await expect(talk.getByText('Sending…').last()).toBeVisible()
    await ada.context().setOffline(false)
    await expect(talk.getByText('Sending…')).toHaveCount(0)
    const kept = await host.ask<{ said: string }[]>('GET', `/api/tables/${id}/talk?after=250`)
    const texts = kept.map((line) => line.said).filter((line) => typeof line === 'string')
    expect(texts).toEqual(['Do you hear me?', 'It is dark here.'])
    for (const page of [ada, ben]) await expect(page.getByText('It is dark here.')).toHaveCount(1)
  })

  await test.step('through a fall of the house nothing is said twice, nor forgotten', async () => {
    await house.stop('SIGKILL')
    await ada.getByRole('textbox', { name: 'Say something' }).fill('Still here.')
    await ada.getByRole('textbox', { name: 'Say something' }).press('Enter')
    await house.start()
    await expect(ben.getByText('Still here.')).toHaveCount(1)
    await expect(talk.getByText('Sending…')).toHaveCount(0)
    await expect(talk.getByText('Still here.')).toHaveCount(1)
    await expect(lines).toHaveCount(250)
  })
})
