import { arrive, expect, firstGame, phone, test } from './house.ts'
import { WordPlayer } from './inwords.ts'
import { phaseOf } from './players.ts'

test('a whole game in words, in French, on a phone, by touch', async ({ browser, house }) => {
  const page = await arrive(browser, { ...phone, locale: 'fr-FR' })
  await page.goto(house.base)
  await firstGame(page).getByRole('button', { name: 'Jouer contre des robots' }).tap()
  await page.getByRole('radio', { name: '2', exact: true }).tap()
  await page.getByRole('button', { name: 'Commencer' }).tap()
  await page.locator('[data-phase="asked"]').waitFor()
  await page.keyboard.press('w')

  const player = new WordPlayer(page, { byTouch: true })
  while ((await phaseOf(page)) !== 'over') {
    await page.locator('[data-phase="asked"], [data-phase="over"]').waitFor()
    await player.step()
  }
  expect(player.asked.size).toBeGreaterThan(0)
  const end = page.locator('main section').filter({ has: page.getByRole('list', { name: 'Classement final' }) })
  await expect(end.getByRole('heading')).toHaveText(/Victoire|Personne ne gagne/)
  await expect(page.getByRole('button', { name: 'Rejouer' })).toBeVisible()
})
