import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { arrive, expect, phone, test } from './house.ts'
import { Friend } from './friends.ts'
import { WordPlayer } from './inwords.ts'
import { phaseOf } from './players.ts'

/** Of what is answered on the page; the rest of a long game is played over HTTP, and seen on the page. */
const STEPS = lot({ test: 60, trial: Infinity })
const RELOAD = 40

/** Every game can be played in words, before it has a board; the first one is, by another test. */
for (const { game } of Object.values(boxes).slice(1)) {
  test(`two people and bots play ${game.id} in words, in two languages, through a reload`, async ({
    browser,
    house,
  }) => {
    const { min } = game.seats
    const ada = await arrive(browser)
    const ben = await arrive(browser, { ...phone, locale: 'fr-FR' })
    const host = await Friend.withPage(house, ada.context(), 'Ada')
    const guest = await Friend.withPage(house, ben.context(), 'Ben')
    const { id } = await host.ask('POST', '/api/tables', { game: game.id, seats: min })
    await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
    await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true })
    for (let seat = 2; seat < min; seat += 1) {
      await host.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
    }
    await host.ask('POST', `/api/tables/${id}/start`)
    const players = [new WordPlayer(ada, { byTouch: false }), new WordPlayer(ben, { byTouch: true })]
    for (const { page } of players) await page.goto(`${house.base}/t/${id}`)

    let steps = 0
    while (steps < STEPS) {
      const phases = await Promise.all(players.map(({ page }) => phaseOf(page)))
      if (phases.every((phase) => phase === 'over')) break
      await Promise.all(players.map((player) => player.step()))
      if (!phases.includes('asked')) await ada.waitForTimeout(100)
      if (++steps === RELOAD) await Promise.all(players.map(({ page }) => page.reload()))
    }
    expect(steps, 'long enough for the reload').toBeGreaterThan(RELOAD)
    await Promise.all([host, guest].map((friend) => friend.playOut(id)))
    for (const { asked } of players) expect(asked.size, 'kinds of questions').toBeGreaterThan(2)
    await expect(ada.getByRole('list', { name: 'Final places' })).toBeVisible()
    await expect(ben.getByRole('list', { name: 'Classement final' })).toBeVisible()
  })
}
