import type { ReactNode } from 'react'
import { ActBar } from '../../look/ActBar.tsx'
import styles from './Ground.module.css'

interface GroundProps {
  readonly left: ReactNode
  readonly right: ReactNode
  readonly text: ReactNode
  readonly act: ReactNode
}

/** What lies behind a door: two columns of questions, and the way on. */
export function Ground({ left, right, text, act }: GroundProps) {
  return (
    <>
      <div className={styles['ground']}>
        <div className={styles['side']}>{left}</div>
        <div className={styles['side']}>{right}</div>
      </div>
      <ActBar text={text}>{act}</ActBar>
    </>
  )
}
