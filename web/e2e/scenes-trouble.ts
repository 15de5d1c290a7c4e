import type { Page } from '@playwright/test'
import type { Scene, Tour } from './guide.ts'
import { at, begun, go, type Night } from './night.ts'

/** One has left one's seat, and still looks on. */
async function left(tour: Tour, night: Night): Promise<Page> {
  const page = await at(tour, night, 'asked')
  await night.me.ask('DELETE', `/api/tables/${night.id}/seats/0`)
  await page.getByRole('button', { name: /^(Sit again|Me rasseoir)$/ }).waitFor()
  return page
}

/** Whoever hasn't answered is too late. */
async function tooLate(page: Page, seat: number): Promise<Page> {
  await page
    .locator(`[data-point="seat-${seat}"]`)
    .getByText(/time ran out|temps écoulé/)
    .waitFor()
  return page
}

/** What one answers while the house can't write is on its way until it can. */
async function unwritten(tour: Tour, night: Night): Promise<Page> {
  const page = await at(tour, night, 'asked')
  await page.getByRole('slider', { name: /^(Dagger|Dague)/ }).press('3')
  await tour.still()
  await page.getByRole('button', { name: /^(Send it|Envoyer)$/ }).click()
  await page.locator('[data-still="true"]').waitFor()
  return page
}

/** A table where not everything goes as it should: people leave, clocks run out, the house can't write. */
export const troubleScenes: readonly Scene[] = [
  {
    name: 'table-left',
    isMain: true,
    async go(tour) {
      return left(tour, await begun(tour))
    },
  },
  {
    name: 'table-resting',
    isMain: true,
    async go(tour) {
      const night = await begun(tour)
      for (const [index, friend] of night.others.entries())
        await friend.ask('DELETE', `/api/tables/${night.id}/seats/${index + 1}`)
      const page = await left(tour, night)
      await page.getByText(/^(Everybody has left|Tout le monde est parti)/).waitFor()
      return page
    },
  },
  {
    name: 'table-late',
    isMain: true,
    async go(tour) {
      const night = await begun(tour, { think: 10 })
      await go({ ...night, others: night.others.slice(1) }, [3, 4], 2)
      return tooLate(await at(tour, night, 'waiting'), 1)
    },
  },
  {
    name: 'table-late-myself',
    isMain: true,
    async go(tour) {
      const night = await begun(tour, { think: 10 })
      await go(night, [2, 3, 4], null)
      return tooLate(await at(tour, night, 'asked'), 0)
    },
  },
  {
    name: 'table-unwritten',
    isMain: true,
    async go(tour) {
      return unwritten(tour, await begun(tour, { think: 60 }))
    },
  },
]
