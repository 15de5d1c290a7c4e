import { Button } from '../../look/Button.tsx'
import { useWords } from '../../words/language.ts'
import type { Evening } from './open.ts'
import { OpenFile } from './OpenFile.tsx'
import styles from './Side.module.css'
import { words } from './words.ts'

/** The record as a file: take it along, or open another. */
export function RecordDeeds({ sealed, onFile }: { sealed: Evening['sealed']; onFile(file: File): void }) {
  const w = useWords(words)
  return (
    <div className={styles['deeds']}>
      <Button kind="quiet" icon="download" onClick={() => download(sealed)}>
        {w.download}
      </Button>
      <OpenFile kind="quiet" onFile={onFile}>
        {w.open}
      </OpenFile>
    </div>
  )
}

function download(sealed: Evening['sealed']): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(sealed)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${sealed.game}-${sealed.digest.slice(0, 8)}.json`
  anchor.click()
  URL.revokeObjectURL(url)
}
