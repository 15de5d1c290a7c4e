import type { AnyWords, Language } from '@octopolis/engine'
import type { Count } from '@octopolis/games/box'
import { countUp } from '../simulate/tally.ts'
import { seatRates, type TableFindings } from './findings.ts'
import { html, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import { barPanel } from './plots/bars.ts'
import { histogramPanels } from './plots/histogram.ts'
import { rateBounds, winPanel } from './plots/wins.ts'
import { numbersTable, type Cell } from './tables.ts'
import type { ReportText } from './text/text.ts'

/** What every figure is written with. */
export interface Ink {
  readonly language: Language
  readonly text: ReportText
  readonly words: AnyWords
  readonly numbers: Numbers
}

export interface Figure {
  readonly title: string
  readonly figure: Markup
}

/** Each group of panels starts a new row. */
export function figureOf(caption: string, groups: readonly (readonly Markup[])[], numbers: Markup): Markup {
  return html`<figure>
    <figcaption>${caption}</figcaption>
    ${groups.map((panels) => html`<div class="panels">${panels}</div>`)} ${numbers}
  </figure>`
}

/** Panels with as many seats have the same axis, in this figure and in the others. */
export function winsFigure(
  title: string,
  caption: string,
  groups: readonly (readonly TableFindings[])[],
  all: readonly TableFindings[],
  { text, numbers }: Ink,
): Figure {
  const { percent, decimal, whole } = numbers
  const tables = groups.flat()
  const panels = groups.map((group) =>
    group.map((table) => {
      const alike = all.filter(({ setting }) => setting.seats === table.setting.seats)
      return winPanel(table, rateBounds(alike), numbers, text)
    }),
  )
  const rows = tables.flatMap((table) =>
    seatRates(table).map(({ seat, wins, games, rate, low, high }): Cell[] => [
      { text: `${table.label}, ${text.seat(String(seat + 1)).toLowerCase()}` },
      { text: decimal(wins) },
      { text: whole(games) },
      { text: percent(rate) },
      { text: `${percent(low)} – ${percent(high)}` },
    ]),
  )
  const head = [text.table.at, text.table.wins, text.table.games, text.table.rate, text.table.interval]
  return { title, figure: figureOf(caption, panels, numbersTable(text.table.show, head, rows)) }
}

export function lengthsFigure(
  usual: readonly TableFindings[],
  studied: readonly TableFindings[],
  { text, numbers }: Ink,
): Figure {
  const rows = [...usual, ...studied].map(({ label, tally }): Cell[] => [
    { text: label },
    { text: numbers.whole(tally.games) },
    { text: numbers.decimal(tally.lengths.mean) },
    { text: numbers.whole(tally.lengths.quantile(0.95)) },
  ])
  const head = [text.table.at, text.table.games, text.table.mean, text.table.p95]
  const spreads = usual.map(({ label, tally: { lengths } }) => {
    const [mean, p95] = [lengths.mean, lengths.quantile(0.95)]
    return {
      label,
      values: lengths,
      notes: [
        { kind: 'mean', at: [mean], said: text.lengths.mean(numbers.decimal(mean)) },
        { kind: 'p95', at: [p95], said: text.lengths.p95(numbers.whole(p95)) },
      ],
    } as const
  })
  return {
    title: text.lengths.title,
    figure: figureOf(
      text.lengths.caption,
      [histogramPanels(spreads, numbers, text.lengths)],
      numbersTable(text.table.show, head, rows),
    ),
  }
}

/** Values by label for each table: bars for the usual tables, a shaded grid of numbers for all of them. */
function barsFigure(
  title: string,
  caption: string,
  labels: ReadonlyMap<string, string>,
  tables: { readonly usual: readonly TableFindings[]; readonly studied: readonly TableFindings[] },
  valueOf: (table: TableFindings, key: string) => number,
  written: (value: number) => string,
  { text }: Ink,
): Figure {
  const all = [...tables.usual, ...tables.studied]
  const keys = [...labels.keys()]
  const mostIn = (some: readonly TableFindings[]): number =>
    Math.max(1e-9, ...some.flatMap((table) => keys.map((key) => valueOf(table, key))))
  const panels = tables.usual.map((table) =>
    barPanel(
      table.label,
      [...labels].map(([key, label]) => {
        const value = valueOf(table, key)
        return { label, value, written: written(value) }
      }),
      mostIn(tables.usual),
    ),
  )
  const rows = all.map((table): Cell[] => [
    { text: table.label },
    ...keys.map((key) => {
      const value = valueOf(table, key)
      return { text: written(value), share: value / mostIn(all) }
    }),
  ])
  return {
    title,
    figure: figureOf(caption, [panels], numbersTable(text.table.show, [text.table.at, ...labels.values()], rows)),
  }
}

export function endingsFigure(usual: readonly TableFindings[], studied: readonly TableFindings[], ink: Ink): Figure {
  const { text, words, numbers } = ink
  const totals = new Map<string, number>()
  for (const { tally } of [...usual, ...studied]) {
    for (const [reason, times] of tally.endings) countUp(totals, reason, times)
  }
  const labels = new Map(
    [...totals].toSorted(([, a], [, b]) => b - a).map(([reason]) => [reason, words.endings[reason] ?? reason]),
  )
  return barsFigure(
    text.endings.title,
    text.endings.caption,
    labels,
    { usual, studied },
    ({ tally }, reason) => (tally.endings.get(reason) ?? 0) / tally.games,
    numbers.percent,
    ink,
  )
}

/** One of the study's counts; `index` is its place in the study. */
export function countFigure(
  count: Count,
  index: number,
  usual: readonly TableFindings[],
  studied: readonly TableFindings[],
  ink: Ink,
): Figure {
  const { language, text, numbers } = ink
  const unit = count.unit[language]
  const shares = count.shares === true
  return barsFigure(
    count.title[language],
    shares ? text.counts.shares(unit) : text.counts.mean(unit),
    new Map(Object.entries(count.labels).map(([key, label]) => [key, label[language]])),
    { usual, studied },
    ({ counts, tally }, key) => {
      const counted = counts.counted[index] ?? {}
      const whole = shares ? Object.values(counted).reduce((sum, times) => sum + times, 0) : tally.games
      return (counted[key] ?? 0) / Math.max(1, whole)
    },
    shares ? numbers.percent : numbers.decimal,
    ink,
  )
}
