import { useEffect, useState, type RefObject } from 'react'
import { tall, wide, type Layout } from './layout.ts'

/** The layout that leaves the least of its container empty; null until that is measured. */
export function useLayout(frame: RefObject<HTMLElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    // Told by the browser when it has measured anyway, and at once for the first time.
    const observer = new ResizeObserver(([measured]) => {
      const { width, height } = measured?.contentRect ?? { width: 0, height: 0 }
      if (width === 0 || height === 0) return
      const fit = (one: Layout) => Math.min(width / one.width, height / one.height) * Math.sqrt(one.width * one.height)
      setLayout(fit(wide) >= fit(tall) ? wide : tall)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return layout
}
