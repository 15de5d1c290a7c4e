import type { Typed } from '@octopolis/engine'
import type { BoardProps } from '@octopolis/games/board'
import { isPassedBy } from '@octopolis/server/protocol/standing'
import { useMemo, type ComponentType } from 'react'
import { useTrouble } from '../look/useTrouble.ts'
import { Declined } from '../declined.ts'
import { stillTold } from './faded.ts'
import type { TableLink, TableState } from './link.ts'
import { useSettings } from './settings.ts'
import { useAnswering, type Answering } from './useAnswering.ts'
import { useDrawer, type OpenDrawer } from './useDrawer.ts'
import type { OpenGame } from './useGame.ts'
import { useMoment, type Moment } from './useMoment.ts'
import { useOrders, type OrderBook } from './useOrders.ts'
import { useSeatStatus } from './useStatus.ts'
import { useWording, type Wording } from './useWording.ts'

/** A table, the way to it, and what is played there. */
export interface AtTable {
  readonly state: TableState
  readonly link: TableLink
  readonly open: OpenGame
}

/** Somebody at a table, playing or watching: what they are shown, what they are asked, and what they answer. */
export interface Sitting {
  readonly wording: Wording
  readonly moment: Moment
  readonly answering: Answering
  readonly drawer: OpenDrawer
  /** Null: there is nothing to order here. */
  readonly orders: OrderBook | null
  /** One's own order lets it pass in a moment. */
  readonly isOrdered: boolean
  /** What is said while nothing is asked. */
  readonly status: string
  /** The facts that were shown and may still be read. */
  readonly told: readonly Typed[]
  readonly isInWords: boolean
  /** What everything that shows the game is given. */
  readonly given: BoardProps
  /** How the board lets this be answered; null: in words, or by the bar's own buttons. */
  readonly Answer: ComponentType<BoardProps> | null
}

export function useSitting({ state, link, open }: AtTable): Sitting {
  const { info, position, log } = state
  const { box, board } = open
  const stage = board?.stage ?? null
  const settings = useSettings()
  const trouble = useTrouble()
  const wording = useWording(info, box)
  const moment = useMoment(state, stage)
  const drawer = useDrawer(state, moment)
  const orders = useOrders(link, info.game, moment.seat, wording.words.windows)
  const status = useSeatStatus(state, moment, wording)
  const { prompt, shown, isWindow } = moment
  const told = useMemo(() => stillTold(box.game, position, log.slice(0, shown)), [box, position, log, shown])
  const send = (move: unknown): Promise<void> =>
    // Whoever was too slow sees it: the table has gone on.
    link.play(move).catch((error: unknown) => (isWindow && isStale(error) ? undefined : trouble(error)))
  const answering = useAnswering(moment, stage, send)

  const { view, seat, fact } = moment
  const { draft, choose, answer } = answering
  const { say, language } = wording
  const isInWords = board === null || settings.inWords
  const isHandled = prompt !== null && (stage?.handles.includes(prompt.ask.type) ?? false)
  return {
    wording,
    moment,
    answering,
    drawer,
    orders,
    isOrdered: prompt !== null && orders !== null && isPassedBy(orders.orders, prompt.window),
    status,
    told,
    isInWords,
    given: { view, seat, fact, prompt, draft, choose, answer, explain: drawer.explain, say, language },
    Answer: isHandled && !isInWords && board !== null ? board.Answer : null,
  }
}

function isStale(error: unknown): boolean {
  return error instanceof Declined && error.reason === 'stale'
}
