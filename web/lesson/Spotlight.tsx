import { useEffect, useState, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { boxesOf, type Box } from './geometry.ts'
import styles from './Spotlight.module.css'

/** Boards pan and unfold: what is pointed at is looked for again that often. */
const LOOK = 200

/** A ring of light around whatever carries this point. It lies over the page and moves nothing. */
export function Spotlight({ point }: { point: string | undefined }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    const look = (): void => {
      const found = boxesOf(point)
      setBoxes((before) => (areAlike(before, found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [point])
  return createPortal(
    boxes.map(({ left, top, right, bottom }, index) => (
      <div
        key={index}
        className={styles.ring}
        aria-hidden="true"
        style={{ left, top, width: right - left, height: bottom - top } satisfies CSSProperties}
      />
    )),
    document.body,
  )
}

function areAlike(some: readonly Box[], others: readonly Box[]): boolean {
  const flat = (boxes: readonly Box[]): string =>
    boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round)).join()
  return flat(some) === flat(others)
}
