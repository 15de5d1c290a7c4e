import type { Leaves } from '../../client/pages.ts'
import { Button } from '../../look/Button.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Admin.module.css'
import { words } from './words.ts'

/** The rest of a list, a page at a time. */
export function More({ of: { hasMore, isBusy, more } }: { of: Leaves<unknown> }) {
  const w = useWords(words)
  if (!hasMore) return null
  return (
    <div className={styles['row']}>
      <Button disabled={isBusy} onClick={more}>
        {w.more}
      </Button>
    </div>
  )
}
