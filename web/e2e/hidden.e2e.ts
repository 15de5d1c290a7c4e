import type { Page } from '@playwright/test'
import { gather } from './gathering.ts'
import { arrive, expect, test } from './house.ts'
import { playOn } from './players.ts'

interface Position {
  readonly seq: number
  readonly seat: number
  readonly view: {
    readonly turn: number
    readonly taken: readonly { readonly cult: number }[]
    readonly cults: readonly { readonly tokens: number; readonly components: readonly number[] | null }[]
  }
  readonly log: {
    readonly after: number | null
    readonly facts: readonly { readonly type: string; readonly cult?: number; readonly turn?: number }[]
  }
  readonly outcome: object | null
}

/** Every position that comes over the page's socket: told as an event, or in answer to joining. */
function overhear(page: Page): Position[] {
  const positions: Position[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, body] = /^4[23]\d*(\[.*\])$/s.exec(payload.toString()) ?? []
      if (body === undefined) return
      for (const part of JSON.parse(body) as unknown[]) {
        const said = part as { position?: Position | null; view?: unknown } | null
        const position = said?.view === undefined ? said?.position : (said as unknown as Position)
        if (position !== undefined && position !== null) positions.push(position)
      }
    }),
  )
  return positions
}

const secret = ['dominated', 'gathered', 'declined', 'returned', 'agreed', 'swapped']

/** What a position tells of others' components that it shouldn't. */
function leaks({ seat, view, log, outcome }: Position): string[] {
  if (outcome !== null) return []
  const open = view.cults.flatMap(({ components }, cult) =>
    cult !== seat && components !== null ? `the components of ${cult} in turn ${view.turn}` : [],
  )
  // What ends a turn is told with the next one, that once; somebody who comes anew isn't told any more.
  const since = log.after === null ? view.turn : view.turn - 1
  const old = log.facts.filter(
    ({ type, cult, turn }) => secret.includes(type) && cult !== seat && turn !== undefined && turn < since,
  )
  return [...open, ...old.map((fact) => JSON.stringify(fact))]
}

/** How many components the viewer has. */
function tokensOf(position: Position | undefined): number {
  return position?.view.cults[position.seat]?.tokens ?? 0
}

const trays = (page: Page) => page.locator('[data-point="components"] [role="img"]')

test('hidden components stay hidden until the end', async ({ browser, house }) => {
  const people = [await arrive(browser), await arrive(browser)] as const
  const heard = people.map(overhear)
  await gather(house, people, { seats: 3, options: { hidden: true } })

  /** Who of the two holds something since an earlier turn, if both are asked for the next clock. */
  const holder = (): number | null => {
    const last = heard.map((positions) => positions.at(-1))
    if (last[0]?.seq !== last[1]?.seq || last.some((one) => (one?.view.taken.length ?? 1) > 0)) return null
    const found = last.findIndex((one) => tokensOf(one) > 0)
    return found < 0 ? null : found
  }
  await playOn(people, async () => holder() !== null)
  const mine = holder()
  if (mine === null) throw new Error('The game is over, and neither of the two has gathered anything.')
  const [owner, other] = mine === 0 ? people : [people[1], people[0]]
  const last = heard[mine]?.at(-1)
  const seat = last?.seat ?? 0
  const held = tokensOf(last)

  await test.step('one’s own are shown to oneself alone', async () => {
    await expect(trays(owner).nth(seat)).toHaveAttribute('aria-label', /^(?!.*face down)/)
    await expect(trays(other).nth(seat)).toHaveAttribute(
      'aria-label',
      new RegExp(`(A component, face down.*){${held}}$`),
    )
    // One's own takings stay in the log; those of others have left it with their turn.
    await expect(other.locator('[data-fact="gathered"]')).toHaveCount(tokensOf(heard[1 - mine]?.at(-1)))
    await owner.keyboard.press('w')
    await other.keyboard.press('w')
    const secrets = owner.locator('section').filter({ has: owner.getByRole('heading', { name: 'Only you know' }) })
    await expect(secrets.getByRole('heading', { name: /^Your hidden components/ })).toBeVisible()
    // Two guests may have been given the same name: then a number follows it.
    await expect(other.getByRole('main')).toContainText(
      new RegExp(`${await nameOf(owner)}( \\(\\d\\))?: ${held} face down`),
    )
    await owner.keyboard.press('w')
    await other.keyboard.press('w')
    await other.reload()
    await expect(trays(other).nth(seat)).toHaveAttribute(
      'aria-label',
      new RegExp(`(A component, face down.*){${held}}$`),
    )
    await expect(other.locator('[data-fact="gathered"]')).toHaveCount(tokensOf(heard[1 - mine]?.at(-1)))
  })

  await playOn(people)
  await test.step('at the end all is shown', async () => {
    for (const page of people) {
      await expect(trays(page)).toHaveCount(3)
      for (const tray of await trays(page).all()) await expect(tray).not.toHaveAttribute('aria-label', /face down/)
    }
    expect(
      heard.every((positions) => positions.at(-1)?.view.cults.every(({ components }) => components !== null)),
    ).toBe(true)
  })
  expect(heard.flat().flatMap(leaks)).toEqual([])
})

/** As whom this page sits at the table. */
async function nameOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const me = (await (await fetch('/api/me')).json()) as { name: string }
    return me.name
  })
}
