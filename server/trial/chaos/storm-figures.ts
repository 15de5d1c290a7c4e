import { blowKinds } from './blow.ts'
import { faultKinds, type FaultKind } from './fault.ts'
import type { StormFindings } from './storm.ts'

/** Columns as wide as what stands in them. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(cell.length, widest[index] ?? 0)),
    [],
  )
  const line = (row: readonly string[]): string =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

function longest(times: readonly number[]): string {
  return times.length === 0 ? '' : `${Math.max(...times)} ms`
}

function median(times: readonly number[]): string {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
  return middle === undefined ? '' : `${middle} ms`
}

/** How often what fell, and how long after its end the last game went on. */
function blowRows({ store, fallen }: StormFindings): string[][] {
  const kinds = blowKinds.filter((kind) => fallen.some((one) => one.kind === kind))
  return kinds.map((kind) => {
    const times = fallen.filter((one) => one.kind === kind).map(({ wentOnAfter }) => wentOnAfter)
    return [`${store}: ${kind}`, String(times.length), median(times), longest(times)]
  })
}

/** All storms of a trial, as they are printed. */
export function printedStorms(storms: readonly StormFindings[]): string {
  const sum = (count: (storm: StormFindings) => number): string =>
    String(storms.reduce((total, one) => total + count(one), 0))
  const blows = [['blow', 'times', 'usually on after', 'at most after'], ...storms.flatMap(blowRows)]
  const rows = [
    ['seed', storms[0]?.figures.seed ?? ''],
    ['seconds', sum(({ figures }) => Math.round(figures.seconds))],
    ['blows', sum(({ fallen }) => fallen.length)],
    ['tables opened', sum(({ figures }) => figures.opened)],
    ['tables finished', sum(({ figures }) => figures.finished)],
    ['lines in all logs', sum(({ figures }) => figures.lines)],
    ['moves acknowledged', sum(({ figures }) => figures.acknowledged)],
    ['sent again, unanswered', sum(({ figures }) => figures.resent)],
    ['fallbacks by the clock', sum(({ figures }) => figures.fallbacks)],
    ['positions seen', sum(({ figures }) => figures.seen)],
    ["errors in the house's log", sum(({ complaints }) => complaints)],
    ...Object.keys(faultKinds).map((kind) => [kind, sum(({ figures }) => figures.faults[kind as FaultKind])]),
  ]
  const missing = storms.flatMap((one) => one.missing)
  return [columns(blows), columns(rows), ...missing].join('\n\n')
}
