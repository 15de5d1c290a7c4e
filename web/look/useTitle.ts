import { useEffect } from 'react'

/** What the browser's tab says of this page; undefined: it isn't known yet. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Octopolis`
  }, [title])
}
