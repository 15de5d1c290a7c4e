import type { Box } from '@octopolis/games/box'
import { useQuery } from '@tanstack/react-query'
import { nextTurn } from '../look/turns.ts'
import { openBoard, openBox, type BoardModule } from '../games.ts'

export interface OpenGame {
  readonly box: Box
  /** Null: it has no board, and is played in words. */
  readonly board: BoardModule | null
}

/** The box and the board of a game; undefined while they come, null if the house has no such game. */
export function useGame(game: string | undefined): OpenGame | null | undefined {
  return useQuery({
    queryKey: ['game', game],
    enabled: game !== undefined,
    staleTime: Infinity,
    queryFn: async () => {
      await nextTurn()
      const [box, board] = await Promise.all([openBox(game ?? ''), openBoard(game ?? '')])
      return box === null ? null : { box, board }
    },
  }).data
}
