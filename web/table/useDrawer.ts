import type { RuleId } from '@octopolis/engine'
import { useEffect, useState } from 'react'
import { useWide } from '../look/useWide.ts'
import type { DrawerTab } from './Drawer.tsx'
import type { TableState } from './link.ts'
import type { Moment } from './useMoment.ts'

/** The drawer: whether it is open, where, and what in it wasn't read yet. */
export interface OpenDrawer {
  readonly isOpen: boolean
  /** Open from the start, it comes with the table, so that nothing jumps; any other comes when it is opened. */
  readonly isFirstOpen: boolean
  /** There is room beside the board, and it is open there. */
  readonly isBeside: boolean
  readonly tab: DrawerTab
  /** Where the rulebook opens. */
  readonly rule: RuleId | null
  /** So much was said since the talk was last opened; by others than oneself. */
  readonly unread: number
  readonly unreadOfOthers: number
  turnTo(tab: DrawerTab): void
  /** Opens the rulebook there. */
  explain(rule: RuleId): void
  setOpen(isOpen: boolean): void
}

export function useDrawer({ talk }: TableState, { seat, prompt, key }: Moment): OpenDrawer {
  const [tab, setTab] = useState<DrawerTab>('log')
  const isWide = useWide()
  const [isFirstOpen] = useState(isWide)
  const [isOpen, setOpen] = useState(isWide)
  const [rule, setRule] = useState<RuleId | null>(null)
  const last = talk.at(-1)?.n ?? 0
  const [readUpTo, setReadUpTo] = useState(last)
  const unread = talk.filter(({ n, kind }) => n > readUpTo && kind !== 'event')
  // The rulebook opens where the question is explained, until somebody asks for another place.
  useEffect(() => setRule(null), [key])

  const turnTo = (next: DrawerTab): void => {
    setTab(next)
    setOpen(true)
    if (next === 'chat') setReadUpTo(last)
  }
  return {
    isOpen,
    isFirstOpen,
    isBeside: isWide && isOpen,
    tab,
    rule: rule ?? prompt?.rule ?? null,
    unread: unread.length,
    unreadOfOthers: unread.filter((said) => said.seat !== seat).length,
    turnTo,
    explain(at) {
      setRule(at)
      turnTo('rules')
    },
    setOpen,
  }
}
