import { evenShare, seatRates, type SeatRate, type TableFindings } from '../findings.ts'
import { html, type Markup } from '../markup.ts'
import type { Numbers } from '../numbers.ts'
import { linear, ticks } from '../scale.ts'
import type { ReportText } from '../text/text.ts'
import { circle, line, path, rect, titled, words } from './draw.ts'
import { panel, PANEL_WIDTH } from './panel.ts'

const HEIGHT = 244
const plot = { left: 42, right: PANEL_WIDTH - 8, top: 38, bottom: HEIGHT - 38 }
const STEP = 0.05

/** Bounds for all tables with as many seats, so that their panels can be compared at a glance. */
export function rateBounds(tables: readonly TableFindings[]): readonly [number, number] {
  const rates = tables.flatMap(seatRates)
  const shares = tables.map(({ setting }) => 1 / setting.seats)
  const low = Math.min(...shares, ...rates.map((rate) => rate.low))
  const high = Math.max(...shares, ...rates.map((rate) => rate.high))
  return [Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP]
}

/** The shape says it too, for those who see no difference in colour. */
function mark(x: number, y: number, { standsOut }: SeatRate): Markup {
  return standsOut ? path('mark out', html`M${x} ${y - 7}l7 7l-7 7l-7 -7z`) : circle('mark', [x, y], 5)
}

/** A dot and a whisker a seat, and a line where they would be if all were alike. */
export function winPanel(
  table: TableFindings,
  bounds: readonly [number, number],
  numbers: Numbers,
  { wins: text }: ReportText,
): Markup {
  const { percent, roundPercent, decimal, whole } = numbers
  const { left, right, top, bottom } = plot
  const rates = seatRates(table)
  const { seats } = table.setting
  const fair = 1 / seats
  const even = evenShare(table)
  const x = linear([-0.5, seats - 0.5], [left, right])
  const y = linear(bounds, [bottom, top])
  const across = (kind: string, rate: number): Markup => line(kind, [left, y(rate)], [right, y(rate)])

  const grid = ticks(...bounds, 5).flatMap((tick) => [
    across('grid', tick),
    words('tick', [left - 7, y(tick) + 4], roundPercent(tick), 'end'),
  ])
  const key = (kind: string, start: number, said: string): Markup[] => [
    line(kind, [start, 9], [start + 19, 9]),
    words('note', [start + 25, 13], said),
  ]
  // Where nearly every game has a winner, the two lines say the same.
  const unlike = Math.abs(y(even) - y(fair)) >= 6
  const lines = [
    across('fair', fair),
    ...key('fair', left, text.fair(percent(fair))),
    ...(unlike ? [across('even', even), ...key('even', (left + right) / 2, text.even(percent(even)))] : []),
  ]
  const seatMarks = rates.map((rate) => {
    const number = String(rate.seat + 1)
    const [middle, low, high] = [x(rate.seat), y(rate.low), y(rate.high)]
    return titled(
      text.tooltip(
        number,
        percent(rate.rate),
        percent(rate.low),
        percent(rate.high),
        decimal(rate.wins),
        whole(rate.games),
      ),
      [
        rect('catch', [middle - 24, top], 48, bottom - top),
        path('whisker', html`M${middle} ${low}V${high}M${middle - 6} ${low}h12M${middle - 6} ${high}h12`),
        mark(middle, y(rate.rate), rate),
        words('value', [middle, high - 6], percent(rate.rate), 'middle'),
        words('tick', [middle, bottom + 17], number, 'middle'),
      ],
    )
  })
  const axis = words('axis', [(left + right) / 2, HEIGHT - 5], text.axis, 'middle')
  const description = rates.map(({ seat, rate }) => `${seat + 1}: ${percent(rate)}`).join(', ')
  return panel(table.label, description, HEIGHT, [...grid, ...lines, ...seatMarks, axis])
}
