import { useWords } from '../../words/language.ts'
import styles from './Waiting.module.css'
import { words } from './words.ts'

/** While the table is on its way. */
export function Waiting() {
  const w = useWords(words)
  return (
    <main className={styles.waiting}>
      <p role="status">{w.coming}</p>
    </main>
  )
}
