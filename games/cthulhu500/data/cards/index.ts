import type { Card } from '../cardtypes.ts'
import { actions } from './actions.ts'
import { crew } from './crew.ts'
import { mods } from './mods.ts'
import { reactions } from './reactions.ts'
import { tires } from './tires.ts'

export type ActionId = keyof typeof actions
export type CrewId = keyof typeof crew
export type ModId = keyof typeof mods
export type TiresId = keyof typeof tires
export type ReactionId = keyof typeof reactions

/** Every card but the flag. */
export type CardId = ActionId | CrewId | ModId | TiresId | ReactionId

export const cards: Readonly<Record<CardId, Card>> = { ...actions, ...crew, ...mods, ...tires, ...reactions }

export const cardIds = Object.keys(cards) as CardId[]

/** C500-1.3: the deck as it is printed, copies and all. */
export const deck: readonly CardId[] = cardIds.flatMap((id) => Array.from({ length: cards[id].copies }, () => id))

export { actions, crew, mods, reactions, tires }
