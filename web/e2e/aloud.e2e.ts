import type { Page } from '@playwright/test'
import { arrive, expect, firstGame, test } from './house.ts'
import { act, phaseOf } from './players.ts'

interface Heard {
  readonly lines: string[]
  /** How much of the log was there when somebody came, and is not read again. */
  before: number | null
}

declare global {
  interface Window {
    heard: Heard
  }
}

/** Writes down all that comes to the live region, from the first moment of a page on. */
function listen(): void {
  const heard: Heard = { lines: [], before: null }
  window.heard = heard
  const region = '[role="log"][aria-live="polite"]'
  new MutationObserver((changes) => {
    if (document.querySelector(region) === null) return
    heard.before ??= document.querySelectorAll('[data-fact]').length
    for (const { addedNodes, target } of changes) {
      const isRegion = target instanceof Element && target.matches(region)
      if (isRegion) for (const node of addedNodes) heard.lines.push(node.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true })
}

interface Read {
  readonly facts: readonly string[]
  readonly types: readonly string[]
  readonly lines: readonly string[]
}

function read(page: Page): Promise<Read> {
  return page.evaluate(() => {
    const { lines, before } = window.heard
    const facts = [...document.querySelectorAll<HTMLElement>('[data-fact]')].slice(before ?? 0)
    return {
      facts: facts.map((one) => one.querySelector('span')?.textContent ?? ''),
      types: facts.map((one) => one.dataset['fact'] ?? ''),
      lines: [...lines],
    }
  })
}

const clock = 'Set your clock: the dagger sends your cultists, the tentacle sends your offspring.'
const questions = [clock, / meet in .*Declare what you want/, / still disagree in /, /^You dominate /]

/** Takes the log out of what was read, fact by fact in order; what is left are questions. */
function prompts({ facts, lines }: Read): string[] {
  let next = 0
  return lines
    .flatMap((line) => {
      if (line !== facts[next]) return line
      next++
      return []
    })
    .concat(facts.slice(next).map((fact) => `never read: ${fact}`))
}

function isQuestion(line: string): boolean {
  return questions.some((one) => (typeof one === 'string' ? one === line : one.test(line)))
}

async function expectOnce(page: Page): Promise<void> {
  await expect.poll(async () => prompts(await read(page)).filter((line) => !isQuestion(line))).toEqual([])
  const asked = prompts(await read(page))
  const { types } = await read(page)
  // Each turn asks for a clock once; the one that was there when somebody came is read out as well.
  const turns = types.filter((type) => type === 'turn').length
  const isOut = (await page.locator('[data-fact="out"]').count()) > 0
  const clocks = asked.filter((line) => line === clock).length
  if (isOut) expect(clocks).toBeLessThanOrEqual(turns + 1)
  else expect(clocks, asked.join('\n')).toBe(turns + 1)
}

/** How many have set their clocks this turn. */
async function readySince(page: Page): Promise<number> {
  const { types } = await read(page)
  return types.slice(types.lastIndexOf('turn')).filter((type) => type === 'ready').length
}

async function playTo(page: Page, turn: number): Promise<void> {
  const isThere = () => page.getByText(new RegExp(`^Turn ${turn} of`)).count()
  for (;;) {
    await page.locator('[data-phase="asked"], [data-phase="over"]').waitFor()
    if ((await phaseOf(page)) === 'over' || (await isThere()) > 0) return
    await act(page)
  }
}

test('facts and questions are read aloud once, in order', async ({ browser, house }) => {
  const page = await arrive(browser)
  await page.addInitScript(listen)
  await page.goto(house.base)
  await firstGame(page).getByRole('button', { name: 'Play now against bots' }).click()
  await page.getByRole('radio', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await playTo(page, 3)

  await test.step('another language reads nothing again', async () => {
    // Until the others have set their clocks, there is something new to read.
    await expect.poll(() => readySince(page)).toBe(2)
    await expectOnce(page)
    const { lines } = await read(page)
    await page.getByRole('radio', { name: 'FR', exact: true }).first().click()
    await expect(page.getByText(/^Tour 3 sur/).first()).toBeAttached()
    await page.getByRole('radio', { name: 'EN', exact: true }).first().click()
    await expect(page.getByText(/^Turn 3 of/).first()).toBeAttached()
    expect((await read(page)).lines).toEqual(lines)
  })

  await test.step('nor does a reload', async () => {
    await page.reload()
    await page.locator('[data-phase="asked"]').waitFor()
    await expect.poll(async () => (await read(page)).lines.includes(clock)).toBe(true)
  })
  await playTo(page, Infinity)
  expect(await phaseOf(page)).toBe('over')
  await expectOnce(page)
})
