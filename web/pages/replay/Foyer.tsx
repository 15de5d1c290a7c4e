import { useRef } from 'react'
import { Button } from '../../look/Button.tsx'
import { Masthead } from '../../look/Masthead.tsx'
import { useWords } from '../../words/language.ts'
import styles from './Foyer.module.css'
import { words } from './words.ts'

interface FoyerProps {
  readonly isWaiting: boolean
  /** Why there is nothing to see. */
  readonly why: string | null
  readonly isOver: boolean
  onFile(file: File): void
}

/** Before a game is on the table: it is on its way, it isn't there, or a file is to be chosen. */
export function Foyer({ isWaiting, why, isOver, onFile }: FoyerProps) {
  const w = useWords(words)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Masthead />
      <main className={styles['foyer']} data-over={isOver}>
        <h1>{why === null ? (isWaiting ? w.opening : w.file.title) : w.trouble}</h1>
        {why !== null && <p role="alert">{why}</p>}
        {!isWaiting && (
          <div className={styles['drop']}>
            <p>{isOver ? w.file.drop : w.file.help}</p>
            <Button icon="upload" kind="main" onClick={() => picker.current?.click()}>
              {w.file.choose}
            </Button>
            <input
              ref={picker}
              type="file"
              accept="application/json,.json"
              hidden
              onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
            />
          </div>
        )}
      </main>
    </>
  )
}
