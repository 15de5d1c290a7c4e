import { Table, type GameRecord } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { Sample } from './model.ts'

type Judged = NonNullable<Box['judged']>

/** Every moment of a recorded game at which its bots judge, once a move; none where nobody, or several, won. */
export function samplesOf({ game }: Box, judged: Judged, record: GameRecord): Sample[] {
  const table = Table.start(game, record)
  const moments: Sample['traits'][] = []
  const look = () => {
    if (judged.rests(table.state) && table.outcome === null) {
      moments.push(judged.traits(table.state).map((traits) => (traits === null ? null : Object.values(traits))))
    }
  }
  look()
  for (const [seat, move] of record.moves) {
    table.play(seat, move)
    look()
  }
  const winners = (table.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []))
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return []
  return moments.map((traits) => ({ traits, winner }))
}
