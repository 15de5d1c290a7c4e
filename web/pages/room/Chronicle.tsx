import { useEffect, useRef } from 'react'
import { useWords } from '../../words/language.ts'
import styles from './Screen.module.css'
import { words } from './words.ts'

/** All that has happened so far, in large letters, the newest at the foot. */
export function Chronicle({ lines }: { lines: readonly string[] }) {
  const w = useWords(words)
  const foot = useRef<HTMLLIElement>(null)
  useEffect(() => {
    foot.current?.scrollIntoView({ block: 'nearest' })
  }, [lines.length])
  return (
    <section className={styles['chronicle']} aria-label={w.log}>
      <ol tabIndex={0} aria-label={w.log}>
        {lines.map((line, index) => (
          // A log only grows at its end: a place in it is as good as a name.
          <li key={index}>{line}</li>
        ))}
        <li ref={foot} aria-hidden="true" />
      </ol>
    </section>
  )
}
