import AxeBuilder from '@axe-core/playwright'
import { expect, phone, test } from './house.ts'
import { scenes, settled, Tour } from './tour.ts'

/** Everything at a desk, in both languages; on a phone, in the longer one, what is laid out otherwise there. */
const visits = [
  { device: 'desk', locale: 'en-GB', options: {} },
  { device: 'desk', locale: 'fr-FR', options: {} },
  { device: 'phone', locale: 'fr-FR', options: phone },
] as const

const grave = new Set(['serious', 'critical'])

for (const { device, locale, options } of visits) {
  test(`nothing serious stands in anybody’s way: ${device}, ${locale.slice(0, 2)}`, async ({ browser, house }) => {
    const guide = (await Tour.open(house, browser)).as({ locale, ...options })
    const found: string[] = []
    for (const { name, go } of scenes.filter(({ isMain }) => device === 'desk' || isMain === true)) {
      await test.step(name, async () => {
        const page = await go(guide)
        await settled(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, impact, nodes } of violations) {
          const line = `${name}: ${id} (${impact}) ${nodes.map(({ target }) => target.join(' ')).join(', ')}`
          if (grave.has(impact ?? '')) found.push(`${line}\n${nodes[0]?.failureSummary ?? ''}`)
          else if (process.env['AXE_ALL'] !== undefined) console.log(line)
        }
        await guide.leave()
      })
    }
    expect(found.join('\n')).toBe('')
  })
}
