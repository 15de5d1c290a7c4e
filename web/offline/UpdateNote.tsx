import { useState } from 'react'
import { Button } from '../look/Button.tsx'
import { inBoth, useWords } from '../words/language.ts'
import { useUpdate } from './registration.ts'
import styles from './UpdateNote.module.css'

const words = inBoth({
  en: { ready: 'A new version is ready. Your game goes on where it is.', apply: 'Use it now', later: 'Later' },
  fr: {
    ready: 'Une nouvelle version est prête. Votre partie reprendra où elle en est.',
    apply: 'L’utiliser',
    later: 'Plus tard',
  },
})

/** Says so when a new version waits. Without a click it comes on the way to the next page. */
export function UpdateNote() {
  const w = useWords(words)
  const { ready, apply } = useUpdate()
  const [isLater, setLater] = useState(false)
  const isShown = ready && !isLater
  return (
    <div role="status" className={isShown ? styles['note'] : undefined}>
      {isShown && (
        <>
          <p>{w.ready}</p>
          <Button kind="quiet" onClick={() => setLater(true)}>
            {w.later}
          </Button>
          <Button onClick={() => apply()}>{w.apply}</Button>
        </>
      )}
    </div>
  )
}
