import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { Friend } from './friends.ts'
import { arrive, type House, type Visit } from './house.ts'

/** A page, or a moment of it, that has to be fit to be seen. */
export interface Scene {
  readonly name: string
  /** Also looked at on a phone, when only a part of all scenes is. */
  readonly isMain?: boolean
  go(tour: Tour): Promise<Page>
}

type Kept = BrowserContextOptions['storageState']

/** Brings browsers to scenes: in one language, on one size of screen. */
export class Tour {
  readonly house: House
  readonly game: string
  private readonly browser: Browser
  private readonly visit: Visit
  private readonly kept: Map<string, Promise<unknown>>
  private readonly guests: { close(): Promise<void> }[] = []

  private constructor(house: House, browser: Browser, game: string, visit: Visit, kept: Map<string, Promise<unknown>>) {
    this.house = house
    this.browser = browser
    this.game = game
    this.visit = visit
    this.kept = kept
  }

  static async open(house: House, browser: Browser): Promise<Tour> {
    const games = (await (await fetch(`${house.base}/api/games`)).json()) as readonly { readonly id: string }[]
    const game = games[0]?.id
    if (game === undefined) throw new Error('There is no game in this house.')
    return new Tour(house, browser, game, {}, new Map())
  }

  /** The same house, seen by another visitor. */
  as(visit: Visit): Tour {
    return new Tour(this.house, this.browser, this.game, visit, this.kept)
  }

  /** What is done once for all visitors. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const known = this.kept.get(name) ?? make()
    this.kept.set(name, known)
    return known as Promise<Thing>
  }

  /** Somebody whom the house doesn't know. */
  async nobody(visit: Visit = {}): Promise<Page> {
    const page = await arrive(this.browser, { reducedMotion: 'reduce', ...this.visit, ...visit })
    this.guests.push({ close: () => page.context().close() })
    return page
  }

  /** Somebody whom the house knows; `me` acts in their name. */
  async somebody(visit: Visit = {}): Promise<{ readonly page: Page; readonly me: Friend }> {
    const page = await this.nobody(visit)
    return { page, me: await Friend.withPage(this.house, page.context(), 'Ada') }
  }

  /** Somebody who has been here before. */
  async back(storageState: Kept): Promise<Page> {
    const page = await this.nobody(storageState === undefined ? {} : { storageState })
    await page.addInitScript(() => localStorage.setItem('octopolis.somebody', 'yes'))
    return page
  }

  /** The house can't write until this tour leaves. */
  async still(): Promise<void> {
    const end = await this.house.beStill()
    this.guests.push({ close: end })
  }

  async friend(name: string): Promise<Friend> {
    const friend = await Friend.come(this.house, name)
    this.guests.push(friend)
    return friend
  }

  /** To an address of the house, until what is named by the selector is there. */
  async open(page: Page, path: string, until = 'main'): Promise<Page> {
    await page.goto(this.house.base + path)
    await page.locator(until).first().waitFor()
    return page
  }

  /** All whom this tour has brought leave. */
  async leave(): Promise<void> {
    for (const guest of this.guests.splice(0)) await guest.close()
  }
}

/** What is to be seen has come: letters, and nothing on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Milliseconds without anything new on a page. */
const QUIET = 300

/** The same for a picture: pages draw themselves in turns, and are done when nothing has been added for a while. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, still)
        const watch = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(resolve, still)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      }),
    QUIET,
  )
  await settled(page)
}
