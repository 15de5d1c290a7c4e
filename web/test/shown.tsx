import {
  QuickChance,
  Table,
  type AnyTable,
  type Language,
  type Outcome,
  type Prompt,
  type Say,
  type Seat,
} from '@octopolis/engine'
import type { Box } from '@octopolis/games'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TableInWordsProps } from '../table/inwords/TableInWords.tsx'

// What the page's languages ask of a browser.
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem() {} },
  document: { documentElement: {} },
})
if (typeof navigator === 'undefined') Object.assign(globalThis, { navigator: { languages: ['en'] } })
const { TableInWords } = await import('../table/inwords/TableInWords.tsx')
const { choicesFor, isSentAtOnce, namesOf } = await import('../table/inwords/choices.ts')
const { words: pageWords } = await import('../table/inwords/words.ts')

export interface Lot {
  /** So many questions of each kind are shown in a language; all others are answered without a look. */
  readonly each: number
  /** So many games of each kind are shown at their end, with all that was told. */
  readonly ends: number
}

/** With every change. */
export const short: Lot = { each: 6, ends: 4 }

/** How a page is drawn. */
export type Draw = (props: TableInWordsProps, table: AnyTable) => string

export const draw: Draw = (props) => renderToStaticMarkup(<TableInWords {...props} />)

interface Reading {
  readonly language: Language
  readonly lot: Lot
  /** Decides how it is played. */
  readonly seed: string
  readonly draw: Draw
}

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']
export const say: Say = { name: (seat) => names[seat] ?? `Seat ${seat}` }
export const slip = /\b(undefined|NaN|null)\b|\[object /
const lately = 8

/** The text of markup, with its entities read. */
export function read(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, '\n')
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** As one compares what is read: tags stand between words, too. */
const close = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()

/** Whole games of this kind, shown in words to whoever is asked, to others and to watchers, and all that is wrong there. */
export function wronglyShown({ game, words, proof }: Box, { language, lot, seed, draw: drawn }: Reading): string[] {
  const seats = game.seats.max
  const full = proof.tables.filter((table) => table.seats === seats)
  const spoken = words[language]
  const shown = new Map<string, number>()
  const findings: string[] = []
  // Half of them will do for markup: the words themselves are on trial in the conformance kit.
  for (const { options } of full.slice(full.length / 2).slice(0, lot.ends)) {
    const luck = `${JSON.stringify(options)}${seed}`
    const chance = new QuickChance(luck)
    const table = Table.start(game, { seats, options, seed: luck })
    const page = new Page(table, { language, words: spoken, drawn, findings })
    while (table.awaiting.length > 0) {
      const seat = chance.pick(table.awaiting)
      const prompt = table.prompt(seat)
      if (prompt === null) throw new Error('awaited, and not asked')
      const move = chance.pick(prompt.moves)
      const times = shown.get(prompt.ask.type) ?? 0
      shown.set(prompt.ask.type, times + 1)
      if (times < lot.each) {
        page.asks(seat, prompt)
        for (const one of new Set([move, prompt.moves.at(-1)])) page.drafts(seat, prompt, one)
        page.waits(table.awaiting)
      }
      table.play(seat, move)
    }
    page.ends(table.outcome)
  }
  return findings
}

interface Paper {
  readonly language: Language
  readonly words: Box['words'][Language]
  readonly drawn: Draw
  readonly findings: string[]
}

/** One table's page, as different eyes see it at different times. */
class Page {
  private readonly table: AnyTable
  private readonly paper: Paper

  constructor(table: AnyTable, paper: Paper) {
    this.table = table
    this.paper = paper
  }

  /** The question, its rule, and a button for every first choice. */
  asks(seat: Seat, prompt: Prompt<unknown>): void {
    const { language, words } = this.paper
    const markup = this.show(seat, prompt)
    const view = this.table.view(seat)
    const asked = words.asks[prompt.ask.type]?.(prompt.ask, say, view) ?? `words for ${prompt.ask.type}`
    this.has(markup, [asked, pageWords[language].rule(prompt.rule)])
    const { options } = choicesFor(prompt, words, say, view)
    const buttons = optionsIn(markup)
    this.expect(buttons.length === options.length, `${buttons.length} answers of ${options.length}`)
    for (const [index, { choice }] of options.entries())
      this.expect(buttons[index]?.includes(close(choice)) === true, `no button for ${choice}`)
  }

  /** An answer that was chosen: in words, and a button to send it, or the one that would. */
  drafts(seat: Seat, prompt: Prompt<unknown>, move: unknown): void {
    const { language, words } = this.paper
    const markup = this.show(seat, prompt, move)
    const view = this.table.view(seat)
    const answer = words.answers[prompt.ask.type]?.(move, prompt.ask, say, view) ?? ''
    this.has(markup, [answer])
    if (isSentAtOnce(choicesFor(prompt, words, say, view)))
      this.expect(markup.includes('aria-current="true"'), `nothing says that ${answer} is chosen`)
    else this.expect(buttonsIn(markup).includes(close(pageWords[language].answer.send)), `${answer} can’t be sent`)
  }

  /** Whoever isn't asked reads for whom one waits, and nothing to answer. */
  waits(awaiting: readonly Seat[]): void {
    const { language } = this.paper
    const w = pageWords[language]
    const markup = this.show(null, null)
    this.has(markup, [w.watching, w.waitingFor(namesOf(awaiting, say, language))])
    this.expect(!/<fieldset|<kbd/.test(markup), 'a watcher is asked something')
  }

  /** Who has won, why, and who came in where. */
  ends(outcome: Outcome | null): void {
    const { language, words } = this.paper
    const w = pageWords[language]
    const { places, reason } = outcome ?? { places: [], reason: '' }
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    const listed = places.map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place)
    const ranking = listed.map(({ place, seat }) => `${place} ${say.name(seat)}`).join(' ')
    for (const seat of [null, 0]) {
      const isMine = winners.length === 1 && winners[0] === seat
      const won = winners.length === 0 ? w.nobodyWins : w.win(namesOf(winners, say, language), winners.length)
      const why = words.endings[reason] ?? `words for ${reason}`
      // In one piece: facts and passages may say the same elsewhere on the page.
      this.has(this.show(seat, null), [`${isMine ? w.youWin : won} ${why} ${ranking}`])
    }
  }

  /** What everybody may read at any time: what just happened, and how things stand, apart from what only they know. */
  private show(seat: Seat | null, prompt: Prompt<unknown> | null, draft: unknown = null): string {
    const { table, paper } = this
    const { language, words, drawn } = paper
    const viewer = seat ?? 'watcher'
    const [view, log] = [table.view(viewer), table.log(viewer)]
    const { awaiting, outcome } = table
    const still = { fact: null, choose() {}, answer() {}, explain() {}, say, language, words }
    const markup = drawn({ ...still, view, seat, prompt, draft, log, awaiting, outcome }, table)
    const slipped = slip.exec(read(markup))
    this.expect(slipped === null, `it says ${slipped?.[0]}`)
    const passages = words.table(view, say)
    this.has(markup, [
      log
        .slice(-lately)
        .map((fact) => words.facts[fact.type]?.(fact, say) ?? '')
        .join(' '),
      ...passages.map(({ title, lines }) => `${title} ${lines.join(' ')}`),
    ])
    const headings = markup.match(/<h3>/g)?.length ?? 0
    this.expect(headings === passages.length, `${headings} passages of ${passages.length}`)
    const isSecret = passages.some(({ own }) => own === true)
    const { onlyYouKnow } = pageWords[language]
    this.expect(read(markup).includes(onlyYouKnow) === isSecret, `“${onlyYouKnow}” is there, or isn’t`)
    return markup
  }

  private has(markup: string, sentences: readonly string[]): void {
    const text = close(read(markup))
    for (const sentence of sentences) this.expect(text.includes(close(sentence)), `it doesn’t say: ${sentence}`)
  }

  private expect(isSo: boolean, otherwise: string): void {
    const { language, findings } = this.paper
    if (!isSo) findings.push(`${this.table.game.id} in ${language}, move ${this.table.seq}: ${otherwise}`)
  }
}

function textsOf(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map(([button]) => close(read(button)))
}

function buttonsIn(markup: string): string[] {
  return textsOf(markup, /<button.*?<\/button>/gs)
}

/** The buttons to choose from. */
function optionsIn(markup: string): string[] {
  const fieldset = /<fieldset.*?<\/fieldset>/s.exec(markup)?.[0] ?? ''
  return buttonsIn(fieldset)
}
