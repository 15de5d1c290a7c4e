import type { Study } from '@octopolis/games/box'
import { columns, grouped, percent } from '../print.ts'
import { wilson } from '../intervals.ts'
import { printedMarks } from './printed-marks.ts'
import type { Setting } from './setting.ts'
import type { Summary } from './summary.ts'

function winRow(label: string, { wins, games }: { readonly wins: number; readonly games: number }): string[] {
  const { low, high } = wilson(wins, games)
  const rate = games === 0 ? 0 : wins / games
  return [label, wins.toFixed(1), grouped(games), percent(rate), `${percent(low)} – ${percent(high)}`]
}

/** A simulation for people. */
export function printedSummary(summary: Summary, { bots, fixed, sides, numbers = {} }: Setting, study?: Study): string {
  const { game, seats, games, seed, endings, length, moves, movesPerSecond, seconds } = summary
  const dealt = Object.entries(sides ?? {}).map(([side, level]) => `${side} ${level}`)
  const sitting =
    dealt.length > 0 ? dealt.join(', ') : `${bots.join(', ')}, ${fixed ? 'each in its seat' : 'seats in turn'}`
  const changed = Object.entries(numbers).map(([path, value]) => `${path}=${value}`)
  return [
    `${game}, ${seats} seats, ${grouped(games)} games, seed ${seed}: ${sitting}`,
    ...(changed.length === 0 ? [] : [`by other numbers: ${changed.join(', ')}`]),
    '',
    columns(
      ['seat', 'wins', 'games', 'rate', '95 % interval'],
      summary.bySeat.map((wins, seat) => winRow(String(seat + 1), wins)),
    ),
    '',
    columns(
      ['bot', 'wins', 'seatings', 'rate', '95 % interval'],
      summary.byBot.map((wins) => winRow(wins.bot, wins)),
    ),
    '',
    ...(summary.bySide === undefined
      ? []
      : [
          columns(
            ['side', 'wins', 'games', 'rate', '95 % interval'],
            summary.bySide.map((wins) => winRow(wins.side, wins)),
          ),
          '',
        ]),
    columns(
      ['ending', 'games', 'share'],
      Object.entries(endings).map(([reason, times]) => [reason, grouped(times), percent(times / games)]),
    ),
    '',
    ...(study === undefined ? [] : printedMarks(summary, study)),
    `Length: ${length.mean.toFixed(1)} moves on average, at most ${length.p95} in 95 % of the games.`,
    `${grouped(moves)} moves; ${grouped(movesPerSecond)} moves/s over ${seconds.toFixed(1)} s.`,
  ].join('\n')
}
