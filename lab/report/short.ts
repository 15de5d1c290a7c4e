import { evenShare, seatRates, undecided, type TableFindings } from './findings.ts'
import type { Ink } from './figures.ts'
import { html, type Markup } from './markup.ts'

/** The card of one table: what a designer wants to know first. */
export function shortly(table: TableFindings, { text, numbers, words }: Ink): Markup {
  const { short } = text
  const { tally, label } = table
  const { percent, decimal, whole } = numbers
  const outstanding = seatRates(table).filter(({ standsOut }) => standsOut)
  const balance =
    outstanding.length === 0
      ? [html`<p>${short.even}</p>`]
      : outstanding.map(
          ({ seat, rate }) =>
            html`<p class="out">◆ ${short.standsOut(String(seat + 1), percent(rate), percent(evenShare(table)))}</p>`,
        )
  const [commonest] = [...tally.endings].toSorted(([, a], [, b]) => b - a)
  const sentences = [
    short.length(decimal(tally.lengths.mean), whole(tally.lengths.quantile(0.95))),
    ...(commonest === undefined
      ? []
      : [short.ending(words.endings[commonest[0]] ?? commonest[0], percent(commonest[1] / tally.games))]),
    ...(undecided(table) < 0.0005 ? [] : [short.undecided(percent(undecided(table)))]),
  ]
  return html`<section class="card">
    <h3>${label}</h3>
    ${balance}${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </section>`
}
