import type { GameRecord } from '@octopolis/engine'
import { lot } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import { arrive, expect, phone, test } from './house.ts'
import { Friend } from './friends.ts'
import { askedIn, WordPlayer } from './inwords.ts'
import { phaseOf } from './players.ts'

/** Of what is answered on the page; the rest of a long game is played over HTTP, and seen on the page. */
const STEPS = lot({ test: 60, trial: Infinity })
/** In the thick of a game; and where it was over by then, in one more, when only the first has been to it. */
const RELOADS = [40, 1]
/** Kinds of questions, if there are so many. */
const KINDS = 3

/** Every game can be played in words, before it has a board; the first one is, by another test. */
for (const box of Object.values(boxes).slice(1)) {
  const { game } = box
  test(`two people and bots play ${game.id} in words, in two languages, through a reload`, async ({
    browser,
    house,
  }) => {
    const { min } = game.seats
    const ada = await arrive(browser)
    const ben = await arrive(browser, { ...phone, locale: 'fr-FR' })
    const host = await Friend.withPage(house, ada.context(), 'Ada')
    const guest = await Friend.withPage(house, ben.context(), 'Ben')
    const players = [new WordPlayer(ada, { byTouch: false }), new WordPlayer(ben, { byTouch: true })]

    async function begin(): Promise<string> {
      const { id } = await host.ask('POST', '/api/tables', { game: game.id, seats: min })
      await guest.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
      await guest.ask('PUT', `/api/tables/${id}/ready`, { ready: true })
      for (let seat = 2; seat < min; seat += 1) {
        await host.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
      }
      await host.ask('POST', `/api/tables/${id}/start`)
      for (const { page } of players) await page.goto(`${house.base}/t/${id}`)
      return id
    }

    /** Whether it came to the reload before it was over. */
    async function play(reload: number): Promise<boolean> {
      for (let step = 1; step <= STEPS; step += 1) {
        const phases = await Promise.all(players.map(({ page }) => phaseOf(page)))
        if (phases.every((phase) => phase === 'over')) return step > reload
        const first = step === 1 && reload === 1 ? players.slice(0, 1) : players
        await Promise.all(first.map((player) => player.step()))
        if (!phases.includes('asked')) await ada.waitForTimeout(100)
        if (step === reload) await Promise.all(players.map(({ page }) => page.reload()))
      }
      return true
    }

    let id = ''
    let isReloaded = false
    for (const reload of RELOADS) {
      if (isReloaded) break
      id = await begin()
      isReloaded = await play(reload)
    }
    expect(isReloaded, 'long enough for the reload').toBe(true)
    const { seq } = await host.look(id)
    await Promise.all([host, guest].map((friend) => friend.playOut(id)))
    const record = await host.ask<GameRecord>('GET', `/api/records/${id}`)
    const onPage = { ...record, moves: record.moves.slice(0, seq) }
    for (const [seat, { asked }] of players.entries()) {
      const { size } = askedIn(box, onPage, seat, seat === 0 ? 'en' : 'fr')
      expect(asked.size, 'kinds of questions').toBeGreaterThanOrEqual(Math.min(KINDS, size))
    }
    await expect(ada.getByRole('list', { name: 'Final places' })).toBeVisible()
    await expect(ben.getByRole('list', { name: 'Classement final' })).toBeVisible()
  })
}
