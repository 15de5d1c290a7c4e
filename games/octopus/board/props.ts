import type { BoardProps } from '@octopolis/games/board'
import type { Octopus } from '../kit.ts'

export type OctopusProps = BoardProps<Octopus>
