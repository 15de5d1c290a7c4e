import { expect, type Page } from '@playwright/test'

/** What is read on the buttons of either language. */
const words = {
  send: /^(Send it|Envoyer)$/,
  hint: /^(What would you do\?|Que feriez-vous.\?)$/,
  yes: /^(Yes, send it|Oui, envoyer)$/,
}

export async function phaseOf(page: Page): Promise<string> {
  return (
    (await page
      .locator('[data-phase]')
      .first()
      .getAttribute('data-phase', { timeout: 1000 })
      .catch(() => null)) ?? ''
  )
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.send }).click({ timeout: 10_000 })
  const yes = page.getByRole('button', { name: words.yes })
  // A costly answer lies in the bar while it is asked once more; any other is on its way, and has left it.
  const drafted = page.locator('[data-handled] > button:first-child:enabled')
  const isDoubted = await Promise.race([
    yes.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    ),
    drafted.waitFor({ state: 'detached', timeout: 20_000 }).then(
      () => false,
      () => false,
    ),
  ])
  if (isDoubted) await yes.click({ timeout: 10_000 })
  // One who is asked the next thing at once goes on being asked.
  await page
    .locator('[data-phase="asked"]')
    .waitFor({ state: 'detached', timeout: 1500 })
    .catch(() => {})
}

/**
 * Answers as a seasoned player would, by the hint; where there are only a few answers, by the first of them. The others
 * may have answered for everybody meanwhile: then there is nothing left to do.
 */
export async function act(page: Page): Promise<void> {
  const few = page.locator('[data-answers] button')
  try {
    if ((await few.count()) > 0) return await few.first().click({ timeout: 3000 })
    await page.getByRole('button', { name: words.hint }).click({ timeout: 3000 })
    const ready = page.getByRole('button', { name: words.send })
    await expect(ready).toBeEnabled({ timeout: 10_000 })
    await send(page)
  } catch (error) {
    if (error instanceof Error && !/Timeout|toBeEnabled/.test(error.message)) throw error
  }
}

/** Lets all of them play until everybody's screen says that it is over. */
export async function playOn(pages: readonly Page[], until: () => Promise<boolean> = async () => false): Promise<void> {
  for (;;) {
    if (await until()) return
    const phases = await Promise.all(pages.map(phaseOf))
    if (phases.every((phase) => phase === 'over')) return
    for (const [index, page] of pages.entries()) if (phases[index] === 'asked') await act(page)
    if (!phases.includes('asked')) await pages[0]?.waitForTimeout(100)
  }
}

/** Points the hands of the clock, by the keyboard: a digit is a room, 0 the line beside it. */
export async function pointHands(page: Page, dagger: number, tentacle: number): Promise<void> {
  await page.getByRole('slider', { name: /^(Dagger|Dague)/ }).press(String(dagger))
  await page.getByRole('slider', { name: /^(Tentacle|Tentacule)/ }).press(String(tentacle))
}

/** What the end says of who has won, on any page that shows a table. */
export async function winnerOn(page: Page): Promise<string> {
  const end = page.getByText(/^(.+ (wins|win)|Nobody wins): /).first()
  return (await end.innerText()).split(':')[0] ?? ''
}

/** Everything that comes to a page over the wire from now on. */
export function overhear(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('websocket', (wire) => wire.on('framereceived', ({ payload }) => heard.push(payload.toString())))
  return heard
}

/** How it looks on the wire: a clock in a seat's own view, the fact that it was set so, and what a seat is asked. */
export const secrets = [/"clock":\{"(dagger|tentacle)"/, /"type":"set"/, /"prompt":\{/] as const

export function secretsIn(heard: readonly string[]): string[] {
  return heard.flatMap((frame) => secrets.flatMap((secret) => secret.exec(frame)?.[0] ?? []))
}
