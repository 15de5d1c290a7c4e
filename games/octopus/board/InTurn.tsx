import { useLayoutEffect, useState, type ReactNode } from 'react'

/** A page that nobody looks at paints no pictures: then it is after so long. */
const UNSEEN = 100

/** Comes so many pictures after the rest of the board, which is much to draw at once: on a phone that would be felt. */
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
