import { useLayoutEffect, useState, type RefObject } from 'react'
import { tall, wide, type Layout } from './layout.ts'

/** The layout that leaves the least of its container empty. */
export function useLayout(frame: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(wide)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return
      const fit = (one: Layout) => Math.min(width / one.width, height / one.height) * Math.sqrt(one.width * one.height)
      setLayout(fit(wide) >= fit(tall) ? wide : tall)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return layout
}
