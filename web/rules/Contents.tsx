import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../words/language.ts'
import type { Chapter } from './read.ts'
import styles from './Rulebook.module.css'
import { words } from './words.ts'

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  readonly compact: boolean
  readonly within: RefObject<HTMLElement | null>
  /** Called before one goes there: all chapters have to be in sight. */
  onGo(): void
}

export function Contents({ chapters, compact, within, onGo }: ContentsProps) {
  const w = useWords(words)
  const go = (id: string): void => {
    flushSync(onGo)
    const heading = within.current?.querySelector<HTMLElement>(`[data-chapter="${id}"]`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  const list = (
    <ol className={styles['contents']}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <button type="button" onClick={() => go(id)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={w.contents} className={styles['nav']}>
      <details className={styles['folded']}>
        <summary>{w.contents}</summary>
        {list}
      </details>
      {!compact && <div className={styles['open']}>{list}</div>}
    </nav>
  )
}
