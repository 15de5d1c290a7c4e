import type { Page } from '@playwright/test'
import { firstGame, type House } from './house.ts'

interface Wish {
  readonly seats: number
  readonly options?: object
}

/** Brings people to a table of the house, from the front page on: the first is the host, bots take the other seats. */
export async function gather(
  house: Pick<House, 'base'>,
  [host, ...friends]: readonly Page[],
  { seats, options }: Wish,
): Promise<void> {
  if (host === undefined) throw new Error('Nobody opens the table.')
  await host.goto(house.base)
  await firstGame(host).getByRole('button', { name: 'Play with friends' }).click()
  await host.waitForURL(/\/t\//)
  await host.getByRole('radio', { name: String(seats), exact: true }).click()
  if (options !== undefined) await change(host, { options })
  for (const friend of friends) {
    await friend.goto(host.url())
    const sit = friend.getByRole('button', { name: /^(Sit down|S’asseoir)/ })
    await sit.first().click()
    await friend.getByRole('button', { name: /^(I’m ready|C’est bon pour moi)/ }).click()
  }
  await host.getByRole('button', { name: 'Fill with bots' }).click()
  await host.getByRole('button', { name: 'Begin the game' }).click()
  for (const page of [host, ...friends]) await untilAsked(page)
}

async function change(host: Page, wish: object): Promise<void> {
  const status = await host.evaluate(async (body) => {
    const path = `/api/tables/${location.pathname.split('/').at(-1)}`
    const headers = { 'content-type': 'application/json' }
    return (await fetch(path, { method: 'PATCH', headers, body: JSON.stringify(body) })).status
  }, wish)
  if (status !== 200) throw new Error(`The table doesn't change: ${status}.`)
}

export async function untilAsked(page: Page): Promise<void> {
  await page.locator('[data-phase="asked"]').waitFor()
}
