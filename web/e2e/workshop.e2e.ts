import { conform, type AnyProof, type Failure } from '@octopolis/engine/conform'
import { boxes } from '@octopolis/games'
import type { Page } from '@playwright/test'
import { gather } from './gathering.ts'
import { arrive, expect, test } from './house.ts'
import { Workshop } from './workshop.ts'

test('those who carry on open recorded games, galleries and tables from behind', async ({ browser, house }) => {
  const workshop = await Workshop.open(house)
  const page = await arrive(browser)
  const scrub = page.getByRole('slider', { name: 'Moves of the game' })
  const at = (move: number): Promise<void> => expect(scrub).toHaveValue(String(move))

  try {
    await test.step('every record is on the list', async () => {
      await page.goto(`${workshop.base}/dev`)
      await page.getByRole('searchbox').fill('standstill')
      // Every edition has its own; the newest comes first.
      await page
        .getByRole('link', { name: /^standstill/ })
        .first()
        .click()
      await page.waitForURL(/\/dev\/octopus\/standstill/)
      await at(0)
    })

    await test.step('and opens at a move, to be stepped through', async () => {
      await page.goto(`${workshop.base}/dev/octopus/marsh#12`)
      await at(12)
      await page.keyboard.press('ArrowLeft')
      await at(11)
      await page.waitForURL(/#11$/)
      await page.getByRole('button', { name: 'One move on' }).click()
      await at(12)
      await page.waitForURL(/#12$/)
    })

    await test.step('or goes where the address is changed to', async () => {
      await page.evaluate(() => (location.hash = '#40'))
      await at(40)
    })

    await test.step('through a seat’s eyes, which the address keeps, in both languages', async () => {
      const eyes = page.getByRole('radiogroup', { name: 'Seen by' })
      await eyes.getByRole('radio', { name: 'Seat 2' }).click()
      await page.waitForURL(/[?&]eyes=1#40$/)
      await page.reload()
      await at(40)
      await expect(eyes.getByRole('radio', { name: 'Seat 2' })).toBeChecked()
      await page.getByRole('radio', { name: 'FR', exact: true }).check({ force: true })
      await expect(page.getByText('Faits du dernier coup')).toBeVisible()
      await page.getByRole('radio', { name: 'EN', exact: true }).check({ force: true })
    })

    await test.step('with the state, its changes, the views and the legal moves beside it', async () => {
      const behind = page.getByRole('complementary', { name: 'What lies behind' })
      await expect(behind.getByText('agenda', { exact: true }).first()).toBeVisible()
      await behind.getByRole('heading', { name: 'Views' }).click()
      await expect(behind.getByText('0 · Seat 1').first()).toBeVisible()
    })

    await test.step('older editions have addresses, too; a game without a board is told in words', async () => {
      await page.goto(`${workshop.base}/dev/cthulhu500/chain?edition=3&eyes=watcher#20`)
      await at(20)
      await expect(page.getByRole('heading', { name: /^chain · Edition 3/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Watcher' })).toBeChecked()
    })

    await test.step('a gallery shows pieces, and each question on a board that leads to its record', async () => {
      await page.goto(`${workshop.base}/dev/octopus`)
      await expect(page.getByRole('region', { name: 'Components' }).getByText('Grimoire')).toBeVisible()
      const tables = page.getByRole('region', { name: '4 seats' })
      await tables.getByRole('link', { name: /^negotiate/ }).click()
      await page.waitForURL(/\/dev\/octopus\/[\w-]+\?eyes=\d#\d+$/)
      await expect(page.getByText('negotiate', { exact: true }).first()).toBeVisible()
    })

    await test.step('what has failed is opened at its move', async () => {
      const found = planted()
      const file = workshop.keep('octopus', found)
      await page.goto(`${workshop.base}/dev`)
      await page.getByRole('link', { name: file }).click()
      await page.waitForURL(new RegExp(`/dev/failures/${file}#${found.move}$`))
      await at(found.move)
      await expect(page.getByRole('alert')).toContainText('it is the second turn')
      await page.keyboard.press('ArrowLeft')
      await at(found.move - 1)
      await page.waitForURL(new RegExp(`#${found.move - 1}$`))
    })

    await test.step('behind a table of this device lies its state', async () => {
      await page.goto(`${workshop.base}/play/octopus`)
      await page.getByLabel('Your name').fill('Ada')
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.waitForURL(/\/here\//)
      const behind = await lookBehind(page)
      await expect(behind.getByText('agenda', { exact: true }).first()).toBeVisible()
      await expect(behind.getByText(/^0 · Ada/).first()).toBeVisible()
    })

    await test.step('behind a table of the house lies what this seat gets', async () => {
      await gather(workshop, [page], { seats: 3 })
      const behind = await lookBehind(page)
      await expect(behind.getByText('It isn’t here', { exact: false })).toBeVisible()
      await expect(behind.getByText('clock', { exact: true }).first()).toBeVisible()
      await expect(behind.getByRole('heading', { name: 'Views' }).locator('..')).toHaveText(/1$/)
    })
  } finally {
    await workshop.close()
  }
})

/** The kit, with something wrong to be found. */
function planted(): Failure {
  const { game, proof, words } = boxes['octopus'] ?? {}
  if (game === undefined || proof === undefined || words === undefined) throw new Error('There is no such game.')
  const second = (state: unknown): string | null =>
    JSON.stringify(state).includes('"turn":2') ? 'it is the second turn' : null
  const tried: AnyProof = { ...proof, words, rulebooks: { en: '', fr: '' }, invariants: { planted: second } }
  const found = conform(game, tried, { games: 1, seed: 'planted' }).failures.find(({ group }) => group === 9)
  if (found === undefined) throw new Error('Nothing was found.')
  return found
}

async function lookBehind(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'Look behind this table' }).click()
  return page.getByRole('complementary', { name: 'What lies behind' })
}

test('what is built has no such doors: there is nothing but water', async ({ browser, house }) => {
  const page = await arrive(browser)
  for (const address of ['/dev', '/dev/octopus', '/dev/octopus/marsh#12']) {
    await page.goto(`${house.base}${address}`)
    await expect(page.getByRole('heading', { name: 'Nothing but water' })).toBeVisible()
  }
})
