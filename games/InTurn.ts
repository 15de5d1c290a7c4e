import { useLayoutEffect, useState, type ReactNode } from 'react'

/** In milliseconds. A page in the background draws no frames: there the next one counts as drawn after this time. */
const UNSEEN = 100

/**
 * Shows its children `turn` frames after the rest, on a board or around it. Drawing everything in one frame would delay
 * the first touch, and make a phone stall.
 */
export function InTurn({ turn, children }: { turn: number; children: ReactNode }) {
  const [due, setDue] = useState(0)
  useLayoutEffect(() => {
    if (due >= turn) return
    let next: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(next)
      next = setTimeout(() => setDue(due + 1))
    }
    const picture = requestAnimationFrame(later)
    next = setTimeout(later, UNSEEN)
    return () => {
      cancelAnimationFrame(picture)
      clearTimeout(next)
    }
  }, [due, turn])
  return due >= turn ? children : null
}
