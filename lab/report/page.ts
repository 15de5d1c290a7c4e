import type { Language } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { TableFindings } from './findings.ts'
import { countFigure, endingsFigure, lengthsFigure, winsFigure, type Ink } from './figures.ts'
import { markFigure, measureFigure } from './marks.ts'
import { html, Markup, nothing } from './markup.ts'
import { numbersIn } from './numbers.ts'
import { ornament } from './ornament.ts'
import { shortly } from './short.ts'
import { style } from './style.ts'
import { texts } from './text/index.ts'

/** Everything a report is made from. */
export interface Findings {
  readonly box: Box
  readonly language: Language
  readonly bots: string
  readonly seed: number
  readonly gamesEach: number
  /** The command that makes the same page. */
  readonly command: string
  /** The usual table for each number of seats. */
  readonly usual: readonly TableFindings[]
  /** The tables of the game's study. */
  readonly studied: readonly TableFindings[]
}

function facts(entries: readonly (readonly [string, string])[]): Markup {
  return html`<dl>
    ${entries.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

/** Tables with as many seats together. */
function bySeats(tables: readonly TableFindings[]): TableFindings[][] {
  const counts = [...new Set(tables.map(({ setting }) => setting.seats))].toSorted((a, b) => a - b)
  return counts.map((count) => tables.filter(({ setting }) => setting.seats === count))
}

/** One page that needs nothing else: styles and drawings are in it, and no script. */
export function page({ box, language, bots, seed, gamesEach, command, usual, studied }: Findings): string {
  const text = texts[language]
  const { counts, marks = [], measures = [] } = box.study
  const words = box.words[language]
  const ink: Ink = { text, numbers: numbersIn(language), language, words }
  const { whole, decimal } = ink.numbers
  const all = [...usual, ...studied]
  const tables = [...new Set(all.map(({ tally }) => tally))]
  const sum = (of: (tally: TableFindings['tally']) => number): number =>
    tables.reduce((total, tally) => total + of(tally), 0)
  const intervals = all.reduce((count, { setting }) => count + setting.seats, 0)

  const figures = [
    winsFigure(text.wins.title, text.wins.caption, [usual], all, ink),
    ...(studied.length === 0
      ? []
      : [winsFigure(text.wins.byTable, text.wins.byTableCaption, bySeats(studied), all, ink)]),
    lengthsFigure(usual, studied, ink),
    endingsFigure(usual, studied, ink),
    ...counts.map((count, index) => countFigure(count, index, usual, studied, ink)),
    ...marks.map((mark, index) => markFigure(mark, index, usual, studied, ink)),
    ...measures.map((measure, index) => measureFigure(measure, index, usual, studied, ink)),
  ].map(
    ({ title, figure }, index) =>
      html`<section>
        <h2><span class="no">${index + 1}</span>${title}</h2>
        ${figure}
      </section>`,
  )

  const { method } = text
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}: ${text.report}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        <header>
          ${ornament()}
          <p class="kicker">Octopolis · ${text.report}</p>
          <h1>${words.title}</h1>
          <p class="pitch">${words.pitch}</p>
          ${facts([
            [text.facts.bots, bots],
            [text.facts.games, whole(sum(({ games }) => games))],
            [text.facts.moves, whole(sum(({ moves }) => moves))],
            [text.facts.seed, String(seed)],
            [text.facts.version, String(box.game.version)],
          ])}
        </header>
        <main>
          <section>
            <h2>${text.short.title}</h2>
            <div class="panels">${usual.map((table) => shortly(table, ink))}</div>
          </section>
          ${figures}
          <section>
            <h2>${method.title}</h2>
            <p>${method.played(whole(gamesEach), bots)}</p>
            <p>${method.intervals(whole(intervals), decimal(intervals / 20))}</p>
            <p>${method.even}</p>
            ${marks.length === 0 ? nothing : html`<p>${method.marks}</p>`}
            <p>${method.again}</p>
            <code>${command}</code>
          </section>
        </main>
      </body>
    </html> `.text
}
