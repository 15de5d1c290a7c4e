import type { Study } from '@octopolis/games/box'
import { columns, grouped, percent, points } from '../print.ts'
import { writtenChange } from './changes.ts'
import type { Moved, Nearest } from './findings.ts'
import type { Balance, Move } from './attempts.ts'

/** What `tune --json` prints. */
export interface Tuning {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  /** At each table. */
  readonly games: number
  readonly seed: number
  readonly seconds: number
  /** The numbers that all tables were played by, where others than the printed ones. */
  readonly numbers?: Readonly<Record<string, number>>
  readonly changes: number
  readonly comparisons: number
  readonly moved: readonly Moved[]
  readonly nearest: readonly Nearest[]
}

type Names = (mark: number, label: string) => string

function moveRow({ change, subject, before, after, difference, reach }: Move, nameOf: Names): string[] {
  return 'mark' in subject
    ? [
        writtenChange(change),
        nameOf(subject.mark, subject.label),
        percent(before),
        percent(after),
        points(difference),
        `± ${(reach * 100).toFixed(1)}`,
      ]
    : [
        writtenChange(change),
        '',
        before.toFixed(3),
        after.toFixed(3),
        `${difference > 0 ? '+' : ''}${difference.toFixed(3)}`,
        `± ${reach.toFixed(3)}`,
      ]
}

function movedTable({ of, moves, found }: Moved, nameOf: Names): string[] {
  if (found === 0) return [`${of}: nothing moved.`, '']
  const left = found - moves.length
  return [
    columns(
      [of, '', 'before', 'after', 'moved', ''],
      moves.map((move) => moveRow(move, nameOf)),
    ),
    ...(left === 0 ? [] : [`  and ${grouped(left)} more`]),
    '',
  ]
}

function balanceCells({ distance, worst }: Balance, name: (label: string) => string): string[] {
  return [(distance * 100).toFixed(1), worst === null ? '' : `${name(worst.label)} ${points(worst.off)}`]
}

function nearestTable({ mark, now, by }: Nearest, name: (label: string) => string): string[] {
  return [
    columns(
      [`${mark}: nearest to the fair share`, 'points off', 'furthest off'],
      [
        ['as it is', ...balanceCells(now, name)],
        ...by.map(({ change, balance }) => [writtenChange(change), ...balanceCells(balance, name)]),
      ],
    ),
    '',
  ]
}

/** What changes of numbers do, for people. */
export function printedTuning(tuning: Tuning, study: Study): string {
  const { game, seats, bots, games, seed, seconds, changes, comparisons, moved, nearest, numbers = {} } = tuning
  const nameOf: Names = (mark, label) => study.marks?.[mark]?.labels[label]?.en ?? label
  const other = Object.entries(numbers).map(([path, value]) => `${path}=${value}`)
  return [
    `${game}, ${seats} seats, ${grouped(games)} games as it is and by each of ${grouped(changes)} changes, seed ${seed}: ${bots.join(', ')}`,
    ...(other.length === 0 ? [] : [`as it is: ${other.join(', ')}`]),
    '',
    ...moved.flatMap((one) => movedTable(one, nameOf)),
    ...nearest.flatMap((one, mark) => nearestTable(one, (label) => nameOf(mark, label))),
    `${grouped(comparisons)} differences were looked at; about ${grouped(comparisons / 20)} would exceed their interval by chance, and the best of`,
    'many changes is flattered by luck: play those that look good again, with another seed and more games.',
    `${seconds.toFixed(1)} s.`,
  ].join('\n')
}
