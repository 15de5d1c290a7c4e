import { gather, untilAsked } from './gathering.ts'
import { arrive, expect, phone, test } from './house.ts'
import { playOn } from './players.ts'

test('after the game, everybody comes to the next one', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  const people = [ada, ben]
  await gather(house, people, { seats: 3 })
  const first = ada.url()
  await playOn(people)

  await ada.getByRole('button', { name: 'Play again' }).click()
  await ada.waitForURL((url) => url.href !== first)
  await ben.getByRole('link', { name: 'To the next game' }).click()
  await ben.waitForURL(ada.url())
  const host = ada.getByRole('button', { name: 'Begin the game' })
  // The one who asked for it is ready; nobody else plays again without saying so.
  await expect(host).toBeDisabled()
  await ben.getByRole('button', { name: 'I’m ready' }).click()
  await host.click()
  for (const page of people) await untilAsked(page)
  for (const page of people) await expect(page.getByText(/^Turn 1 of/).first()).toBeAttached()
})
