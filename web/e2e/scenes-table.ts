import type { Page } from '@playwright/test'
import type { Scene, Tour } from './guide.ts'
import { at, begun, clock, go, type Night } from './night.ts'
import { finished } from './scenes-pages.ts'

async function choosing(tour: Tour): Promise<Page> {
  return at(tour, await begun(tour), 'asked')
}

/** A hand that points where no stair leads. */
async function erring(tour: Tour): Promise<Page> {
  const page = await choosing(tour)
  await page.getByRole('slider', { name: /^(Dagger|Dague)/ }).press('6')
  await page.locator('[data-errs="true"]').first().waitFor()
  return page
}

async function talking(tour: Tour): Promise<Page> {
  const night = await begun(tour)
  await go(night, [2, 2, 3], 2)
  const [ben, cleo] = night.others
  await ben?.play(night.id, { type: 'declare', stance: 'fight' })
  await cleo?.play(night.id, { type: 'lock', stance: 'nothing' })
  return at(tour, night, 'asked')
}

const onTab = (name: string, index: number, prepare: (night: Night) => Promise<void> = async () => {}): Scene => ({
  name: `table-${name}`,
  isMain: name === 'chat',
  async go(tour) {
    const night = await begun(tour)
    await prepare(night)
    const page = await at(tour, night, 'asked')
    const tab = page.getByRole('tab').nth(index)
    if (!(await tab.isVisible())) await page.locator('header button').last().click()
    await tab.click()
    if (name === 'rules') await page.locator('aside h2, aside h3').first().waitFor()
    return page
  },
})

async function learning(tour: Tour, place: object | null): Promise<Page> {
  const page = await tour.nobody()
  if (place !== null) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `octopolis.lesson.${tour.game}`,
      JSON.stringify({ form: 1, ...place }),
    ] as const)
  }
  await tour.open(page, `/learn/${tour.game}`, '[data-kind]')
  await page.locator('[data-kind][data-hushed="false"]').waitFor()
  return page
}

export const tableScenes: readonly Scene[] = [
  { name: 'table-clock', isMain: true, go: choosing },
  { name: 'table-error', go: erring },
  {
    name: 'table-costly',
    isMain: true,
    async go(tour) {
      const page = await erring(tour)
      await page.getByRole('button', { name: /^(Send it|Envoyer)$/ }).click()
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
      return page
    },
  },
  {
    name: 'table-reveal',
    async go(tour) {
      const night = await begun(tour, { pace: 'normal', reducedMotion: 'no-preference' })
      await go(night, [2, 3, 4], null)
      const page = await at(tour, night, 'asked')
      await night.me.play(night.id, clock(2))
      await page.locator('[data-phase="showing"]').waitFor()
      await page.waitForTimeout(1200)
      return page
    },
  },
  { name: 'table-negotiation', isMain: true, go: talking },
  {
    name: 'table-question',
    async go(tour) {
      const night = await begun(tour)
      await go(night, [3, 3, 4], 2)
      return at(tour, night, 'asked')
    },
  },
  {
    name: 'table-waiting',
    isMain: true,
    async go(tour) {
      const night = await begun(tour)
      await night.me.play(night.id, clock(3))
      return at(tour, night, 'waiting')
    },
  },
  onTab('log', 0, async (night) => {
    await go(night, [3, 4, 5], 2)
  }),
  onTab('chat', 1, async ({ id, me, others }) => {
    const [ben, cleo] = others
    await ben?.ask('POST', `/api/tables/${id}/talk`, {
      kind: 'text',
      said: 'The library is mine tonight. Ask anybody.',
    })
    await cleo?.ask('POST', `/api/tables/${id}/talk`, { kind: 'text', said: 'Personne ne m’a rien demandé.' })
    await cleo?.ask('POST', `/api/tables/${id}/talk`, { kind: 'talk', said: { type: 'going', to: 3 } })
    await me.ask('POST', `/api/tables/${id}/talk`, { kind: 'text', said: 'I believe every word.' })
  }),
  onTab('rules', 2),
  onTab('options', 3),
  {
    name: 'table-words',
    isMain: true,
    async go(tour) {
      const page = await choosing(tour)
      await page.keyboard.press('w')
      await page.locator('main h2, main h3').first().waitFor()
      return page
    },
  },
  {
    name: 'table-watcher',
    async go(tour) {
      const { id, others } = await begun(tour)
      await others[0]?.play(id, clock(3))
      return tour.open(await tour.nobody(), `/t/${id}`, '[data-phase="waiting"]')
    },
  },
  {
    name: 'table-over',
    isMain: true,
    async go(tour) {
      const { id, state } = await finished(tour)
      return tour.open(await tour.back(state), `/t/${id}`, '[data-phase="over"]')
    },
  },
  {
    name: 'room',
    isMain: true,
    async go(tour) {
      const night = await begun(tour)
      await go(night, [2, 3, 3], 2)
      return tour.open(night.page, `/t/${night.id}/room`, 'main svg')
    },
  },
  { name: 'learn', isMain: true, go: (tour) => learning(tour, null) },
  { name: 'learn-do', isMain: true, go: (tour) => learning(tour, { step: 999, answers: [] }) },
]
