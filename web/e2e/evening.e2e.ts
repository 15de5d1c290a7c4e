import type { Page } from '@playwright/test'
import { arrive, expect, firstGame, phone, test } from './house.ts'
import { phaseOf, playOn, send } from './players.ts'

/** Points the hands of the clock, by the keyboard: a digit is a room, 0 the line beside it. */
async function setClock(page: Page, dagger: number, tentacle: number): Promise<void> {
  const hand = (name: RegExp) => page.getByRole('slider', { name })
  await hand(/^(Dagger|Dague)/).press(String(dagger))
  await hand(/^(Tentacle|Tentacule)/).press(String(tentacle))
  await send(page)
}

async function untilAsked(page: Page): Promise<void> {
  await page.locator('[data-phase="asked"]').waitFor()
}

test('four people and a bot play an evening through everything that can go wrong', async ({ browser, house }) => {
  const ada = await arrive(browser)
  const ben = await arrive(browser, phone)
  const cleo = await arrive(browser, { ...phone, locale: 'fr-FR' })
  const dov = await arrive(browser, { viewport: { width: 1280, height: 800 } })
  const people = [ada, ben, cleo, dov]

  await test.step('a link and one tap bring everybody to the table', async () => {
    await ada.goto(house.base)
    await firstGame(ada).getByRole('button', { name: 'Play with friends' }).click()
    await ada.waitForURL(/\/t\//)
    await ada.getByRole('radio', { name: '5', exact: true }).click()
    for (const friend of [ben, cleo, dov]) {
      await friend.goto(ada.url())
      await friend
        .getByRole('button', { name: /^(Sit down|S’asseoir)/ })
        .first()
        .click()
      await friend.getByRole('button', { name: /^(I’m ready|C’est bon pour moi)/ }).click()
    }
    await ada.getByRole('button', { name: 'Fill with bots' }).click()
    await ada.getByRole('button', { name: 'Begin the game' }).click()
    for (const page of people) await untilAsked(page)
  })

  await test.step('two and two meet, and talk', async () => {
    await setClock(ada, 2, 0)
    await setClock(ben, 2, 0)
    await setClock(cleo, 3, 0)
    await cleo.reload()
    await expect(cleo.locator('[data-phase="waiting"]')).toBeVisible()
    await setClock(dov, 3, 0)
    // The bot's offspring is in one room at most: in the other one there is a negotiation.
    await expect(ada.getByText(/lower their voices/).first()).toBeAttached()
  })

  await test.step('a network that is lost for ten seconds', async () => {
    await ben.context().setOffline(true)
    await ben.waitForTimeout(10_000)
    await ben.context().setOffline(false)
  })

  await test.step('a server that falls and gets up', async () => {
    await playOn(people, async () => (await ada.getByText(/^Turn 3/).count()) > 0)
    await house.stop('SIGKILL')
    await expect(ada.getByRole('status').filter({ hasText: /Connection lost/ })).toBeVisible()
    await house.start()
  })

  await test.step('to the end, with the same winner on every screen', async () => {
    await playOn(people)
    for (const page of people) expect(await phaseOf(page)).toBe('over')
    const ends = await Promise.all(people.map((page) => page.locator('[data-point="bar"] p').first().innerText()))
    const winner = /^(.+?) (wins|gagne)/
    const names = ends.map((end) => winner.exec(end)?.[1] ?? end)
    expect(new Set(names).size, ends.join(' | ')).toBe(1)
  })
})
