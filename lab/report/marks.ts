import type { Mark, Measure } from '@octopolis/games/box'
import { Distribution } from '../simulate/distribution.ts'
import { labelRates, type LabelRate } from '../simulate/rates.ts'
import { figureOf, type Figure, type Ink } from './figures.ts'
import type { TableFindings } from './findings.ts'
import { forkPanel, type ForkRow } from './plots/forks.ts'
import { histogramPanels } from './plots/histogram.ts'
import { numbersTable, type Cell } from './tables.ts'

/** Of long lists the two ends are drawn; the table has them all. */
const AT_EACH_END = 6
const STEP = 0.05

function ends(rates: readonly LabelRate[]): readonly LabelRate[] {
  return rates.length <= AT_EACH_END * 2 ? rates : [...rates.slice(0, AT_EACH_END), ...rates.slice(-AT_EACH_END)]
}

/** One of the study's marks: how far from the fair share those are who have each label, over all and by seat count. */
export function markFigure(
  mark: Mark,
  index: number,
  usual: readonly TableFindings[],
  studied: readonly TableFindings[],
  { language, text, numbers }: Ink,
): Figure {
  const { percent, points, roundPoints, whole } = numbers
  const nameOf = (label: string): string => mark.labels[label]?.[language] ?? label
  const groups = [
    ...(usual.length === 1 ? [] : [{ label: text.marks.together, rates: labelRates(usual, index) }]),
    ...[...usual, ...studied].map((table) => ({ label: table.label, rates: labelRates([table], index) })),
  ]
  const drawn = groups.slice(0, groups.length - studied.length)
  const offs = drawn.flatMap(({ rates }) => ends(rates).map(({ off }) => off))
  const most = Math.max(STEP, Math.ceil((Math.max(0, ...offs.map(Math.abs)) * 1.5) / STEP) * STEP)
  const rowOf = ({ label, off, rate, low, high, fair, seats }: LabelRate): ForkRow => ({
    label: nameOf(label),
    value: off,
    low: low - fair,
    high: high - fair,
    written: points(off),
    tooltip: text.marks.tooltip(nameOf(label), percent(rate), percent(fair), whole(seats)),
  })
  const panels = drawn.map(({ label, rates }) => forkPanel(label, ends(rates).map(rowOf), [-most, most], roundPoints))
  const rows = groups.flatMap(({ label: table, rates }) =>
    rates.map((rate): Cell[] => [
      { text: nameOf(rate.label) },
      { text: table },
      { text: whole(rate.games) },
      { text: whole(rate.seats) },
      { text: percent(rate.rate) },
      { text: percent(rate.fair) },
      { text: points(rate.off) },
      { text: text.marks.between(points(rate.low - rate.fair), points(rate.high - rate.fair)) },
      { text: points(rate.moved) },
    ]),
  )
  const { table } = text
  const head = [
    mark.title[language],
    table.at,
    table.games,
    table.seatings,
    table.rate,
    table.fair,
    table.off,
    table.interval,
    table.moved,
  ]
  return {
    title: mark.title[language],
    figure: figureOf(text.marks.caption, [panels], numbersTable(table.show, head, rows)),
  }
}

/** One of the study's measures: what games have of it. */
export function measureFigure(
  measure: Measure,
  index: number,
  usual: readonly TableFindings[],
  studied: readonly TableFindings[],
  { language, text, numbers }: Ink,
): Figure {
  const { decimal, whole } = numbers
  const spreads = [...usual, ...studied].map(({ label, tally }) => {
    const values = tally.measures[index] ?? new Distribution()
    const [quarter, threeQuarters] = [values.quantile(0.25), values.quantile(0.75)]
    return {
      label,
      values,
      notes: [
        { kind: 'mean', at: [values.mean], said: text.lengths.mean(decimal(values.mean)) },
        {
          kind: 'p95',
          at: [quarter, threeQuarters],
          said: text.measures.half(decimal(quarter), decimal(threeQuarters)),
        },
      ],
    } as const
  })
  const rows = spreads.map(({ label, values }): Cell[] => [
    { text: label },
    { text: whole(values.total) },
    ...[values.mean, values.least, values.quantile(0.25), values.quantile(0.5), values.quantile(0.75), values.most].map(
      (value) => ({ text: decimal(value) }),
    ),
  ])
  const { table } = text
  const head = [table.at, table.games, table.mean, table.least, '25 %', table.median, '75 %', table.most]
  const panels = histogramPanels(spreads.slice(0, usual.length), numbers, {
    axis: measure.unit[language],
    tooltip: text.measures.tooltip,
  })
  return {
    title: measure.title[language],
    figure: figureOf(text.measures.caption, [panels], numbersTable(table.show, head, rows)),
  }
}
