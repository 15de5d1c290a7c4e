import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { lot } from '@octopolis/engine/conform'
import type { Scene } from './guide.ts'
import { arrive, expect, phone, test } from './house.ts'
import { scenes, settled, Tour } from './tour.ts'

type Choice = (scene: Scene, index: number) => boolean

const all: Choice = () => true
const main: Choice = ({ isMain }) => isMain === true

/**
 * Every scene once with each change: what is laid out otherwise on a phone is seen there, in the longer language, the
 * others at a desk in either language by turns. In trials everything at a desk, in both.
 */
const visits: readonly { device: string; locale: string; options: object; choice: Choice }[] = [
  { device: 'desk', locale: 'en-GB', options: {}, choice: lot({ test: byTurns(0), trial: all }) },
  { device: 'desk', locale: 'fr-FR', options: {}, choice: lot({ test: byTurns(1), trial: all }) },
  { device: 'phone', locale: 'fr-FR', options: phone, choice: main },
]

function byTurns(turn: 0 | 1): Choice {
  return (scene, index) => !main(scene, index) && index % 2 === turn
}

const grave = new Set(['serious', 'critical'])

/** All that is seriously in anybody's way on a page; the rest is printed for those who ask for it. */
async function wrongOn(page: Page, name: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, impact, nodes }) => {
    const line = `${name}: ${id} (${impact}) ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
    if (grave.has(impact ?? '')) return `${line}\n${nodes[0]?.failureSummary ?? ''}`
    if (process.env['AXE_ALL'] !== undefined) console.log(line)
    return []
  })
}

for (const { device, locale, options, choice } of visits) {
  test(`nothing serious stands in anybody’s way: ${device}, ${locale.slice(0, 2)}`, async ({ browser, house }) => {
    const guide = (await Tour.open(house, browser)).as({ locale, ...options })
    const found: string[] = []
    const chosen = scenes.filter(choice)
    for (const { name, go } of chosen) {
      await test.step(name, async () => {
        const page = await go(guide)
        await settled(page)
        found.push(...(await wrongOn(page, name)))
        await guide.leave()
      })
    }
    console.log(`figures: axe, ${device}, ${locale}: ${chosen.length} scenes`)
    expect(found.join('\n')).toBe('')
  })
}

const obstacles = {
  'a button without a name': '<button></button>',
  'letters that can’t be read': '<p style="color: #777; background: #888">Nobody reads this.</p>',
  'a picture without words': '<img src="data:,">',
  'a field without a label': '<input type="text">',
}

test('whatever stands in somebody’s way is found', async ({ browser, house }) => {
  const page = await arrive(browser)
  for (const [what, markup] of Object.entries(obstacles)) {
    await page.goto(`${house.base}/nowhere/at/all`)
    await page.locator('main').first().waitFor()
    expect(await wrongOn(page, what)).toEqual([])
    await page.locator('main').evaluate((place, planted) => place.insertAdjacentHTML('beforeend', planted), markup)
    expect(await wrongOn(page, what), `${what} is found`).toHaveLength(1)
  }
})
