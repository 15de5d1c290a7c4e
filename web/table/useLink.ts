import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { oncePerTurn } from '../look/turns.ts'
import type { TableLink, TableState } from './link.ts'

/** A link that lives as long as its component; `open` is called again when the key changes. */
export function useLink(key: string, open: () => TableLink): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const opened = open()
    setLink(opened)
    return () => {
      opened.close()
      setLink(null)
    }
    // What is opened is named by the key alone.
  }, [key])
  return link
}

export function useTable(link: TableLink | null): TableState | null {
  // A page that was busy gets a hundred positions at once. React renders at each of them while its effects are still due, and
  // takes that for a loop: so it hears of them together.
  const subscribe = useCallback((listener: () => void) => link?.subscribe(oncePerTurn(listener)) ?? (() => {}), [link])
  return useSyncExternalStore(subscribe, () => link?.current() ?? null)
}
