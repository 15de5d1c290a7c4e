import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { boxes } from '@octopolis/games'
import { arrive, test } from './house.ts'
import { smallPng } from './small-png.ts'

const folder = fileURLToPath(new URL('../public/previews', import.meta.url))
mkdirSync(folder, { recursive: true })

/** What a chat shows of a link: larger ones are scaled down. */
const sheet = { viewport: { width: 1200, height: 630 } }

/** A picture of the page's own art, alone on the sea, with the name of the house below it. */
async function hang(page: Page, art: string, look: string): Promise<void> {
  await page.locator(art).first().waitFor()
  await page.evaluate(
    ({ selector, style }) => {
      const drawn = document.querySelector(selector)
      const light = drawn?.closest('[style]')?.getAttribute('style') ?? ''
      const frame = document.createElement('div')
      frame.setAttribute('style', `${light};${style}`)
      const name = document.createElement('p')
      name.textContent = 'Octopolis'
      name.setAttribute(
        'style',
        'position:absolute;inset:auto 0 0;padding:6rem 0 1.4rem;text-align:center;background:linear-gradient(transparent,var(--abyss) 75%);font:400 3.4rem/1 var(--display);color:var(--line)',
      )
      frame.append(drawn?.cloneNode(true) ?? '', name)
      document.body.replaceChildren(frame)
    },
    { selector: art, style: `position:fixed;inset:0;overflow:hidden;${look}` },
  )
  await page.evaluate(() => document.fonts.ready)
}

/** As it is shown there, in few colours. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = (await page.screenshot()).toString('base64')
  const pixels = await page.evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    return Array.from(pen?.getImageData(0, 0, image.width, image.height).data ?? [])
  }, shot)
  const { width, height } = sheet.viewport
  writeFileSync(join(folder, `${name}.png`), smallPng(Uint8Array.from(pixels), width, height))
}

test('the house', async ({ browser, house }) => {
  const page = await arrive(browser, sheet)
  await page.goto(house.base)
  await hang(page, 'svg[viewBox="0 0 1000 640"]', 'background:var(--abyss)')
  await keep(page, 'house')
})

for (const game of Object.keys(boxes)) {
  test(game, async ({ browser, house }) => {
    const page = await arrive(browser, sheet)
    await page.goto(`${house.base}/play/${game}`)
    await hang(
      page,
      'svg[viewBox="0 0 128 128"]',
      'display:grid;justify-items:center;padding-top:1.2rem;background:linear-gradient(var(--deep),var(--abyss))',
    )
    await page.addStyleTag({ content: 'svg[viewBox="0 0 128 128"]{width:29rem!important;height:29rem!important}' })
    await keep(page, game)
  })
}
