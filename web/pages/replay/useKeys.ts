import { useEffect } from 'react'
import type { Player } from './usePlayer.ts'

/** Whatever answers to these keys itself keeps them. */
const busyWithArrows = 'input, select, textarea, [role="radio"], [role="tab"], [role="dialog"] *'
const busyWithSpace = `button, a, summary, ${busyWithArrows}`

export function useKeys({ back, forward, seek, togglePlay }: Player, last: number): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: back,
      ArrowRight: forward,
      Home: () => seek(0),
      End: () => seek(last),
      ' ': togglePlay,
    }
    const press = (event: KeyboardEvent): void => {
      const action = actions[event.key]
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const busy = event.key === ' ' ? busyWithSpace : busyWithArrows
      if (event.target instanceof Element && event.target.matches(busy)) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [back, forward, seek, togglePlay, last])
}
