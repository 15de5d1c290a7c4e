import { useState, type CSSProperties } from 'react'
import styles from './Fuse.module.css'
import { deviceNow } from './time.ts'

interface FuseProps {
  /** By this device's time. */
  readonly until: number
  readonly label: string
}

/** A line that burns down: how long an event may still be answered. The seats tell it in figures. */
export function Fuse({ until, label }: FuseProps) {
  // As it was when it was lit: a line that is drawn anew goes on where it was.
  const [left] = useState(() => Math.max(0, Math.round(until - deviceNow())))
  return (
    <div className={styles.fuse} role="timer" aria-label={label}>
      <span style={{ '--left': `${left}ms` } as CSSProperties} />
    </div>
  )
}
