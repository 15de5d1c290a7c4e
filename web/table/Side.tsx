import type { AnyWords, RuleId, Say, Typed } from '@octopolis/engine'
import type { Box } from '@octopolis/games/box'
import type { Utterance } from '@octopolis/server/protocol/tables'
import { lazy, Suspense, type ReactNode } from 'react'
import { Chat } from './Chat.tsx'
import { Drawer, type DrawerTab } from './Drawer.tsx'
import type { TableState } from './link.ts'
import { Log } from './Log.tsx'
import { StandingOrders } from './StandingOrders.tsx'
import { TableOptions } from './TableOptions.tsx'
import type { OrderBook } from './useOrders.ts'

const Rulebook = lazy(() => import('../rules/Rulebook.tsx').then((module) => ({ default: module.Rulebook })))

interface SideProps {
  readonly tab: DrawerTab
  onTab(tab: DrawerTab): void
  onClose(): void
  readonly state: TableState
  readonly box: Box
  readonly words: AnyWords
  readonly say: Say
  /** The facts of the log so far. */
  readonly told: readonly Typed[]
  readonly unread: number
  /** Where the rulebook opens. */
  readonly rule: RuleId | null
  explain(rule: RuleId): void
  speak(utterance: Utterance): void
  /** Fetches what was said before; false if it couldn't. */
  earlier(): Promise<boolean>
  readonly affairs: ReactNode
  /** Null: there is nothing to order here. */
  readonly orders: OrderBook | null
}

/** The drawer with all that is in it. */
export function Side(props: SideProps) {
  const { tab, onTab, onClose, state, box, words, say, told, unread } = props
  const { rule, explain, speak, earlier, affairs, orders } = props
  const { info, position, talk, hasEarlier, unsaid } = state
  return (
    <Drawer
      tab={tab}
      onTab={onTab}
      onClose={onClose}
      unread={unread}
      panels={{
        log: (
          <Log
            facts={told}
            words={words}
            say={say}
            ruleOf={({ type }) => box.chapters[type] ?? null}
            explain={explain}
          />
        ),
        chat: (
          <Chat
            talk={talk}
            hasEarlier={hasEarlier}
            earlier={earlier}
            unsaid={unsaid}
            position={position}
            game={box.game}
            words={words}
            say={say}
            speak={speak}
          />
        ),
        rules: (
          <Suspense>
            <Rulebook game={info.game} at={rule} compact />
          </Suspense>
        ),
        options: (
          <TableOptions info={info} words={words} box={box} affairs={affairs}>
            {orders !== null && <StandingOrders book={orders} />}
          </TableOptions>
        ),
      }}
    />
  )
}
