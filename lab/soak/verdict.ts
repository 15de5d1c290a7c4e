import { describeKept, type Failure } from '@octopolis/engine/conform'
import { grouped } from '../print.ts'
import type { Total } from './total.ts'

/** What a trial came to: the failures, with all it takes to see them again and where each is kept, and a line that sums it up. */
export function verdict(game: string, total: Total, seconds: number, keep: (failure: Failure) => string): string {
  const { games, moves, positions, hidden, failures } = total
  return [
    ...failures.map((failure) => `${describeKept(failure, keep(failure))}\n`),
    `${game}: ${grouped(games)} games, ${grouped(moves)} moves, ${grouped(positions)} positions × viewers compared ` +
      `(${grouped(hidden)} with something hidden), ${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}, in ${seconds.toFixed(0)} s.`,
  ].join('\n')
}
