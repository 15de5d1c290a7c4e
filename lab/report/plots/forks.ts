import type { Interval } from '../../intervals.ts'
import { html, type Markup } from '../markup.ts'
import { linear, ticks } from '../scale.ts'
import { circle, line, path, titled, words } from './draw.ts'
import { panel, PANEL_WIDTH } from './panel.ts'
import { shortened } from './shortened.ts'

/** A difference from a middle line, with its interval. */
export interface ForkRow extends Interval {
  readonly label: string
  readonly value: number
  /** The value as the reader writes it. */
  readonly written: string
  readonly tooltip: string
}

const ROW = 40
const TOP = 6
/** Nearer to the edge a number would be cut. */
const EDGE = 16
const RIGHT = PANEL_WIDTH - 58

/** Horizontal dots and whiskers, each under its label, about a line where all would be if nothing mattered. */
export function forkPanel(
  title: string,
  rows: readonly ForkRow[],
  [least, most]: readonly [number, number],
  written: (value: number) => string,
): Markup {
  const x = linear([least, most], [4, RIGHT])
  const bottom = TOP + rows.length * ROW
  const axis = ticks(least, most, 4).flatMap((tick) => [
    line(tick === 0 ? 'fair' : 'grid', [x(tick), TOP], [x(tick), bottom]),
    words('tick', [x(tick), bottom + 15], written(tick), x(tick) < EDGE ? 'start' : 'middle'),
  ])
  const forks = rows.map(({ label, value, low, high, written: said, tooltip }, index) => {
    const [top, middle] = [TOP + index * ROW, TOP + index * ROW + 26]
    const [from, at, to] = [x(Math.max(least, low)), x(value), x(Math.min(most, high))]
    const standsOut = low > 0 || high < 0
    // The shape says it too, for those who see no difference in colour.
    const mark = standsOut
      ? path('mark out', html`M${at} ${middle - 6}l6 6l-6 6l-6 -6z`)
      : circle('mark', [at, middle], 4.5)
    return titled(tooltip, [
      words('label', [0, top + 13], shortened(label)),
      path('whisker', html`M${from} ${middle}H${to}M${from} ${middle - 4}v8M${to} ${middle - 4}v8`),
      mark,
      words('value', [RIGHT + 8, middle + 4], said),
    ])
  })
  const description = rows.map(({ label, written: said }) => `${label} ${said}`).join(', ')
  return panel(title, description, bottom + 20, [...axis, ...forks])
}
