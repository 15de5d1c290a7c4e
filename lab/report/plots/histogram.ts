import type { Distribution } from '../../simulate/distribution.ts'
import type { Markup } from '../markup.ts'
import type { Numbers } from '../numbers.ts'
import { linear, niceStep, ticks } from '../scale.ts'
import { line, rect, titled, words } from './draw.ts'
import { panel, PANEL_WIDTH } from './panel.ts'

const HEIGHT = 222
const plot = { left: 42, right: PANEL_WIDTH - 12, top: 40, bottom: HEIGHT - 38 }
const BINS = 24

/** The values of one table, and up to two lines over them. */
export interface Spread {
  readonly label: string
  readonly values: Distribution
  readonly notes: readonly Note[]
}

interface Note {
  /** A class of the style sheet, one for each line of the note; two have the same words. */
  readonly kind: 'mean' | 'p95'
  readonly at: readonly number[]
  readonly said: string
}

interface Texts {
  readonly axis: string
  readonly tooltip: (from: string, to: string, share: string) => string
}

interface Bin {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Bins of one width over all values of all tables. */
function bins(values: Distribution, width: number, [start, end]: readonly [number, number]): Bin[] {
  const counts = Array.from({ length: Math.max(1, Math.round((end - start) / width)) }, () => 0)
  for (const [value, times] of values.times) {
    // A hair more, so that 0.3 falls into the bin that starts there.
    const bin = Math.floor((value - start) / width + 1e-9)
    counts[bin] = (counts[bin] ?? 0) + times
  }
  return counts.map((count, bin) => ({
    from: start + bin * width,
    to: start + (bin + 1) * width,
    share: count / Math.max(1, values.total),
  }))
}

/** Histograms over the same axes, so that tables can be compared. */
export function histogramPanels(tables: readonly Spread[], numbers: Numbers, { axis, tooltip }: Texts): Markup[] {
  const { percent, roundPercent, decimal } = numbers
  const { left, right, top, bottom } = plot
  const all = tables.flatMap(({ values }) => [...values.times.keys()])
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  const isWhole = all.every(Number.isInteger)
  const nice = niceStep(most - least || 1, BINS)
  const width = isWhole ? Math.max(1, nice) : nice
  const start = Math.floor(least / width) * width
  const end = (Math.floor(most / width + 1e-9) + 1) * width
  const histograms = tables.map((table) => ({ table, bars: bins(table.values, width, [start, end]) }))
  const tallest = Math.max(1e-9, ...histograms.flatMap(({ bars }) => bars.map(({ share }) => share)))
  const x = linear([start, end], [left, right])
  const y = linear([0, tallest], [bottom, top])

  const axes = [
    ...ticks(0, tallest, 4).flatMap((tick) => [
      line('grid', [left, y(tick)], [right, y(tick)]),
      words('tick', [left - 7, y(tick) + 4], roundPercent(tick), 'end'),
    ]),
    ...ticks(start, end, 5).map((tick) => words('tick', [x(tick), bottom + 17], decimal(tick), 'middle')),
    words('axis', [(left + right) / 2, HEIGHT - 5], axis, 'middle'),
  ]
  return histograms.map(({ table: { label, notes }, bars }) => {
    const drawn = bars
      .filter(({ share }) => share > 0)
      .map(({ from, to, share }) =>
        titled(tooltip(decimal(from), decimal(isWhole ? to - 1 : to), percent(share)), [
          rect('bar', [x(from) + 0.5, y(share)], Math.max(0.5, x(to) - x(from) - 1), bottom - y(share)),
        ]),
      )
    // On two lines, and never off the edge: the two may lie close together.
    const marks = notes.flatMap(({ kind, at, said }, row) => {
      const height = 11 + row * 15
      const last = x(at.at(-1) ?? 0)
      return [
        ...at.map((value) => line(kind, [x(value), height + 4], [x(value), bottom])),
        words('note', [last, height], said, last > PANEL_WIDTH / 2 ? 'end' : 'start'),
      ]
    })
    return panel(label, notes.map(({ said }) => said).join(', '), HEIGHT, [...axes, ...drawn, ...marks])
  })
}
