import { Table, type GameRecord, type Language, type Seat } from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import { expect, type Locator, type Page } from '@playwright/test'
import { phaseOf } from './players.ts'

/** What is read on the buttons of either language. */
const words = {
  send: /^(Send|Envoyer)$/,
  yes: /^(Yes, send it|Oui, envoyer)$/,
  warning: /Careful|Attention/,
}

/** By which questions are told apart: they go on with names and numbers. */
function firstWords(question: string): string {
  return question.split(' ').slice(0, 2).join(' ')
}

/** The first words of all that a seat is asked in a game. */
export function askedIn(box: Box, record: GameRecord, seat: Seat, language: Language): Set<string> {
  const table = Table.start(box.game, record)
  const asked = new Set<string>()
  const note = (): void => {
    const ask = table.prompt(seat)?.ask
    const say = { name: (one: Seat) => `Seat ${one}` }
    if (ask !== undefined) asked.add(firstWords(box.words[language].asks[ask.type]?.(ask, say, table.view(seat)) ?? ''))
  }
  note()
  for (const [mover, move] of record.moves) {
    table.play(mover, move)
    note()
  }
  return asked
}

/** Somebody who answers by the words of a table alone: this or that, but mostly what warns of nothing. */
export class WordPlayer {
  readonly page: Page
  /** The first words of what was asked. */
  readonly asked = new Set<string>()
  private turns = 0
  private stuck = 0

  private readonly byTouch: boolean

  constructor(page: Page, { byTouch }: { readonly byTouch: boolean }) {
    this.page = page
    this.byTouch = byTouch
  }

  private press(button: Locator): Promise<void> {
    return this.byTouch ? button.tap({ timeout: 3000 }) : button.click({ timeout: 3000 })
  }

  /** Takes one step of the answer, if something is asked. */
  async step(): Promise<void> {
    const { page } = this
    if ((await phaseOf(page)) !== 'asked') return
    const form = page.locator('main section').filter({ has: page.locator('kbd') })
    const choices = form.locator('fieldset button')
    const send = form.getByRole('button', { name: words.send })
    const yes = page.getByRole('button', { name: words.yes })
    try {
      // A costly answer is asked once more, and lies over everything else meanwhile.
      await form.getByRole('heading').or(yes).first().waitFor({ timeout: 3000 })
      if (await yes.isVisible()) return await this.press(yes)
      const question = await form.getByRole('heading').innerText({ timeout: 3000 })
      this.asked.add(firstWords(question))
      await choices.first().or(send).waitFor({ timeout: 3000 })
      const before = await page.locator('main').innerText()
      if (await send.isVisible()) {
        await this.press(send)
      } else {
        // Not always the same, or nobody would ever get anywhere.
        const harmless = choices.filter({ hasNotText: words.warning })
        const some = (await harmless.count()) > 0 ? harmless : choices
        await this.press(some.nth(this.turns++ % (await some.count())))
      }
      const changed = expect.poll(async () => (await yes.isVisible()) || (await page.locator('main').innerText()), {
        intervals: [20, 50, 100],
      })
      await changed.not.toBe(before)
      this.stuck = 0
    } catch (error) {
      // Others may have ended meanwhile what was asked; but what goes on being asked can be answered.
      if (++this.stuck > 3) throw error
    }
  }
}
