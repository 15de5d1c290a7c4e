import { arrive, expect, phone, test } from './house.ts'
import { phaseOf } from './players.ts'

test('a whole game in words, in French, on a phone, by touch', async ({ browser, house }) => {
  const page = await arrive(browser, { ...phone, locale: 'fr-FR' })
  await page.goto(house.base)
  await page.getByRole('button', { name: 'Jouer contre des robots' }).tap()
  await page.getByRole('radio', { name: '2', exact: true }).tap()
  await page.getByRole('button', { name: 'Commencer' }).tap()
  await page.locator('[data-phase="asked"]').waitFor()
  await page.keyboard.press('w')

  const form = page.locator('main section').filter({ has: page.locator('kbd') })
  const choices = form.locator('fieldset button')
  const send = form.getByRole('button', { name: 'Envoyer', exact: true })
  const yes = page.getByRole('button', { name: 'Oui, envoyer' })
  const asked = new Set<string>()
  let taps = 0
  let stuck = 0
  for (;;) {
    await page.locator('[data-phase="asked"], [data-phase="over"]').waitFor()
    if ((await phaseOf(page)) === 'over') break
    try {
      const question = await form.getByRole('heading').innerText({ timeout: 3000 })
      asked.add(question.split(' ')[0] ?? '')
      await choices.first().or(send).waitFor({ timeout: 3000 })
      const before = await page.locator('main').innerText()
      if (await yes.isVisible()) {
        await yes.tap({ timeout: 3000 })
      } else if (await send.isVisible()) {
        await send.tap({ timeout: 3000 })
      } else {
        // What warns of nothing first; not always the same, or nobody would ever get anywhere.
        const harmless = choices.filter({ hasNotText: 'Attention' })
        const some = (await harmless.count()) > 0 ? harmless : choices
        await some.nth(taps++ % (await some.count())).tap({ timeout: 3000 })
      }
      const changed = expect.poll(async () => (await yes.isVisible()) || (await page.locator('main').innerText()))
      await changed.not.toBe(before)
      stuck = 0
    } catch (error) {
      // Others may have ended meanwhile what was asked; but what goes on being asked can be answered.
      if (++stuck > 3) throw error
    }
  }
  expect(asked.size).toBeGreaterThan(0)
  const end = page.locator('main section').filter({ has: page.getByRole('list', { name: 'Classement final' }) })
  await expect(end.getByRole('heading')).toHaveText(/Victoire|Personne ne gagne/)
  await expect(page.getByRole('button', { name: 'Rejouer' })).toBeVisible()
})
