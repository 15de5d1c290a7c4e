import { cpus } from 'node:os'
import type { Figures, Latency } from './figures.ts'
import type { Setting } from './job.ts'
import { LIMIT, type Found } from './search.ts'

/** What it was measured on. */
export interface Machine {
  readonly cores: number
  readonly model: string
  readonly node: string
}

export function machine(): Machine {
  const cores = cpus()
  return { cores: cores.length, model: cores[0]?.model.trim() ?? 'unknown', node: process.version }
}

/** Both, and how ours compares: less than 1 is less than boardgame.io's. */
export interface Comparison {
  readonly octopolis: Figures
  readonly boardgameio: Figures
  readonly p95Ratio: number
  readonly cpuPerMoveRatio: number
}

export function compared(octopolis: Figures, boardgameio: Figures): Comparison {
  return {
    octopolis,
    boardgameio,
    p95Ratio: octopolis.seen.p95 / boardgameio.seen.p95,
    cpuPerMoveRatio: octopolis.cpuPerMove / boardgameio.cpuPerMove,
  }
}

const milliseconds = ({ p50, p95, p99, max }: Latency): string =>
  [p50, p95, p99, max].map((value) => value.toFixed(value < 10 ? 1 : 0)).join(' / ')
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

const rows: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['moves/s', ({ movesPerSecond }) => movesPerSecond.toFixed(0)],
  ['seen by the others, ms: p50 / p95 / p99 / max', ({ seen }) => milliseconds(seen)],
  ['confirmed, ms: p50 / p95 / p99 / max', ({ confirmed }) => milliseconds(confirmed)],
  ["server's processor time, of one core", ({ cpu }) => percent(cpu)],
  ["server's processor time for a move, ms", ({ cpuPerMove }) => cpuPerMove.toFixed(2)],
  ["server's memory, MB", ({ memory }) => (memory / 1e6).toFixed(0)],
  ['received by all players for a move, kB', ({ bytesReceivedPerMove }) => (bytesReceivedPerMove / 1000).toFixed(1)],
  ['sent by players for a move, bytes', ({ bytesSentPerMove }) => bytesSentPerMove.toFixed(0)],
  ['games that ended', ({ games }) => String(games)],
  ['moves that came too late', ({ overtaken }) => String(overtaken)],
  ['errors', ({ errors }) => String(errors)],
  ["crowd's processor time, of one core", ({ crowd }) => percent(crowd.cpu)],
  ['crowd late itself, ms: p95', ({ crowd }) => crowd.late.toFixed(0)],
]

function columns(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, column) => (column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width)))
      .join('   ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('   '), ...body.map(line)]
    .map((text) => `  ${text}`)
    .join('\n')
}

/** Side by side, for people. */
export function printed(
  { game, tables, seats, pause, seconds }: Omit<Setting, 'house'>,
  { octopolis, boardgameio, p95Ratio, cpuPerMoveRatio }: Comparison,
): string {
  const { cores, model, node } = machine()
  const failures = [...octopolis.failures, ...boardgameio.failures]
  return [
    `${game}, ${tables} tables with ${seats} people each, who think ${pause} ms give or take half; ${seconds} s`,
    `${cores} × ${model}, Node ${node}; server and crowd share them`,
    '',
    columns(
      ['', 'Octopolis', 'boardgame.io 0.50.2'],
      rows.map(([title, cell]) => [title, cell(octopolis), cell(boardgameio)]),
    ),
    '',
    `  Ours: p95 ${p95Ratio.toFixed(2)} of theirs, processor time for a move ${cpuPerMoveRatio.toFixed(2)} of theirs.`,
    '  Ours has each move on the disk before anybody sees it; theirs keeps all in memory and nothing on a disk.',
    ...failures.map((failure) => `  Failed: ${failure}`),
    '',
  ].join('\n')
}

export function printedSearch(found: Readonly<Record<string, Found>>): string {
  const lines = Object.entries(found).map(([house, { tables, figures }]) => {
    const how =
      figures === null
        ? ''
        : `: p95 ${figures.seen.p95.toFixed(0)} ms, ${figures.movesPerSecond.toFixed(0)} moves/s, ` +
          `server ${percent(figures.cpu)}, crowd ${percent(figures.crowd.cpu)} of a core`
    return `  ${house} holds p95 ≤ ${LIMIT} ms up to ${tables} tables${how}`
  })
  return [...lines, ''].join('\n')
}
