import type { Study } from '@octopolis/games/box'
import { columns, grouped, percent, points } from '../print.ts'
import type { LabelRate } from './rates.ts'
import type { Summary } from './summary.ts'

/** Of long lists the two ends: those are what stands out. */
const AT_EACH_END = 8

function ends(rates: readonly LabelRate[]): readonly LabelRate[] {
  return rates.length <= AT_EACH_END * 2 ? rates : [...rates.slice(0, AT_EACH_END), ...rates.slice(-AT_EACH_END)]
}

/** What seats have and do beside how often they win, and what each game has one of. */
export function printedMarks({ marks = [], measures = [] }: Summary, study: Study): string[] {
  const tables = marks.map(({ mark, labels, distance, never }, index) => {
    const names = study.marks?.[index]?.labels ?? {}
    const shown = ends(labels)
    const rows = shown.map(({ label, games, seats, rate, low, high, fair, off, moved }) => [
      names[label]?.en ?? label,
      grouped(games),
      grouped(seats),
      percent(rate),
      points(off),
      `${points(low - fair)} to ${points(high - fair)}`,
      points(moved),
    ])
    const left = labels.length - shown.length
    return [
      columns([mark, 'games', 'seats', 'rate', 'off fair', '95 % interval', 'moved'], rows),
      `  ${(distance * 100).toFixed(1)} points off the fair share on average${left === 0 ? '' : `; ${left} more in between`}${
        never.length === 0 ? '' : `; nobody had ${never.map((label) => names[label]?.en ?? label).join(', ')}`
      }.`,
      '',
    ]
  })
  const rows = measures.map(({ measure, mean, least, quarter, median, threeQuarters, most }) => [
    measure,
    ...[mean, least, quarter, median, threeQuarters, most].map((value) => value.toFixed(2)),
  ])
  const measured = columns(['a game has', 'mean', 'least', '25 %', 'median', '75 %', 'most'], rows)
  const meaning = '  off fair: the rate less one share in as many as there are seats, in points, with its interval;'
  const moved = '  moved: the rate less what the same bots win in all their games, with it or without.'
  return [
    ...tables.flat(),
    ...(tables.length === 0 ? [] : [meaning, moved, '']),
    ...(rows.length === 0 ? [] : [measured, '']),
  ]
}
