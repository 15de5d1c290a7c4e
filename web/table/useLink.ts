import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
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
  const subscribe = useCallback((listener: () => void) => link?.subscribe(listener) ?? (() => {}), [link])
  return useSyncExternalStore(subscribe, () => link?.current() ?? null)
}
