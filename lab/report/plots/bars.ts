import type { Markup } from '../markup.ts'
import { linear } from '../scale.ts'
import { rect, titled, words } from './draw.ts'
import { panel, PANEL_WIDTH } from './panel.ts'
import { shortened } from './shortened.ts'

export interface BarRow {
  readonly label: string
  readonly value: number
  /** The value as the reader writes it. */
  readonly written: string
}

const ROW = 40
const BAR = 10
const RIGHT = PANEL_WIDTH - 58

/** Horizontal bars, each under its label: long names in any language have room. */
export function barPanel(title: string, rows: readonly BarRow[], most: number): Markup {
  const x = linear([0, most], [0, RIGHT])
  const bars = rows.map(({ label, value, written }, index) => {
    const top = index * ROW
    return titled(`${label}: ${written}`, [
      words('label', [0, top + 13], shortened(label)),
      rect('track', [0, top + 20], RIGHT, BAR),
      rect('bar', [0, top + 20], x(value), BAR),
      words('value', [RIGHT + 8, top + 29], written),
    ])
  })
  const description = rows.map(({ label, written }) => `${label} ${written}`).join(', ')
  return panel(title, description, rows.length * ROW, bars)
}
