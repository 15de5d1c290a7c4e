import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '../look/Button.tsx'
import { useWords } from '../words/language.ts'
import styles from './PanZoom.module.css'
import { words } from './words.ts'
import { moved, whole, zoomed, type Frame, type Lie, type Point } from './zoom.ts'

/** Fingers tremble: less than this is a tap. */
const TREMBLE = 8

/** A board that two fingers enlarge and one finger moves; Ctrl and the wheel do it too. Taps stay taps. */
export function PanZoom({ children }: { children: ReactNode }) {
  const w = useWords(words)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const isDragged = useRef(false)
  const [lie, setLie] = useState<Lie>(whole)

  const size = (): Frame => frame.current?.getBoundingClientRect() ?? { width: 1, height: 1 }
  const inside = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setLie((now) => zoomed(now, Math.exp(-event.deltaY / 200), inside(event), size()))
    }
    const element = frame.current
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const onDown = (event: PointerEvent): void => {
    fingers.current.set(event.pointerId, inside(event))
    start.current = inside(event)
    if (fingers.current.size === 1) isDragged.current = false
  }

  const onMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = inside(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other !== undefined) {
      const [old, wide] = [distance(before, other), distance(now, other)]
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      if (old > 0) setLie((last) => zoomed(last, wide / old, middle, size()))
      isDragged.current = true
    } else if (lie.scale > 1) {
      isDragged.current ||= start.current !== null && distance(start.current, now) > TREMBLE
      if (!isDragged.current) return
      setLie((last) => moved(last, { x: now.x - before.x, y: now.y - before.y }, size()))
    }
    fingers.current.set(event.pointerId, now)
  }

  const onUp = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId)
  }

  const onClick = (event: MouseEvent): void => {
    if (!isDragged.current) return
    event.stopPropagation()
    event.preventDefault()
    isDragged.current = false
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onPointerLeave={onUp}
      onClickCapture={onClick}
    >
      <div className={styles.sheet} style={{ transform: `translate(${lie.x}px, ${lie.y}px) scale(${lie.scale})` }}>
        {children}
      </div>
      {lie.scale > 1 && (
        <div className={styles.back}>
          <IconButton icon="minus" label={w.wholeBoard} onClick={() => setLie(whole)} />
        </div>
      )}
    </div>
  )
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
