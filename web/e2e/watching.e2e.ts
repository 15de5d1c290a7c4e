import { arrive, expect, firstGame, phone, test } from './house.ts'
import { overhear, pointHands, playOn, secrets, secretsIn, send } from './players.ts'

test('somebody without a seat watches, and learns no more than the table shows', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  const cleo = await arrive(browser)
  const [toAda, toCleo] = [overhear(ada), overhear(cleo)]
  const log = cleo.getByRole('tabpanel', { name: 'Log' })

  await test.step('a game runs', async () => {
    await ada.goto(house.base)
    await firstGame(ada).getByRole('button', { name: 'Play with friends' }).click()
    await ada.waitForURL(/\/t\//)
    await ada.getByRole('radio', { name: '3', exact: true }).click()
    await ben.goto(ada.url())
    await ben.getByLabel('Your name').fill('Ben')
    await ben.getByRole('button', { name: 'Sit down as Ben' }).click()
    await ben.getByRole('button', { name: 'I’m ready' }).click()
    await ada.getByRole('button', { name: 'Fill with bots' }).click()
    await ada.getByRole('button', { name: 'Begin the game' }).click()
    for (const page of [ada, ben]) await page.locator('[data-phase="asked"]').waitFor()
  })

  await test.step('the link shows it to anybody', async () => {
    await cleo.goto(ada.url())
    await expect(cleo.getByRole('status').filter({ hasText: 'You are watching.' })).toBeVisible()
    await expect(ada.getByText('1 watching')).toBeAttached()
  })

  const noAnswers = async (): Promise<void> => {
    await expect(cleo.locator('[data-phase="asked"], [data-answers], [data-asked="true"]')).toHaveCount(0)
    await expect(cleo.getByRole('slider')).toHaveCount(0)
    await expect(cleo.getByRole('button', { name: /^(Send it|What would you do\?|Take it back)$/ })).toHaveCount(0)
  }

  await test.step('a clock that is set is seen, what it says is not', async () => {
    await noAnswers()
    await pointHands(ben, 3, 6)
    await send(ben)
    await expect(log.getByText('Ben has set the clock.')).toBeVisible()
    expect(await cleo.content()).not.toContain('offspring: garden')
    await noAnswers()
  })

  await test.step('moves are seen as they come', async () => {
    await pointHands(ada, 2, 5)
    await send(ada)
    await expect(log.getByText(/^Ben .*slithers into the garden/)).toBeVisible()
    await expect(log.getByText(/slithers into the observatory/).first()).toBeVisible()
    const isThird = cleo.getByRole('img', { name: /^Turn 3 of/ }).or(cleo.locator('[data-phase="over"]'))
    await playOn([ada, ben], async () => {
      await noAnswers()
      return (await isThird.count()) > 0
    })
    await expect(isThird).toBeVisible()
  })

  await test.step('no secret ever came to them', async () => {
    expect(toCleo.some((frame) => frame.includes('"type":"revealed"'))).toBe(true)
    expect(secretsIn(toCleo)).toEqual([])
    // Those at the table are told theirs: the same look finds them there.
    for (const secret of secrets)
      expect(
        toAda.some((frame) => secret.test(frame)),
        secret.source,
      ).toBe(true)
  })
})
