import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 68.76rem)')

/** Is there room for two columns? The same width as in the style sheets. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
