import { Table, type AnyGame, type GameRecord } from '@octopolis/engine'

/** The record up to the first move that can't be played, and why. */
export function playable(
  game: AnyGame,
  record: GameRecord,
): { readonly record: GameRecord; readonly stop: string | null } {
  const table = Table.start(game, record)
  for (const [index, [seat, move]] of record.moves.entries()) {
    try {
      table.play(seat, move)
    } catch (error) {
      return { record: { ...record, moves: record.moves.slice(0, index) }, stop: String(error) }
    }
  }
  return { record, stop: null }
}
