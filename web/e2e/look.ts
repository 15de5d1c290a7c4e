import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phone, test } from './house.ts'
import { drawn, scenes, Tour } from './tour.ts'

const folder = process.env['LOOK_DIR'] ?? fileURLToPath(new URL('../../screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })

const devices = { '1440x900': {}, '390x844': phone } as const
const locales = { en: 'en-GB', fr: 'fr-FR' } as const

let guide: Promise<Tour> | null = null

for (const { name, go } of scenes) {
  for (const [size, device] of Object.entries(devices)) {
    for (const [language, locale] of Object.entries(locales)) {
      test(`${name} ${size} ${language}`, async ({ browser, house }) => {
        guide ??= Tour.open(house, browser)
        const tour = (await guide).as({ locale, ...device })
        const page = await go(tour)
        await drawn(page)
        await page.screenshot({ path: join(folder, `${name}-${size}-${language}.png`) })
        await tour.leave()
      })
    }
  }
}
