import type { BoardProps } from '@octopolis/games/board'
import type { Fact } from '../facts.ts'
import type { Ask, Move } from '../state.ts'
import type { View } from '../view.ts'

export type OctopusProps = BoardProps<View, Move, Ask, Fact>
