import type { Page } from '@playwright/test'
import { Friend } from './friends.ts'
import { keepers } from './house.ts'
import type { Scene, Tour } from './guide.ts'

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

async function finished(tour: Tour) {
  return tour.once('finished', async () => {
    const me = await Friend.come(tour.house, 'Ada')
    const { id } = await me.ask('POST', '/api/tables', { game: tour.game, seats: 3 })
    for (const seat of [1, 2]) await me.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'random' })
    await me.ask('POST', `/api/tables/${id}/start`)
    await me.playOut(id)
    return { id, state: await me.state() }
  })
}

let taken = 0

/** One who runs the house, with a complaint on the desk. */
async function keeper(tour: Tour) {
  return tour.once('keeper', async () => {
    const me = await Friend.come(tour.house, 'Ada')
    await me.ask('PUT', '/api/me/password', { username: keepers[taken++] ?? '', password: 'eight arms, one key' })
    await me.ask('POST', '/api/me/tokens', { name: 'A bot of mine' })
    const ben = await Friend.come(tour.house, 'Ben')
    const { id } = await me.ask('POST', '/api/tables', { game: tour.game, seats: 3 })
    await ben.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
    await me.ask('POST', `/api/tables/${id}/reports`, { about: ben.id, why: 'He hums while others think.' })
    return me.state()
  })
}

async function gathering(tour: Tour, isHost: boolean) {
  const { page, me } = await tour.somebody()
  const ben = await tour.friend('Ben')
  const host = isHost ? me : ben
  const { id } = await host.ask('POST', '/api/tables', { game: tour.game, seats: 4 })
  if (isHost) await ben.ask('PUT', `/api/tables/${id}/seats/1`, { me: true })
  await host.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'normal' })
  await tour.open(page, `/t/${id}`, '#around')
  return page
}

const pathTo = (name: string, path: (tour: Tour) => string, isMain = false): Scene => ({
  name,
  isMain,
  go: async (tour) => tour.open(await tour.nobody(), path(tour)),
})

const wayOf = (way: string, index: number): Scene => ({
  name: `play-${way}`,
  isMain: index === 0,
  async go(tour) {
    const page = await tour.open(await tour.nobody(), `/play/${tour.game}`, 'input[type="radio"]')
    await page.locator('fieldset label').nth(index).click()
    await page.locator('h2').first().waitFor()
    return page
  },
})

/** A dialog that is opened by a button of a scene. */
const pressing = (name: string, from: (tour: Tour) => Promise<Page>, label: RegExp): Scene => ({
  name,
  async go(tour) {
    const page = await from(tour)
    await button(page, label).first().click()
    await dialog(page)
    return page
  },
})

async function mine(tour: Tour): Promise<Page> {
  const { page } = await tour.somebody()
  return tour.open(page, '/me', 'h1')
}

async function replay(tour: Tour, search: string): Promise<Page> {
  const { id } = await finished(tour)
  return tour.open(await tour.nobody(), `/replay/${id}${search}`, '[role="tab"]')
}

async function admin(tour: Tour): Promise<Page> {
  return tour.open(await tour.back(await keeper(tour)), '/admin', 'h2')
}

/** The screen of a room at full seats, with a clock that runs. */
const screenOf = (name: string, game: string, seats: number): Scene => ({
  name,
  async go(tour) {
    const { page, me } = await tour.somebody()
    const { id } = await me.ask('POST', '/api/tables', { game, seats, clock: { kind: 'live' } })
    for (let seat = 1; seat < seats; seat++) await me.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'normal' })
    await me.ask('POST', `/api/tables/${id}/start`)
    await tour.open(page, `/t/${id}/room`, '[role="timer"]')
    return page
  },
})

export const pageScenes: readonly Scene[] = [
  pathTo('front', () => '/', true),
  {
    name: 'front-games',
    isMain: true,
    async go(tour) {
      const { page, me } = await tour.somebody()
      const ben = await tour.friend('Ben')
      for (const [host, visibility] of [
        [me, 'unlisted'],
        [ben, 'open'],
      ] as const) {
        const { id } = await host.ask('POST', '/api/tables', { game: tour.game, seats: 4, visibility })
        await host.ask('PUT', `/api/tables/${id}/seats/1`, { bot: 'normal' })
      }
      return tour.open(page, '/', '#mine')
    },
  },
  pressing(
    'front-quick',
    async (tour) => tour.open(await tour.nobody(), '/'),
    /^(Play now against bots|Jouer contre des robots)/,
  ),
  {
    name: 'quick-wait',
    isMain: true,
    async go(tour) {
      const { page, me } = await tour.somebody()
      const ben = await tour.friend('Ben')
      // So many seats that visitors of other scenes don't fill them.
      const { id } = await ben.ask('POST', '/api/quick', { game: 'kraken', seats: 11 })
      await me.ask('POST', '/api/quick', { game: 'kraken' })
      await tour.open(page, `/t/${id}`, '[role="timer"]')
      return page
    },
  },
  pathTo('settings', () => '/settings', true),
  ...['alone', 'friends', 'room', 'pass'].map(wayOf),
  { name: 'gather-host', isMain: true, go: (tour) => gathering(tour, true) },
  { name: 'gather-guest', go: (tour) => gathering(tour, false) },
  {
    name: 'gather-nobody',
    async go(tour) {
      const ben = await tour.friend('Ben')
      const { id } = await ben.ask('POST', '/api/tables', { game: tour.game, seats: 5, clock: { kind: 'live' } })
      return tour.open(await tour.nobody(), `/t/${id}`, '#around')
    },
  },
  pressing('gather-options', (tour) => gathering(tour, true), /^(Change|Changer)$/),
  pressing(
    'gather-seat',
    (tour) => gathering(tour, true),
    /^(Give seat 4|Donner la place 4|Un robot.*4|.*place 4.*robot)/,
  ),
  pressing('gather-seat-taken', (tour) => gathering(tour, true), /^Ben/),
  pressing('gather-name', (tour) => gathering(tour, false), /^(Another name|Un autre nom)/),
  {
    name: 'room-invitation',
    isMain: true,
    async go(tour) {
      const { page, me } = await tour.somebody()
      const { id } = await me.ask('POST', '/api/tables', { game: tour.game, seats: 4 })
      return tour.open(page, `/t/${id}/room`, 'footer')
    },
  },
  screenOf('room-five', 'octopus', 5),
  screenOf('room-eleven', 'kraken', 11),
  {
    name: 'room-hand',
    async go(tour) {
      const { page, me } = await tour.somebody()
      const { id } = await me.ask('POST', '/api/tables', { game: 'octopus', seats: 3 })
      for (const seat of [1, 2]) await me.ask('PUT', `/api/tables/${id}/seats/${seat}`, { bot: 'easy' })
      await me.ask('POST', `/api/tables/${id}/start`)
      return tour.open(page, `/t/${id}?hand=1`, '[data-phase="asked"]')
    },
  },
  {
    name: 'curtain',
    async go(tour) {
      const page = await tour.open(await tour.nobody(), `/play/${tour.game}`, 'input[type="radio"]')
      await page.locator('fieldset label').nth(3).click()
      await button(page, /^(Begin|Commencer)$/).click()
      await page.waitForURL(/\/here\//)
      await page.locator('button:enabled', { hasText: /^(It’s me|C’est moi)$/ }).waitFor()
      return page
    },
  },
  { name: 'replay', isMain: true, go: (tour) => replay(tour, '') },
  { name: 'replay-middle', go: (tour) => replay(tour, '?move=6&eyes=0') },
  { name: 'replay-end', go: (tour) => replay(tour, '?move=999') },
  ...['knew', 'numbers', 'proof'].map((tab, index): Scene => ({
    name: `replay-${tab}`,
    async go(tour) {
      const page = await replay(tour, '?move=8')
      await page
        .getByRole('tab')
        .nth(index + 1)
        .click()
      return page
    },
  })),
  pathTo('replay-none', () => '/replay/nothing'),
  pathTo('rules', ({ game }) => `/rules/${game}`, true),
  pathTo('me-nobody', () => '/me'),
  { name: 'me', isMain: true, go: mine },
  pressing('me-name', mine, /^(Name and crest|Nom et blason)/),
  pressing('me-sign-in', mine, /^(Sign in as somebody|Se connecter sous)/),
  pressing('me-delete', mine, /^(Delete my account|Supprimer mon compte)/),
  {
    name: 'me-kept',
    go: async (tour) => tour.open(await tour.back(await keeper(tour)), '/me', 'h2'),
  },
  { name: 'admin', isMain: true, go: admin },
  pressing('admin-ban', admin, /^(Ban|Exclure) /),
  { name: 'admin-shut', go: async (tour) => tour.open((await tour.somebody()).page, '/admin', '[role="alert"]') },
  pathTo('lost', () => '/nowhere/at/all', true),
  pathTo('table-gone', () => '/t/aaaaaaaaaaaaaaaa'),
]

export { finished }
