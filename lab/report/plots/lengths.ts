import { percentile95 } from '../../simulate/summary.ts'
import type { TableFindings } from '../findings.ts'
import type { Markup } from '../markup.ts'
import type { Numbers } from '../numbers.ts'
import { linear, niceStep, ticks } from '../scale.ts'
import type { ReportText } from '../text/text.ts'
import { line, rect, titled, words } from './draw.ts'
import { panel, PANEL_WIDTH } from './panel.ts'

const HEIGHT = 222
const plot = { left: 42, right: PANEL_WIDTH - 12, top: 40, bottom: HEIGHT - 38 }
const BINS = 24

interface Bin {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** The shares of games by length, in bins of this width, up to an end. */
function histogram({ tally }: TableFindings, width: number, end: number): Bin[] {
  const counts = Array.from({ length: Math.ceil(end / width) }, () => 0)
  for (const [length, times] of tally.lengths) {
    const bin = Math.floor(length / width)
    counts[bin] = (counts[bin] ?? 0) + times
  }
  return counts.map((count, bin) => ({ from: bin * width, to: (bin + 1) * width, share: count / tally.games }))
}

/** Histograms over the same axes, so that tables can be compared. */
export function lengthPanels(
  tables: readonly TableFindings[],
  numbers: Numbers,
  { lengths: text }: ReportText,
): Markup[] {
  const { percent, roundPercent, decimal, whole } = numbers
  const { left, right, top, bottom } = plot
  const longest = Math.max(...tables.flatMap(({ tally }) => [...tally.lengths.keys()]))
  const width = Math.max(1, niceStep(longest, BINS))
  const end = (Math.floor(longest / width) + 1) * width
  const histograms = tables.map((table) => ({ table, bins: histogram(table, width, end) }))
  const tallest = Math.max(...histograms.flatMap(({ bins }) => bins.map(({ share }) => share)))
  const x = linear([0, end], [left, right])
  const y = linear([0, tallest], [bottom, top])

  const axes = [
    ...ticks(0, tallest, 4).flatMap((tick) => [
      line('grid', [left, y(tick)], [right, y(tick)]),
      words('tick', [left - 7, y(tick) + 4], roundPercent(tick), 'end'),
    ]),
    ...ticks(0, end, 5).map((tick) => words('tick', [x(tick), bottom + 17], whole(tick), 'middle')),
    words('axis', [(left + right) / 2, HEIGHT - 5], text.axis, 'middle'),
  ]
  return histograms.map(({ table, bins }) => {
    const { label, tally } = table
    const bars = bins
      .filter(({ share }) => share > 0)
      .map(({ from, to, share }) =>
        titled(text.tooltip(whole(from), whole(to - 1), percent(share)), [
          rect('bar', [x(from) + 0.5, y(share)], Math.max(0.5, x(to) - x(from) - 1), bottom - y(share)),
        ]),
      )
    const mean = tally.moves / tally.games
    const p95 = percentile95(tally.lengths, tally.games)
    const [meanText, p95Text] = [text.mean(decimal(mean)), text.p95(whole(p95))]
    // On two lines, and never off the edge: the two may lie close together.
    const over = (kind: string, value: number, said: string, height: number): Markup[] => [
      line(kind, [x(value), height + 4], [x(value), bottom]),
      words('note', [x(value), height], said, x(value) > PANEL_WIDTH / 2 ? 'end' : 'start'),
    ]
    const marks = [...over('mean', mean, meanText, 11), ...over('p95', p95, p95Text, 26)]
    return panel(label, `${meanText}, ${p95Text}`, HEIGHT, [...axes, ...bars, ...marks])
  })
}
