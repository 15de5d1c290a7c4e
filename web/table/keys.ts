import { useEffect, useRef } from 'react'
import type { DrawerTab } from './Drawer.tsx'

interface TableKeys {
  onTab(tab: DrawerTab): void
  onWords(): void
  /** Null: there is nothing to skip. */
  readonly onSkip: (() => void) | null
  /** Null: there is nothing to let pass. */
  readonly onPass: (() => void) | null
}

const tabs: Readonly<Record<string, DrawerTab>> = { l: 'log', t: 'chat', r: 'rules', o: 'options' }

/** Letters of the whole table, unless somebody is writing or in a dialog. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      const isIn = (places: string): boolean => target !== null && target.closest(places) !== null
      if (isIn('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return
      const { onTab, onWords, onSkip, onPass } = latest.current
      const key = event.key.toLowerCase()
      const tab = tabs[key]
      if (tab !== undefined) onTab(tab)
      else if (key === 'w') onWords()
      else if (key === ' ' && onPass !== null && !event.repeat && !isIn('button, a')) onPass()
      else if (key === ' ' && onSkip !== null && !isIn('button, a')) onSkip()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
