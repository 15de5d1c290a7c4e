import type { ReactNode } from 'react'
import styles from './ActBar.module.css'

interface ActBarProps {
  /** Where things stand, read aloud when it changes. */
  readonly text: ReactNode
  readonly children: ReactNode
}

/** The one thing to do on this page, under the thumb. */
export function ActBar({ text, children }: ActBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['text']} role="status">
        {text}
      </div>
      <div className={styles['acts']}>{children}</div>
    </div>
  )
}
